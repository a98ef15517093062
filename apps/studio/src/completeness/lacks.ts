import type { EntryLike } from '@sundowner/brand';
import { type Around, formOf, type Id, isWhole } from './around.ts';
import { type FormField, isEmpty, type NamedField, namedFields, valueAt } from './form-fields.ts';

/** What a rule looks at. */
interface Asked {
  readonly entry: EntryLike;
  readonly around: Around;
}

/** Something a page can do without and is better with. */
interface LackRule {
  /** One of them is enough; the first is opened. Empty for what another entry holds. */
  readonly fields: readonly string[];
  /** Left out, the label of the first field. */
  readonly name?: string | ((asked: Asked) => string);
  /** What visitors miss. */
  readonly says: string;
  /** Whether it is asked of this entry; left out, of all. */
  readonly of?: (asked: Asked) => boolean;
  /** Whether it is lacking, where the fields alone do not say. */
  readonly lacks?: (asked: Asked) => boolean;
  /** The entry that would hold it; `null` for a new one. */
  readonly entryOf?: (asked: Asked) => readonly [collection: string, id: Id | null, field?: string];
}

const has = (field: string | readonly string[], says: string, more: Partial<LackRule> = {}): LackRule => ({
  fields: [field].flat(),
  says,
  ...more,
});

const elsewhere = (
  name: LackRule['name'],
  says: string,
  lacks: NonNullable<LackRule['lacks']>,
  entryOf: NonNullable<LackRule['entryOf']>,
  of?: LackRule['of'],
): LackRule => ({ fields: [], name: name ?? '', says, lacks, entryOf, ...(of ? { of } : {}) });

const prices = (says: string, of?: LackRule['of']): LackRule =>
  elsewhere(
    ({ around }) => `Prices of ${around.year}`,
    says,
    ({ around }) => !around.pricedYears.some((year) => year >= around.year),
    () => ['rate', null],
    of,
  );

const card = (of?: LackRule['of']): LackRule =>
  elsewhere(
    ({ around }) => (around.card ? 'Availability address' : 'Booking card'),
    'The dialog Bookings & Availability does not offer it; its dates can only be asked for.',
    ({ around }) => around.card?.address !== true,
    ({ around }) => ['accommodationCard', around.card?.id ?? null, 'checkAvailabilityLink'],
    of,
  );

const intro = elsewhere(
  'Words for search engines',
  'Search engines and shared links show a general title and description.',
  ({ around }) => around.intro?.meta !== true,
  ({ around }) => ['introSection', around.intro?.id ?? null, 'metaTitle'],
);

const banner = elsewhere(
  'Banner',
  'The page begins without its large picture.',
  ({ around }) => around.banner === null,
  () => ['heroBanner', null],
);

const ownMeta: readonly LackRule[] = [
  has('metaTitle', 'Search engines show its name alone.', { name: 'Title for search engines' }),
  has('metaDescription', 'Search engines choose words by themselves.', {
    name: 'Description for search engines',
  }),
];

const menuPicture = has(['dropDownImage', 'dropdownImageMobi'], 'Menus show it without a picture.');
const oneLine = has('line', 'Its card says nothing but its name.');
const hero = has('hero', 'The page begins without its large picture.');
const pictures = has('gallery', 'There are no pictures to leaf through.');
const expect = has('whatToExpect', 'The link "What to expect" is left out.');
const onMap = has('latitude', 'Maps and search engines do not know where it lies.', {
  name: 'Place on the map',
});
const wayThere = has(['gettingHere', 'routes'], 'Guests are told no way to get there.', {
  name: 'Getting there',
});
const amenities = has('amenities', 'The page names none.');

/**
 * What each page lacks without them, in the order of the page: the one table that the panel beside a form and the guide on the start page
 * are made from. What must be there before an entry can be published is no row of it: the form's own required fields say that.
 */
export const lackRules: Readonly<Record<string, readonly LackRule[]>> = {
  accommodation: [
    has('cardImage', 'Its card on the page of its property has no picture.'),
    oneLine,
    menuPicture,
    hero,
    has('statement', 'The page begins without words.'),
    pictures,
    elsewhere(
      'Rooms',
      'No room names this lodge: there is no page of its rooms.',
      ({ around }) => around.rooms === 0,
      () => ['room', null],
      ({ entry }) => !isWhole(entry),
    ),
    has('roomCount', 'How many rooms there are stands nowhere.', { of: ({ entry }) => !isWhole(entry) }),
    has('sleeps', 'How many guests sleep there stands nowhere.', { of: ({ entry }) => isWhole(entry) }),
    amenities,
    expect,
    prices('Its page says that prices are on request, and rates leave it out.'),
    card(),
    has('enquiryName', 'Enquiry forms do not offer it among the lodges.'),
    onMap,
    wayThere,
    intro,
  ],
  propertyUpdated: [
    has('accommodation', 'Its page and the menus show no lodge.'),
    menuPicture,
    has(['latitude', 'coordinates'], 'The map of the menus has no pin for it.', { name: 'Place on the map' }),
    banner,
    has('statement', 'The page begins without words.'),
    pictures,
    elsewhere(
      'Page of experiences',
      'What there is to do is told nowhere.',
      ({ around }) => around.experiences === null,
      () => ['experiencesProperty', null],
    ),
    prices('Its page of rates is without a price.'),
    has('deposit', 'Its prices stand without what a booking takes.'),
    has('cancellation', 'Its prices stand without what is paid back.'),
    has('offeredIn', 'No enquiry form offers it as a place to go.'),
    has(['gettingHere', 'routes'], 'Its page of travel information tells no way there.', {
      name: 'Getting there',
      of: ({ entry }) => entry.travelInfoPage === true,
    }),
    intro,
  ],
  residence: [
    oneLine,
    has('statement', 'The page begins without words.'),
    has('sleeps', 'How many guests sleep there stands nowhere.'),
    has('bedrooms', 'How many bedrooms it has stands nowhere.'),
    has('spaces', 'The rooms of the house are not shown.'),
    pictures,
    amenities,
    expect,
    has(['property', 'region'], 'It stands in no region: the booking dialog cannot group it.', {
      name: 'Property or region',
    }),
    has('accommodationTag', 'It can only be asked for: no booking card is tied to it.'),
    card(({ entry }) => !isEmpty(entry.accommodationTag)),
    prices('Its page says that prices are on request.'),
    onMap,
    intro,
  ],
  treehouse: [
    oneLine,
    menuPicture,
    hero,
    has('statement', 'The page begins without words.'),
    has('hours', 'How a night goes is not told.'),
    pictures,
    has('sleeps', 'How many sleep there stands nowhere.'),
    has('whoMayStay', 'Who may stay stands nowhere.'),
    expect,
    prices('Its page names no price.', ({ entry }) => isEmpty(entry.supplement)),
    onMap,
    intro,
  ],
  room: [
    has('accommodation', 'It belongs to no lodge: no page shows it.'),
    oneLine,
    pictures,
    has('size', 'It cannot be compared by its size.'),
    has('sleeps', 'How many guests sleep in it stands nowhere.'),
    has('beds', 'Its beds are not named.'),
    has('view', 'What one sees from it is not told.'),
    prices('It is in no table of prices.'),
  ],
  region: [
    has('properties', 'No property is shown with it.'),
    has('image', 'It is shown without a picture.'),
    has('description', 'It is shown without words.'),
    onMap,
  ],
  destination: [
    hero,
    has('lead', 'The page begins without words.'),
    has('body', 'The page tells nothing of the place.'),
    has('image', 'Its card has no picture.'),
    has('properties', 'The page shows none of our properties, and none of theirs leads to it.'),
    onMap,
    intro,
  ],
  experiencesCategory: [
    hero,
    has('description', 'The page has no words.'),
    has('experiences', 'The page shows nothing to do.'),
    has(['dropdownThumbnail', 'mainImage'], 'The menu shows it without a picture.'),
    has('enquiryValue', 'Enquiry forms do not offer it.'),
  ],
  experiences: [
    has(['experienceCategory', 'link'], 'It belongs to no kind: no page lists it with others.'),
    has('properties', 'No property lists it.'),
    has(['cost', 'price'], 'What it costs stands nowhere.', { name: 'Cost' }),
    has('duration', 'How long it takes stands nowhere.'),
    expect,
  ],
  blog: [
    has('body', 'The story has no words.'),
    has('tags', 'No filter finds it, and no page of a property leads to it.'),
    has('author', 'Nobody has written it.'),
    ...ownMeta,
  ],
  packages: [
    oneLine,
    hero,
    has('lead', 'The page begins without words.'),
    has('stops', 'Its map has no stops.'),
    has('days', 'The journey is not told day by day.'),
    pictures,
    has('priceFrom', 'Its price is left out.'),
    has('included', 'What the price includes stands nowhere.'),
    ...ownMeta,
  ],
  travelAfricaDestination: [
    hero,
    has('body', 'The page tells nothing of the country.'),
    has('highlights', 'What to see there is not told.'),
    has('properties', 'The page shows no camp.'),
    onMap,
    intro,
  ],
  travelAfricaTravelType: [
    hero,
    has('cardImage', 'Its card has no picture.'),
    has('body', 'The page has no words.'),
    has('packages', 'The page shows no journey.'),
    intro,
  ],
  page: [hero, has('lead', 'The page begins without words.'), has('sections', 'The page has no sections.')],
  homepage: [
    has('heroLead', 'The headline stands alone.'),
    has('statement', 'What the collection is, is not told.'),
    has('journeys', 'No journey is shown.'),
    has('defaultDropDownImage', 'Menus open without a picture.'),
  ],
};

/** Whether entries of a collection make pages that can lack something. */
export const canLack = (collection: string): boolean => Object.hasOwn(lackRules, collection);

/** One thing to fill in, as a line of a list. */
export interface Lack {
  readonly key: string;
  readonly name: string;
  /** What visitors miss; empty for a field without which nothing can be published. */
  readonly says: string;
  /** Tab it stands on; empty where there is none. */
  readonly tab: string;
  /** Without it the entry cannot be published. */
  readonly needed: boolean;
  /** The field to open, in this entry. */
  readonly field: string | null;
  /** The form of another entry that holds it. */
  readonly href: string | null;
  /** Collection of the entry that has still to be begun for it. */
  readonly begins: string | null;
}

function ofRule(rule: LackRule, asked: Asked, fields: readonly NamedField[]): Lack | null {
  const { name, says, of, lacks, entryOf } = rule;
  if (of && !of(asked)) return null;
  const empty = () => rule.fields.every((path) => isEmpty(valueAt(asked.entry, path)));
  if (!(lacks ? lacks(asked) : empty())) return null;
  const [field = null] = rule.fields;
  const known = fields.find(({ path }) => path === field);
  const title = typeof name === 'function' ? name(asked) : (name ?? known?.label ?? '');
  const other = entryOf?.(asked);
  return {
    key: field ?? other?.join(' ') ?? title,
    name: title,
    says,
    tab: known?.tab ?? '',
    needed: false,
    field,
    href: other ? formOf(...other) : null,
    begins: other && other[1] === null ? other[0] : null,
  };
}

/**
 * What an entry lacks: first what it cannot be published without, then what its pages are better with.
 *
 * @param entry with what is not published, and in a form what is not saved
 * @param form the fields of its collection
 */
export function lacksOf(
  collection: string,
  form: readonly FormField[],
  entry: EntryLike,
  around: Around,
): readonly Lack[] {
  const fields = namedFields(form);
  const asked = { entry, around };
  const needed = fields
    .filter(({ required, path }) => required && isEmpty(valueAt(entry, path)))
    .map(
      ({ path, label, tab }): Lack => ({
        key: path,
        name: label,
        says: '',
        tab,
        needed: true,
        field: path,
        href: null,
        begins: null,
      }),
    );
  const better = (lackRules[collection] ?? [])
    .flatMap((rule) => ofRule(rule, asked, fields) ?? [])
    .filter(({ field }) => !needed.some((each) => each.field === field && field !== null));
  return [...needed, ...better];
}
