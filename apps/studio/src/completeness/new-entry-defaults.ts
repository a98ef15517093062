import type { EntryLike } from '@sundowner/brand';
import type { Id } from './entry-context.ts';

/** The entry another is begun for. */
export interface NewEntryFor {
  readonly collection: string;
  readonly id: Id;
  readonly entry: EntryLike;
  /** Key of its page; empty while it has no address. */
  readonly key: string;
  /** The present one. */
  readonly year: number;
}

type Defaults = (of: NewEntryFor) => Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Which field of a rate names an entry of a kind. */
const ratedAs: ReadonlySet<string> = new Set(['accommodation', 'room', 'residence', 'treehouse']);

const propertyOf = ({ collection, entry }: NewEntryFor): string =>
  text(collection === 'propertyUpdated' ? entry.key : entry.property);

const tagOf = ({ collection, entry }: NewEntryFor): string =>
  text(collection === 'residence' ? entry.accommodationTag : entry.contentfulTag);

const nameOf = ({ entry }: NewEntryFor): string => text(entry.name) || text(entry.roomName);

const ofPage: Defaults = ({ key }) => ({ heroBannerFor: key });

/**
 * What a new entry holds that is begun from the form of another: what ties the two together, so that nobody looks up a tag or the key of a
 * page. By the collection of the new one.
 */
export const newEntryDefaults: Readonly<Record<string, Defaults>> = {
  propertyUpdated: ({ entry }) => ({ region: text(entry.key) }),
  accommodation: (of) => ({ property: propertyOf(of) }),
  room: (of) => ({ accommodation: of.id, property: propertyOf(of) }),
  rate: (of) => ({
    title: nameOf(of) === '' ? '' : `${nameOf(of)}, ${of.year}`,
    property: propertyOf(of),
    year: of.year,
    ...(ratedAs.has(of.collection) ? { [of.collection]: of.id } : {}),
  }),
  accommodationCard: (of) => ({ contentfulTag: tagOf(of) }),
  tourLink: (of) => ({ title: nameOf(of), contentfulTag: tagOf(of) }),
  introSection: ofPage,
  heroBanner: ofPage,
  experiencesProperty: ({ entry }) => ({ contentfulTag: text(entry.contentfulTag) || text(entry.key) }),
  tag: (of) => ({ title: text(of.entry.storyTag) || nameOf(of), category: 'Properties' }),
};

export const canBegin = (collection: string): boolean => Object.hasOwn(newEntryDefaults, collection);
