import { type Collection, type EntryLike, hasPage, propertyOfKey, standsUnder } from '@sundowner/brand';
import type { Id } from './entry-context.ts';

/** A list in another entry that can take an entry up, so that visitors are led to it. */
export interface ListRule {
  /** Collection of the entries that hold the list. */
  readonly from: string;
  /** The list, a field of theirs. */
  readonly field: string;
  /** The place it makes, of the entry that holds it: "The Delta, lodges". */
  readonly place: (title: string) => string;
  /** Fields of theirs that are looked at. */
  readonly looksAt?: readonly string[];
  /** Whether the list is meant for such an entry at all; left out, it is. */
  readonly fits?: (holder: EntryLike, entry: EntryLike, known: Collection) => boolean;
  /** Whether it is the list such an entry belongs to; left out, it is not. */
  readonly likely?: (holder: EntryLike, entry: EntryLike, known: Collection) => boolean;
  /** How many a list takes. */
  readonly most?: number;
  /** What the entry lacks, without which the list does not show it; left out, it shows every one. */
  readonly lacks?: (entry: EntryLike, known: Collection) => Lacking | null;
}

/** Why a list that has an entry does not show it, and the field of the entry that would change that. */
interface Lacking {
  readonly why: string;
  readonly field: string;
  /** What is done there: "Say where". */
  readonly words: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const always = () => true;

const ofItsProperty: NonNullable<ListRule['fits']> = ({ key }, { property }) =>
  text(key) !== '' && key === property;

const regionOf = ({ region, property }: EntryLike, known: Collection): string =>
  text(region) || (propertyOfKey(text(property), known)?.region ?? '');

const sameRegion: NonNullable<ListRule['fits']> = (holder, entry, known) => {
  const region = regionOf(entry, known);
  return region !== '' && text(holder.region) === region;
};

/** A villa's page stands below that of its lodge. */
const isBelow: NonNullable<ListRule['fits']> = ({ link }, entry) =>
  text(link) !== '' && link !== entry.link && standsUnder(text(link), text(entry.link));

const isVilla = ({ kind }: EntryLike) => kind === 'villa' || kind === 'residence';

/** A card of a menu leads somewhere: without an address, or with one that has no page, there is none. */
const withoutWay: NonNullable<ListRule['lacks']> = ({ overviewDiscoverButtonLink: link }, known) => {
  const field = 'overviewDiscoverButtonLink';
  if (text(link) === '')
    return {
      why: 'it does not say where its card leads, so it has no card there',
      field,
      words: 'Say where',
    };
  return hasPage(text(link), known)
    ? null
    : { why: `${link} is no page, so that it has no card`, field, words: 'Change it' };
};

/**
 * Which lists of which entries lead to an entry, by its collection: the one table that says where it appears because somebody put it there,
 * what could take it up, and which relation "Add it there" writes.
 */
export const listRules: Readonly<Record<string, readonly ListRule[]>> = {
  propertyUpdated: [
    {
      from: 'region',
      field: 'properties',
      place: (title) => `${title}, properties`,
      looksAt: ['key'],
      fits: ({ key }, { region }) => text(key) !== '' && key === region,
      likely: always,
    },
    {
      from: 'destination',
      field: 'properties',
      place: (title) => `Destination ${title}`,
      looksAt: ['region'],
      likely: sameRegion,
    },
  ],
  accommodation: [
    {
      from: 'accommodation',
      field: 'villas',
      place: (title) => `${title}, villas`,
      looksAt: ['property', 'link', 'kind'],
      fits: (holder, entry) =>
        isVilla(entry) &&
        !isVilla(holder) &&
        text(holder.property) !== '' &&
        holder.property === entry.property,
      likely: isBelow,
    },
    {
      from: 'propertyUpdated',
      field: 'accommodation',
      place: (title) => `${title}, lodges`,
      looksAt: ['key'],
      fits: ofItsProperty,
      // A villa that stands below a lodge is shown with that.
      likely: (_, entry, known) =>
        !isVilla(entry) || !known.lodges.some((lodge) => isBelow({ link: lodge.path }, entry, known)),
    },
    {
      from: 'destination',
      field: 'stays',
      place: (title) => `Destination ${title}`,
      looksAt: ['region'],
      fits: sameRegion,
    },
  ],
  residence: [
    {
      from: 'residences',
      field: 'residences',
      place: () => 'Page of all residences, and its menu',
      likely: always,
    },
  ],
  treehouse: [
    {
      from: 'propertyUpdated',
      field: 'treehouses',
      place: (title) => `${title}, treehouses`,
      looksAt: ['key'],
      fits: ofItsProperty,
      likely: always,
    },
  ],
  safari: [
    {
      from: 'propertyUpdated',
      field: 'safaris',
      place: (title) => `${title}, safaris`,
      looksAt: ['key'],
      fits: ofItsProperty,
      likely: always,
    },
  ],
  room: [
    {
      from: 'propertyUpdated',
      field: 'rooms',
      place: (title) => `${title}, rooms of its menu`,
      looksAt: ['key'],
      fits: ofItsProperty,
      lacks: withoutWay,
    },
  ],
  experiences: [
    {
      from: 'experiencesCategory',
      field: 'experiences',
      place: (title) => `Kind of experience ${title}`,
      likely: ({ id }, { experienceCategory }) =>
        experienceCategory !== null &&
        experienceCategory !== undefined &&
        String(id) === idOf(experienceCategory),
    },
  ],
  packages: [
    {
      from: 'packageSection',
      field: 'packages',
      place: (title) => `List ${title}`,
      looksAt: ['slug'],
      likely: ({ slug }, { kind }) => kind === 'curatedJourney' && slug === 'curated-journeys',
    },
    {
      from: 'travelAfrica',
      field: 'packages',
      place: () => 'Travel Africa, packages',
      likely: (_, { kind }) => kind !== 'curatedJourney',
    },
    {
      from: 'travelAfricaTravelType',
      field: 'packages',
      place: (title) => `Kind of traveller ${title}`,
    },
    { from: 'homepage', field: 'journeys', place: () => 'Home page, journeys', most: 3 },
  ],
  travelAfricaDestination: [
    {
      from: 'travelAfrica',
      field: 'destinations',
      place: () => 'Travel Africa, countries',
      likely: always,
    },
  ],
  travelAfricaTravelType: [
    {
      from: 'travelAfrica',
      field: 'travelTypes',
      place: () => 'Travel Africa, kinds of traveller',
      likely: always,
    },
  ],
};

/** The id of what a relation holds, populated or not. */
function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

export const idsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).map(idOf).filter((id) => id !== '');

/** An entry whose list could take another up, as it is saved last and as visitors meet it. */
export interface ListHolder {
  readonly id: Id;
  readonly title: string;
  /** With what is not published. */
  readonly saved: EntryLike;
  /** `null` for one that is not published. */
  readonly seen: EntryLike | null;
}

/** A place an entry is put into by hand. */
export interface ListSuggestion {
  readonly from: string;
  readonly id: Id;
  readonly field: string;
  /** "The Delta, lodges". */
  readonly place: string;
  /** Whether it stands there: for visitors, in a draft that waits, or not. */
  readonly stands: 'seen' | 'saved' | 'no';
  /** As which of how many, where it stands there; the number it would be, where it does not. */
  readonly at: number;
  readonly of: number;
  /** Whether it is the place such an entry belongs to. */
  readonly likely: boolean;
  /** Whether the list takes no more. */
  readonly full: boolean;
  /** Whether visitors meet what holds the list. */
  readonly published: boolean;
  /** Why the list does not show it even so. */
  readonly lacking?: Lacking;
}

/** How one list stands to an entry; `null` for one that is not meant for it. */
export function suggestionIn(
  rule: ListRule,
  holder: ListHolder,
  entry: EntryLike & { readonly id: Id },
  known: Collection,
): ListSuggestion | null {
  const { from, field, place, fits = always, likely, most } = rule;
  const own = String(entry.id);
  const saved = idsIn(holder.saved[field]);
  const seen = idsIn(holder.seen?.[field]);
  const waits = saved.includes(own) ? 'saved' : 'no';
  const stands = seen.includes(own) ? 'seen' : waits;
  const described = { ...holder.saved, id: holder.id };
  if (stands === 'no' && !fits(described, entry, known)) return null;
  const list = stands === 'seen' ? seen : saved;
  const lacking = rule.lacks?.(entry, known) ?? null;
  return {
    from,
    id: holder.id,
    field,
    place: place(holder.title),
    stands,
    at: stands === 'no' ? list.length + 1 : list.indexOf(own) + 1,
    of: list.length,
    likely: likely?.(described, entry, known) ?? false,
    full: stands === 'no' && most !== undefined && saved.length >= most,
    published: holder.seen !== null,
    ...(lacking ? { lacking } : {}),
  };
}
