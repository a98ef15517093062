import { offeredList, type PlaceListName, placeListNames } from '@sundowner/brand';
import type { EnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import { choiceStays, type PublishedChoices } from '@sundowner/enquiries/forms/form-content';
import { type PropertyWord, placeNames, propertyWords } from '@sundowner/enquiries/forms/places-named';
import type { GonePlace, OfferedPlace, OfferedPlaces } from '@sundowner/enquiries/intake/offered-places';
import type { Log } from '../log.ts';

type Lists = Pick<EnquiryContent, 'lists' | 'collection'>;
type Retired = PublishedChoices['retired'];

const offeredBy = ({ lists, collection }: Lists, name: PlaceListName) =>
  offeredList(name, lists[name]?.choices, collection).choices;

/** Content whose lists of places take more than they offer: of these choices those they neither offer nor have retired. */
function withRetired<Content extends Lists>(
  content: Content,
  more: (name: PlaceListName) => Retired,
): Content {
  const added = placeListNames.flatMap((name) => {
    const { choices = [], retired = [] } = content.lists[name] ?? {};
    const known = [...offeredBy(content, name), ...retired];
    const gone = more(name).filter(({ value }) => !known.some((choice) => choice.value === value));
    return gone.length === 0 ? [] : [[name, { choices, retired: [...retired, ...gone] }] as const];
  });
  return added.length === 0
    ? content
    : { ...content, lists: { ...content.lists, ...Object.fromEntries(added) } };
}

/**
 * New content for the desk that keeps which places the one before it offered: forms that were opened then are taken for 30 days.
 *
 * @param now milliseconds since 1970
 */
export const withPlacesGone = <Next extends Lists>(before: Lists, next: Next, now: number): Next =>
  withRetired(next, (name) =>
    [
      ...(before.lists[name]?.retired ?? []),
      ...offeredBy(before, name).map((choice) => ({ ...choice, until: now })),
    ].filter(({ until }) => until >= now - choiceStays),
  );

/** Content that takes besides what was offered before a start, or by another machine. */
export const withGone = <Content extends Lists>(content: Content, gone: readonly GonePlace[]): Content =>
  withRetired(content, (name) =>
    gone.filter(({ list }) => list === name).map(({ list: _list, ...choice }) => choice),
  );

export interface KeepPlaces {
  /** What was offered before the start; nothing while the store is away. */
  before(): Promise<readonly GonePlace[]>;
  /** Keeps what the content offers. @returns what is not offered any more; nothing while the store is away */
  keep(content: Lists): Promise<readonly GonePlace[]>;
}

/**
 * Keeps in the enquiry store which places forms have offered, by which words enquiries name properties, and what lodges and residences are called.
 * While it is away they are held in memory, and kept with the next content that is read.
 */
export function placesKept(store: OfferedPlaces, log: Pick<Log, 'warn'>): KeepPlaces {
  const unkept = new Map<string, OfferedPlace>();
  const unkeptWords = new Map<string, PropertyWord>();
  let turn: Promise<unknown> = Promise.resolve();

  async function orNothing(ask: () => Promise<readonly GonePlace[]>): Promise<readonly GonePlace[]> {
    try {
      return await ask();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'the places forms offer cannot be kept in the enquiry store now');
      return [];
    }
  }

  async function write(content: Lists): Promise<readonly GonePlace[]> {
    const nameOf = ({ list, value }: OfferedPlace) => `${list}\n${value}`;
    const now = new Map(
      placeListNames
        .flatMap((list) => offeredBy(content, list).map((choice) => ({ ...choice, list })))
        .map((place) => [nameOf(place), place]),
    );
    const words = new Map(
      propertyWords(content.collection).map((each) => [`${each.word}\n${each.property}`, each]),
    );
    for (const [name, place] of now) unkept.set(name, place);
    for (const [name, word] of words) unkeptWords.set(name, word);
    const gone = await store.keep(
      [...unkept].map(([name, place]) => ({ ...place, offered: now.has(name) })),
      [...unkeptWords].map(([name, word]) => ({ ...word, published: words.has(name) })),
      placeNames(content.collection),
    );
    unkept.clear();
    unkeptWords.clear();
    return gone;
  }

  return {
    before: () => orNothing(() => store.all()),
    keep(content) {
      // One after the other: an older state never overwrites a newer one.
      const next = turn.then(() => orNothing(() => write(content)));
      turn = next;
      return next;
    },
  };
}
