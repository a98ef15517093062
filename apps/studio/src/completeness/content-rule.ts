import type { EntryLike } from '@sundowner/brand';
import type { EntryContext, Id } from './entry-context.ts';

/** What a rule looks at. */
export interface Asked {
  readonly entry: EntryLike;
  readonly context: EntryContext;
}

/** Something a page can do without and is better with. */
export interface ContentRule {
  /** One of them is enough; the first is opened. Empty for what another entry holds. */
  readonly fields: readonly string[];
  /** Left out, the label of the first field. */
  readonly name?: string | ((asked: Asked) => string);
  /** What visitors miss. */
  readonly says: string;
  /** Whether it is asked of this entry; left out, of all. */
  readonly of?: (asked: Asked) => boolean;
  /** Whether it is lacking, where the fields alone do not say. */
  readonly isMissing?: (asked: Asked) => boolean;
  /** The entry that would hold it; `null` for a new one. */
  readonly entryOf?: (asked: Asked) => readonly [collection: string, id: Id | null, field?: string];
}

export const has = (
  field: string | readonly string[],
  says: string,
  more: Partial<ContentRule> = {},
): ContentRule => ({
  fields: [field].flat(),
  says,
  ...more,
});

export const elsewhere = (
  name: ContentRule['name'],
  says: string,
  isMissing: NonNullable<ContentRule['isMissing']>,
  entryOf: NonNullable<ContentRule['entryOf']>,
  of?: ContentRule['of'],
): ContentRule => ({ fields: [], name: name ?? '', says, isMissing, entryOf, ...(of ? { of } : {}) });

export const prices = (says: string, of?: ContentRule['of']): ContentRule =>
  elsewhere(
    ({ context }) => `Prices of ${context.year}`,
    says,
    ({ context }) => !context.pricedYears.some((year) => year >= context.year),
    () => ['rate', null],
    of,
  );

export const card = (of?: ContentRule['of']): ContentRule =>
  elsewhere(
    ({ context }) => (context.card ? 'Availability address' : 'Booking card'),
    'The dialog Bookings & Availability does not offer it; its dates can only be asked for.',
    ({ context }) => context.card?.address !== true,
    ({ context }) => ['accommodationCard', context.card?.id ?? null, 'checkAvailabilityLink'],
    of,
  );

export const intro = elsewhere(
  'Words for search engines',
  'Search engines and shared links show a general title and description.',
  ({ context }) => context.intro?.meta !== true,
  ({ context }) => ['introSection', context.intro?.id ?? null, 'metaTitle'],
);

export const banner = elsewhere(
  'Banner',
  'The page begins without its large picture.',
  ({ context }) => context.banner === null,
  () => ['heroBanner', null],
);

export const ownMeta: readonly ContentRule[] = [
  has('metaTitle', 'Search engines show its name alone.', { name: 'Title for search engines' }),
  has('metaDescription', 'Search engines choose words by themselves.', {
    name: 'Description for search engines',
  }),
];

export const menuPicture = has(['dropDownImage', 'dropdownImageMobi'], 'Menus show it without a picture.');
export const oneLine = has('line', 'Its card says nothing but its name.');
export const hero = has('hero', 'The page begins without its large picture.');
export const pictures = has('gallery', 'There are no pictures to leaf through.');
export const expect = has('whatToExpect', 'The link "What to expect" is left out.');
export const onMap = has('latitude', 'Maps and search engines do not know where it lies.', {
  name: 'Place on the map',
});
export const wayThere = has(['gettingHere', 'routes'], 'Guests find no way to get there.', {
  name: 'Getting there',
});
export const amenities = has('amenities', 'The page names none.');
