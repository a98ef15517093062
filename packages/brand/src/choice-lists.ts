import { isPlaceListName, type PlaceListName } from './places/place-lists.ts';

/** The lists of choices that editors may have, and what of the enquiry forms asks for each, in words. Those of places come first. */
export const editedLists = {
  locations: 'the email form (places to choose from)',
  'celebration-locations': 'the celebration form (places to choose from)',
  'destination-locations': 'the destination form (places to choose from)',
  lodges: 'the email form (lodges to choose from)',
  residences: 'the residences form (residences to choose from)',
  'journey-countries': 'the Travel Africa form (countries to choose from)',
  packages: 'the Travel Africa form (packages to choose from)',
  experiences: 'the email, experiences and celebration forms (experiences to choose from)',
  interests: 'the newsletter form (interests to choose from)',
} as const satisfies Readonly<Record<PlaceListName, string> & Record<string, string>>;

export type EditedListName = keyof typeof editedLists;

export const isEditedListName = (name: string): name is EditedListName => Object.hasOwn(editedLists, name);

/** Those of other things than places. */
export const otherListNames: readonly string[] = Object.keys(editedLists).filter(
  (name) => !isPlaceListName(name),
);
