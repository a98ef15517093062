import type { CollectionSlug, Payload, Where } from 'payload';
import { collapsePending } from '../content-changes/outbox.ts';
import { unguarded } from '../links/take-down-rules.ts';
import { claimLibrary } from '../media/library-store.ts';
import { finishPictures } from '../media/unfinished.ts';
import { readValue, writeValue } from '../runtime/key-values.ts';
import { asEdited, queryRows, schemaAdapter } from '../schema/adapter.ts';
import { studioSettings } from '../settings.ts';
import { openPayload } from '../start/open-payload.ts';
import { makeInBackground } from './first-sizes.ts';
import { openLedger, type SeedLedger } from './ledger.ts';
import { type FileWords, removeUnlistedFiles, type SeedFile, uploadFile } from './seed-files.ts';

/** Collections the demonstration fills. */
type SeededCollection = Exclude<
  CollectionSlug,
  'media' | 'users' | 'content-changes' | 'entry-links' | 'studio-marks' | 'edits' | `payload-${string}`
>;

/**
 * Where a store stands: `new` holds no content, `begun` was left by a seed that stopped, `seeded` was filled by one,
 * `in-use` holds content that no seed put there.
 */
type StoreState = 'new' | 'begun' | 'seeded' | 'in-use';

/** Writes demonstration content through the studio's own operations: checks, hooks, versions and renditions included. */
export interface Seeding {
  state(): Promise<StoreState>;
  /**
   * Remembers how far the seed is. `seeded` waits for the first sizes of every picture, and tells the site of everything once, instead of
   * entry by entry.
   */
  mark(state: 'begun' | 'seeded'): Promise<void>;
  /**
   * Uploads a picture, a film or a PDF. The first sizes of a picture are made behind it (`finishPictures` makes the others).
   *
   * @returns its id; a file of the same name and bytes stands already and gets the words
   */
  uploadMedia(file: SeedFile, words: FileWords): Promise<number>;
  /**
   * Publishes an entry, or publishes it anew over the one whose field `key` has the same value, in the trash too: a seed that was
   * killed may have left half an entry, since Payload's transactions are off. One that stands as a seed left it is left alone.
   *
   * @param key `null` where there is one entry only
   * @param data fields by name; pictures and relations as ids
   * @returns the entry's id
   * @throws ValidationError naming the fields that are missing or wrong
   */
  put(
    collection: SeededCollection,
    key: string | null,
    data: Readonly<Record<string, unknown>>,
  ): Promise<number>;
  /** Keeps what was put so far, for a run after this one was killed. */
  remember(): Promise<void>;
  /** Makes the sizes of pictures that the first pass left out (`media/unfinished.ts`). */
  finishPictures(
    progress: (done: number, total: number) => void,
    stop?: AbortSignal,
  ): Promise<readonly string[]>;
  /** Deletes what stands in a collection beside these entries. */
  keepOnly(collection: SeededCollection | 'media', ids: readonly number[]): Promise<void>;
  /** Closes the database; the process still has to be ended, Payload keeps timers. */
  close(): Promise<void>;
}

const mark = 'demonstration-seeded';

async function holdsContent(payload: Payload): Promise<boolean> {
  for (const { slug } of payload.config.collections) {
    if (
      slug === 'users' ||
      slug === 'content-changes' ||
      slug === 'entry-links' ||
      slug === 'studio-marks' ||
      slug.startsWith('payload-')
    ) {
      continue;
    }
    if ((await payload.count({ collection: slug as CollectionSlug })).totalDocs > 0) return true;
  }
  return false;
}

async function stateOf(payload: Payload): Promise<StoreState> {
  const marked = (await readValue(payload, mark)) as { state?: 'begun' | 'seeded' } | null;
  if (marked) return marked.state ?? 'seeded';
  return (await holdsContent(payload)) ? 'in-use' : 'new';
}

interface StoredRow {
  readonly id: number;
  readonly updatedAt: string;
  readonly _status?: string | null;
  readonly deletedAt?: string | null;
}

/** The entry with a value in its key, as its editor sees it: with a draft over it, in the trash. */
async function storedRow(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<StoredRow | null> {
  const [there] = await asEdited<StoredRow>(payload, { collection, where, limit: 1, depth: 0 });
  return there ?? null;
}

async function put(
  payload: Payload,
  ledger: SeedLedger,
  ...[collection, key, data]: Parameters<Seeding['put']>
): Promise<number> {
  const there = await storedRow(payload, collection, key === null ? {} : { [key]: { equals: data[key] } });
  const place = there && `${collection}:${there.id}`;
  const seen = there?._status === 'published' && !there.deletedAt;
  if (place && seen && ledger.stands(place, key, data, there.updatedAt)) return Number(there.id);
  const shared = { collection, depth: 0, context: { ...unguarded } };
  const entry = { ...data, _status: 'published' };
  const written = (there === null
    ? await payload.create({ ...shared, data: entry as never })
    : await payload.update({
        ...shared,
        id: there.id,
        data: { ...entry, deletedAt: null } as never,
        trash: true,
      })) as unknown as StoredRow;
  ledger.note(`${collection}:${written.id}`, key, data, there?.updatedAt ?? null, written.updatedAt);
  return Number(written.id);
}

/**
 * Opens the studio's database for seeding, beside a running studio or without one. Migrations must have run.
 *
 * @throws Error in live mode, which never seeds (enquiry contract, "Modes and data")
 */
export async function openSeeding(): Promise<Seeding> {
  if (studioSettings().mode === 'live') throw new Error('Live mode never seeds demonstration content.');
  const payload = await openPayload();
  await claimLibrary(payload);
  const adapter = schemaAdapter(payload);
  // Waiting for the disk after every row is most of a seed's time; a kill loses nothing, a power cut the last rows in their order.
  if (adapter.name === 'sqlite') await queryRows(adapter, 'PRAGMA synchronous = NORMAL');
  // In this process alone, which makes them from one decoding of the picture; the studio itself makes every size at once.
  payload.collections.media.config.upload.imageSizes = [];
  const ledger = await openLedger(payload);
  const firstSizes = makeInBackground(payload);
  return {
    state: () => stateOf(payload),
    mark: async (state) => {
      // Only after a seed that was killed: beside a seeded studio somebody may be uploading at this moment.
      if (state === 'begun' && (await stateOf(payload)) === 'begun') await removeUnlistedFiles(payload);
      if (state === 'seeded') await firstSizes.finished();
      await writeValue(payload, mark, { state, at: new Date().toISOString() });
      if (state === 'seeded') await collapsePending(payload);
    },
    uploadMedia: (file, words) => uploadFile(payload, firstSizes, file, words),
    put: (collection, key, data) => put(payload, ledger, collection, key, data),
    remember: () => ledger.save(),
    finishPictures: (progress, stop) => finishPictures(payload, progress, stop),
    keepOnly: async (collection, ids) => {
      const { errors } = await payload.delete({
        collection,
        where: { id: { not_in: [...ids] } },
        trash: true,
        context: { ...unguarded },
      });
      if (errors[0]) throw new Error(errors[0].message);
    },
    close: async () => {
      await payload.destroy();
    },
  };
}
