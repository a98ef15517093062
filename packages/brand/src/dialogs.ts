/**
 * Every dialog, one line each: the part of its address after `/enquire/`, which begins with the name of its folder in apps/site/src/dialogs;
 * a second part says what it is about (MOD-01). Each page's first script holds these lines and nothing else of a dialog.
 */
export const dialogs = [
  'telephone',
  'email',
  'celebration',
  'destination',
  'experiences',
  'residences',
  'travel-africa',
  'book',
  '360-tours',
  'what-to-expect/{experience}',
  'amenities/{tag}',
  'instagram',
] as const;

type Address = (typeof dialogs)[number];

/** "book", "amenities". */
export type DialogName = Address extends infer Path
  ? Path extends `${infer Name}/${string}`
    ? Name
    : Path
  : never;
