import {
  addressWord,
  type Collection,
  type EntryLike,
  entryPath,
  isLinkable,
  propertyOfKey,
  regionOfKey,
} from '@sundowner/brand';
import { type Around, formOf, type Id } from './around.ts';
import { isEmpty } from './form-fields.ts';
import { type LeadingPlace, leadingRules } from './leading.ts';

/** What leads on from a line: a page or a form, a field of this one, an entry to begin, or a list that can take the entry up. */
export type Act =
  | { readonly words: string; readonly href: string }
  | { readonly words: string; readonly field: string }
  | { readonly words: string; readonly begins: string }
  | { readonly words: string; readonly add: Pick<LeadingPlace, 'from' | 'id' | 'field'> };

/** A place of the site, and whether visitors meet the entry there. */
export interface Appearance {
  /** "Its own page", "The Delta, lodges", "Search". */
  readonly place: string;
  readonly stands: 'yes' | 'no';
  /** As which, by itself, or why not. */
  readonly why: string;
  readonly act: Act | null;
}

/** What decides where an entry appears. */
export interface Situation {
  readonly collection: string;
  readonly id: Id;
  /** With what is not published. */
  readonly entry: EntryLike;
  readonly published: boolean;
  /** The places as they are published. */
  readonly known: Collection;
  readonly around: Around;
  readonly leading: readonly LeadingPlace[];
  readonly siteUrl: string;
}

type Rule = (situation: Situation) => Appearance;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What needs nobody to do anything. */
const itself = ({ published }: Situation) => (published ? 'by itself' : 'by itself, once published');

const byItself =
  (place: string): Rule =>
  (situation) => ({ place, stands: 'yes', why: itself(situation), act: null });

interface Condition {
  readonly holds: (situation: Situation) => boolean;
  /** Why it is not there. */
  readonly why: string | ((situation: Situation) => string);
  readonly act?: (situation: Situation) => Act;
}

const when =
  (place: string, { holds, why, act }: Condition): Rule =>
  (situation) =>
    holds(situation)
      ? { place, stands: 'yes', why: itself(situation), act: null }
      : {
          place,
          stands: 'no',
          act: act?.(situation) ?? null,
          why: typeof why === 'function' ? why(situation) : why,
        };

const field = (words: string, name: string) => (): Act => ({ words, field: name });
const newEntry = (words: string, begins: string) => (): Act => ({ words, begins });

const ownPage: Rule = ({ collection, entry, published, known, siteUrl }) => {
  const place = 'Its own page';
  const path = entryPath(collection, entry, known);
  const key = text(entry.property);
  if (path === null && key !== '' && !propertyOfKey(key, known))
    return { place, stands: 'no', why: 'its property is not published', act: null };
  if (path === null) return { place, stands: 'no', why: 'it has no address yet', act: null };
  if (!published) return { place, stands: 'yes', why: `${path}, once published`, act: null };
  return isLinkable(path, known)
    ? { place, stands: 'yes', why: path, act: { words: 'See it', href: `${siteUrl}${path}` } }
    : { place, stands: 'no', why: `${path} is no page of this site`, act: null };
};

const search = byItself('Search');
const sitemap = byItself('Sitemap, for search engines');

const rates = when('Rates and offers', {
  holds: ({ around }) => around.seen.rates,
  why: ({ around }) =>
    around.pricedYears.length > 0 ? 'its rates are not published yet' : 'no rate names it',
  act: newEntry('Add a rate', 'rate'),
});

const booking = when('Bookings & Availability', {
  holds: ({ around }) => around.seen.card,
  why: ({ around }) =>
    around.card?.address
      ? 'its booking card is not published yet'
      : 'no booking card has its tag and an address at the booking service',
  act: ({ around: { card } }) =>
    card
      ? {
          words: card.address ? 'Open the card' : 'Set the address',
          href: formOf('accommodationCard', card.id, 'checkAvailabilityLink'),
        }
      : { words: 'Add a card', begins: 'accommodationCard' },
});

const tours = when('360 degree tours', {
  holds: ({ around }) => around.seen.tours,
  why: ({ around }) => (around.tours > 0 ? 'its tour is not published yet' : 'no tour has its tag'),
  act: newEntry('Add a tour', 'tourLink'),
});

/** Menus list what the lists of properties hold. */
const menu = (name: string): Rule =>
  when(name, {
    holds: ({ leading }) => leading.some(({ likely, stands }) => likely && stands === 'seen'),
    why: 'it follows the list above',
  });

const inRegionMenu = when('Menu of lodges and hotels', {
  holds: ({ entry, known }) => regionOfKey(text(entry.region), known)?.hidden === false,
  why: 'its region is hidden, or not published',
  act: field('Set the region', 'region'),
});

const formLists: Readonly<Record<string, string>> = {
  email: 'Email enquiries, where to',
  celebration: 'Celebrations, where to',
  destination: 'Destination enquiries, where to',
};

const offered = Object.entries(formLists).map(([form, place]) =>
  when(place, {
    holds: ({ entry }) => Array.isArray(entry.offeredIn) && entry.offeredIn.includes(form),
    why: 'it is not offered there',
    act: field('Offer it', 'offeredIn'),
  }),
);

const storyTag = when('Stories, filtered by its tag', {
  holds: ({ entry, known }) => {
    const wanted = addressWord(text(entry.storyTag) || text(entry.name));
    return known.storyTags.some(({ group, slug }) => group === 'property' && slug === wanted);
  },
  why: 'no tag of stories has its name',
  act: newEntry('Add the tag', 'tag'),
});

/** Where entries of a collection appear without being put there, in the order of the list. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  propertyUpdated: [
    inRegionMenu,
    when('Map of the menus', {
      holds: ({ entry }) => !isEmpty(entry.latitude) || !isEmpty(entry.coordinates),
      why: 'it has no place on the map',
      act: field('Set the place', 'latitude'),
    }),
    when('Experiences of the property', {
      holds: ({ around }) => around.seen.experiences,
      why: ({ around }) =>
        around.experiences === null ? 'no page of experiences has its tag' : 'its page is not published yet',
      act: newEntry('Add the page', 'experiencesProperty'),
    }),
    ...offered,
    storyTag,
    rates,
    search,
    sitemap,
  ],
  accommodation: [
    menu('Menus, lodges'),
    rates,
    booking,
    when('Enquiry forms, lodges to choose from', {
      holds: ({ entry }) => !isEmpty(entry.enquiryName),
      why: 'it has no name there',
      act: field('Name it', 'enquiryName'),
    }),
    tours,
    search,
    sitemap,
  ],
  residence: [byItself('Residences form, houses to choose from'), booking, rates, search, sitemap],
  treehouse: [menu('Menus, treehouses'), rates, search, sitemap],
  destination: [
    when('Pages of its properties', {
      holds: ({ entry }) => !isEmpty(entry.properties),
      why: 'it names none of our properties',
      act: field('Choose them', 'properties'),
    }),
    search,
    sitemap,
  ],
  experiencesCategory: [
    when('Menu of experiences', {
      holds: ({ entry }) => entry.showInDropdown !== false,
      why: 'it is hidden there',
      act: field('Show it', 'showInDropdown'),
    }),
    when('Page of all experiences', {
      holds: ({ entry }) => entry.experiencesCategoryFor === 'experiences',
      why: 'it belongs to another page',
      act: field('Change it', 'experiencesCategoryFor'),
    }),
    when('Enquiry forms, experiences to choose from', {
      holds: ({ entry }) => !isEmpty(entry.enquiryValue),
      why: 'it has no value there',
      act: field('Set the value', 'enquiryValue'),
    }),
    search,
    sitemap,
  ],
  blog: [
    byItself('Stories, the newest first'),
    when('Filters of stories, and pages of properties', {
      holds: ({ entry }) => !isEmpty(entry.tags),
      why: 'it has no tag',
      act: field('Choose tags', 'tags'),
    }),
    search,
    sitemap,
  ],
  packages: [byItself('Travel Africa form, packages to choose from'), search, sitemap],
  travelAfricaDestination: [search, sitemap],
  travelAfricaTravelType: [search, sitemap],
};

/** Whether the panel tells of entries of a collection where they appear. */
export const appears = (collection: string): boolean => Object.hasOwn(rules, collection);

const ordinal = (at: number, of: number): string => `no. ${at} of ${of}`;

/** A list that somebody has put the entry into, or could. */
function ofPlace({ from, id, field: name, ...each }: LeadingPlace): Appearance {
  const { place, stands, at, of, full, published } = each;
  const there: Act = { words: 'Move', href: formOf(from, id, name) };
  if (stands === 'seen') return { place, stands: 'yes', why: ordinal(at, of), act: there };
  if (stands === 'saved')
    return {
      ...{ place, stands: 'no' as const, why: 'in a draft that is not published yet' },
      act: { words: 'Open it', href: formOf(from, id, name) },
    };
  if (full)
    return { place, stands: 'no', why: `it takes no more than ${of}`, act: { ...there, words: 'Open it' } };
  return {
    ...{
      place,
      stands: 'no' as const,
      why: published ? 'not put there yet' : 'not put there yet, and not published',
    },
    act: { words: 'Add it there', add: { from, id, field: name } },
  };
}

/** Where visitors meet an entry and where they do not, each with its reason: first what somebody decides, then what follows by itself. */
export function appearancesOf(situation: Situation): readonly Appearance[] {
  const shown = situation.leading.filter(({ likely, stands }) => likely || stands !== 'no');
  return [
    ownPage(situation),
    ...shown.map(ofPlace),
    ...(rules[situation.collection] ?? []).map((rule) => rule(situation)),
  ];
}

/** Nothing leads to a published entry: visitors find it by search alone. */
export interface Lonely {
  readonly offers: readonly (LeadingPlace & { readonly href: string })[];
}

/** What name an entry because they belong to it, and lead nobody there. */
const belonging: ReadonlySet<string> = new Set(['offer', 'rate', 'room']);

/** What visitors are led to without a list that somebody keeps. */
const ledByItself: Readonly<Record<string, (entry: EntryLike, known: Collection) => boolean>> = {
  propertyUpdated: ({ region }, known) => regionOfKey(text(region), known)?.hidden === false,
  experiences: ({ properties }) => !isEmpty(properties),
};

/**
 * Whether a published entry stands alone, and which lists could take it up, the likeliest first.
 *
 * @param usedBy collections of the published entries that show it or link to its page
 */
export function lonelinessOf(situation: Situation, usedBy: readonly string[]): Lonely | null {
  const { collection, entry, known, leading, published } = situation;
  if (!published || !Object.hasOwn(leadingRules, collection)) return null;
  const isLed =
    leading.some(({ stands }) => stands === 'seen') ||
    usedBy.some((user) => !belonging.has(user)) ||
    ledByItself[collection]?.(entry, known) === true;
  if (isLed) return null;
  const offers = [...leading]
    .sort((a, b) => Number(b.likely) - Number(a.likely))
    .map((each) => ({ ...each, href: formOf(each.from, each.id, each.field) }));
  return { offers };
}
