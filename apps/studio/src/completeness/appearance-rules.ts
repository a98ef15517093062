import {
  addressWord,
  type Collection,
  type EntryLike,
  entryPath,
  entryRoutes,
  isLinkable,
  propertyOfKey,
  regionOfKey,
} from '@sundowner/brand';
import type { Act, Appearance, Situation } from './appearance.ts';
import { formOf } from './entry-context.ts';
import { isEmpty } from './form-fields.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export type Rule = (situation: Situation) => Appearance;

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

export const ownPage: Rule = ({ collection, entry: written, published, seen, known, siteUrl }) => {
  const place = 'Its own page';
  // A draft of another address moves nothing before it is published.
  const entry = seen ?? written;
  const path = entryPath(collection, entry, known);
  const key = text(entry.property);
  if (path === null && key !== '' && !propertyOfKey(key, known))
    return { place, stands: 'no', why: 'its property is not published', act: null };
  // A lodge's address is written in full: it may be none below its property.
  if (path === null && collection === 'accommodation' && text(entry.link) !== '')
    return { place, stands: 'no', why: `${entry.link} is no address of its property`, act: null };
  if (path === null) return { place, stands: 'no', why: 'it has no address yet', act: null };
  if (!published) return { place, stands: 'yes', why: `${path}, once published`, act: null };
  return isLinkable(path, known)
    ? { place, stands: 'yes', why: path, act: { words: 'See it', href: `${siteUrl}${path}` } }
    : { place, stands: 'no', why: `${path} is no page of this site`, act: null };
};

const search = byItself('Search');
const sitemap = byItself('Sitemap, for search engines');

const rates = when('Rates and offers', {
  holds: ({ context }) => context.seen.rates,
  why: ({ context }) =>
    context.pricedYears.length > 0 ? 'its rates are not published yet' : 'no rate names it',
  act: newEntry('Add a rate', 'rate'),
});

/** Why a menu or a dialog that goes by regions leaves out what stands in one; `null` for a region that is shown. */
function regionFault(key: string, known: Collection): string | null {
  if (key === '') return 'no region is chosen';
  const region = regionOfKey(key, known);
  if (!region) return 'its region is not published';
  return region.hidden ? 'its region is hidden' : null;
}

/** The same of a place, which stands in the region of its property unless it says another. */
function placeFault({ region, property }: EntryLike, known: Collection): string | null {
  const own = propertyOfKey(text(property), known);
  if (text(region) === '' && text(property) !== '' && !own) return 'its property is not published';
  return regionFault(text(region) || (own?.region ?? ''), known);
}

const booking = when('Bookings & Availability', {
  holds: ({ context, entry, known }) => context.seen.card && placeFault(entry, known) === null,
  why: ({ context: { card, seen }, entry, known }) => {
    if (seen.card) return placeFault(entry, known) ?? '';
    return card?.address
      ? 'its booking card is not published yet'
      : 'no booking card has its tag and an address at the booking service';
  },
  act: ({ context: { card } }) =>
    card
      ? {
          words: card.address ? 'Open the card' : 'Set the address',
          href: formOf('accommodationCard', card.id, 'checkAvailabilityLink'),
        }
      : { words: 'Add a card', begins: 'accommodationCard' },
});

const tours = when('360 degree tours', {
  holds: ({ context }) => context.seen.tours,
  why: ({ context }) => (context.tours > 0 ? 'its tour is not published yet' : 'no tour has its tag'),
  act: newEntry('Add a tour', 'tourLink'),
});

/** Menus list what the lists of properties hold. */
const menu = (name: string): Rule =>
  when(name, {
    holds: ({ suggestions }) => suggestions.some(({ likely, stands }) => likely && stands === 'seen'),
    why: ({ suggestions }) =>
      suggestions.some(({ likely }) => likely)
        ? 'it follows the list above'
        : 'its property is not there yet',
  });

const inRegionMenu = when('Menu of lodges and hotels', {
  holds: ({ entry, known }) => regionFault(text(entry.region), known) === null,
  why: ({ entry, known }) => regionFault(text(entry.region), known) ?? '',
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

/** Pages that are one entry each. */
const wholePages = Object.entries(entryRoutes)
  .filter(([collection, { path }]) => !path.includes('{') && collection !== 'searchPage')
  .map(([collection]) => collection);

/** What has no page of its own: others show it. */
export const pageless: ReadonlySet<string> = new Set(['room', 'safari', 'experiences', 'region']);

/** Where entries of a collection appear without being put there, in the order of the list. */
export const appearanceRules: Readonly<Record<string, readonly Rule[]>> = {
  propertyUpdated: [
    inRegionMenu,
    when('Map of the menus', {
      holds: ({ entry }) => !isEmpty(entry.latitude) || !isEmpty(entry.coordinates),
      why: 'it has no place on the map',
      act: field('Set the place', 'latitude'),
    }),
    when('Experiences of the property', {
      holds: ({ context }) => context.seen.experiences,
      why: ({ context }) =>
        context.experiences === null ? 'no page of experiences has its tag' : 'its page is not published yet',
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
  room: [
    when('The rooms of its lodge', {
      holds: ({ entry }) => !isEmpty(entry.accommodation),
      why: 'it names no lodge',
      act: field('Choose it', 'accommodation'),
    }),
    rates,
    search,
  ],
  safari: [menu('Menu of safaris')],
  experiences: [
    when('Experiences of its properties', {
      holds: ({ entry }) => !isEmpty(entry.properties),
      why: 'it names no property',
      act: field('Choose them', 'properties'),
    }),
    search,
  ],
  region: [
    when('Menu of lodges and hotels, and the booking dialog', {
      holds: ({ entry }) => entry.hidden !== true,
      why: 'it is hidden there',
      act: field('Show it', 'hidden'),
    }),
    ...offered,
    when('360 degree tours', {
      holds: ({ entry }) => !isEmpty(entry.lookupName),
      why: 'it has no name there',
      act: field('Name it', 'lookupName'),
    }),
  ],
  packages: [byItself('Travel Africa form, packages to choose from'), search, sitemap],
  travelAfricaDestination: [search, sitemap],
  travelAfricaTravelType: [search, sitemap],
  impactProject: [search, sitemap],
  vacancy: [byItself('Careers, vacancies'), search, sitemap],
  page: [search, sitemap],
  ...Object.fromEntries(wholePages.map((collection) => [collection, [sitemap]])),
};
