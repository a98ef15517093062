import {
  absentAmong,
  type Collection,
  emptyCollection,
  entryPageParts,
  lastingPages,
} from '@sundowner/brand';
import type { Payload } from 'payload';
import { earlierNameKeys, type OldNames, readOldNames } from '../facts/earlier-names.ts';
import { type TakenOff, takenOffIn, takenOffKeys } from '../offers/taking-off.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { houseToday } from '../runtime/house.ts';
import { valuesUnder } from '../runtime/key-values.ts';
import { sharedState } from '../runtime/shared-state.ts';
import { studioSettings } from '../settings.ts';
import type { Id } from './entry-facts.ts';
import { type Findings, findBroken, listUses, type Snapshot, type Use } from './findings.ts';
import type { KnownCollections, KnownEntry } from './known-entries.ts';
import { readAllAgain, readInto } from './scan.ts';

interface Review {
  readonly ledger: KnownCollections;
  /** The published collection the entries were placed by; `null` before the first reading. */
  collection: Collection | null;
  /** Names that are others by now, as the entries were looked through for them. */
  oldNames: OldNames | null;
  /** Offers that were taken off the site, by their ids. */
  takenOff: ReadonlyMap<string, TakenOff>;
  /** The reading that is under way. */
  reading: Promise<void> | null;
  /** The one that follows it, for those who asked after it had begun. */
  nextReading: Promise<void> | null;
  /** When it was last read to the end, in milliseconds since 1970; 0 for never. */
  readAt: number;
}

const review = sharedState(
  'review',
  (): Review => ({
    ledger: new Map(),
    ...{ collection: null, oldNames: null, takenOff: new Map() },
    ...{ reading: null, nextReading: null, readAt: 0 },
  }),
);

/** Pages without words of their own for search engines: forms and answers to them. */
const withoutMeta = /^\/(?:thank-you|my-enquiry|enquire\/.*|search|subscription-confirmation)$/;

async function readNow(payload: Payload): Promise<void> {
  const places = await studioCollection({ payload }, { drafts: false });
  const notes = await valuesUnder(payload, [earlierNameKeys, takenOffKeys]);
  const oldNames = await readOldNames(payload, notes);
  if (review.collection !== places || review.oldNames?.key !== oldNames.key) readAllAgain(review.ledger);
  await readInto(review.ledger, payload, { places, findOldNames: oldNames.find });
  Object.assign(review, { collection: places, oldNames, takenOff: takenOffIn(notes) });
}

function startReading(payload: Payload): Promise<void> {
  review.reading = readNow(payload)
    .then(() => {
      review.readAt = Date.now();
    })
    .finally(() => {
      review.reading = null;
    });
  return review.reading;
}

/** A reading that begins now or later: one under way may have passed what the caller has just changed. */
function readFromNow(payload: Payload): Promise<void> {
  if (!review.reading) return startReading(payload);
  review.nextReading ??= review.reading
    .catch(() => {})
    .then(() => {
      review.nextReading = null;
      return review.reading ?? startReading(payload);
    });
  return review.nextReading;
}

/**
 * What is known of the content.
 *
 * @param noOlderMs how old it may be: a person who types a search does not wait for a reading at every key. 0 shows every change made
 *   before the call.
 */
export async function knownContent(payload: Payload, noOlderMs = 0): Promise<KnownCollections> {
  if (noOlderMs > 0 && Date.now() - review.readAt < noOlderMs) return review.ledger;
  // Two people who look at once wait for the same reading.
  await (noOlderMs > 0 ? (review.reading ?? startReading(payload)) : readFromNow(payload));
  return review.ledger;
}

/** How old what the menu counts may be before it is read anew behind the reader's back, in milliseconds. */
const countsFreshMs = 5000;

/**
 * What was known when the content was last read, at once; a new reading starts behind it.
 *
 * @returns `null` before the first reading
 */
export function lastKnown(payload: Payload): KnownCollections | null {
  if (review.readAt === 0) return null;
  knownContent(payload, countsFreshMs).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'The content could not be read for the menu.' }),
  );
  return review.ledger;
}

/** Pages of a property's kinds of experience: its entry holds their addresses in its rows. */
const kindsOfProperty = ({ facts }: KnownEntry): string[] =>
  facts.collection === 'experiencesProperty' && facts.published
    ? facts.paths.map(({ path }) => path).filter((path) => /^\/[^/]+\/experiences\/[^/]+$/.test(path))
    : [];

/** Pages of ours whose one entry is not published. */
function absentPages(ledger: KnownCollections, brandSlug: string): ReadonlySet<string> {
  const published = entryPageParts.flatMap((part) => {
    const known = ledger.get(part);
    if (!known) return [];
    const entries = [...known.entries.values()].filter(({ facts }) => facts.published);
    return [[part, entries.map(({ slug }) => slug)] as const];
  });
  return new Set(absentAmong(new Map(published), brandSlug));
}

function takeSnapshot({ ledger, collection: places, oldNames, takenOff }: Review): Snapshot {
  const collection = places ?? emptyCollection();
  const { mode, installation } = studioSettings();
  const absent = absentPages(ledger, collection.brand.slug);
  const known = [...ledger.values()];
  const entries = known.flatMap((collection) => [...collection.entries.values()]);
  const filled = (value: string | null): value is string => value !== null;
  return {
    collection,
    entries: entries.map(({ facts }) => facts),
    drafts: known.flatMap(({ drafts }) => [...drafts.values()]),
    files: known.flatMap(({ files }) => [...files.values()]),
    paths: new Set([...entries.map(({ path }) => path).filter(filled), ...entries.flatMap(kindsOfProperty)]),
    placed: new Set(
      entries.filter(({ placed }) => placed).map(({ facts }) => `${facts.collection}:${facts.id}`),
    ),
    introduced: new Set(entries.map(({ introduces }) => introduces).filter(filled)),
    pages: lastingPages(collection).filter((path) => !withoutMeta.test(path) && !absent.has(path)),
    currency: mode === 'demo' ? null : installation.baseCurrency,
    today: houseToday(Date.now()),
    oldNames: oldNames?.names ?? new Map(),
    takenOff,
  };
}

export interface ContentReview {
  readonly findings: Findings;
  readonly published: number;
  /** Entries that were never published, and published ones with changes that wait. */
  readonly drafts: number;
  readonly files: number;
}

/** What is broken in the studio now, and how much there is in it. */
export async function reviewContent(payload: Payload): Promise<ContentReview> {
  await knownContent(payload);
  const snapshot = takeSnapshot(review);
  const published = snapshot.entries.filter((entry) => entry.published).length;
  return {
    findings: findBroken(snapshot),
    published,
    drafts: snapshot.entries.length - published + snapshot.drafts.length,
    files: snapshot.files.length,
  };
}

/** Where a picture or another entry is used. */
export async function findUses(payload: Payload, collection: string, id: Id): Promise<readonly Use[]> {
  await knownContent(payload);
  return listUses(takeSnapshot(review), collection, id);
}
