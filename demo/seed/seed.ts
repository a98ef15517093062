import { type Brand, defaultBrand } from '@sundowner/brand';
import { demonstration, linkedBack } from '../content/demonstration.ts';
import type { CollectionName } from '../content/references.ts';
import { plateFile } from '../plates/plate-file.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Batch } from './batch.ts';
import { batches } from './entries-to-publish.ts';
import type { Known } from './known.ts';
import type { Id, Studio } from './studio.ts';
import { type ToUpload, uploads } from './uploads.ts';

/** Says how far a step is: `done` of `total`, both counted in pictures or entries. */
export type Progress = (step: {
  readonly words: string;
  readonly done: number;
  readonly total: number;
}) => void;

/** A seed that stopped; the message names the picture or the entry, and the store can be seeded again. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

/** More than two encoders at a time only fill the memory of a small machine. */
const uploadsAtOnce = 2;

/** What a seed puts in: files first, then entries in an order in which every relation is published before what refers to it. */
export interface ToSeed {
  readonly uploads: readonly ToUpload[];
  readonly batches: readonly Batch[];
}

/** The demonstration, under the owner's brand. */
const demonstrationToSeed = (brand: Brand): ToSeed => ({
  uploads: uploads(brand),
  batches: batches(demonstration(brand), linkedBack),
});

async function named<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SeedError(`The content could not be seeded at ${what}: ${reason}`, { cause: error });
  }
}

async function uploadAll(
  studio: Studio,
  progress: Progress,
  list: readonly ToUpload[],
): Promise<ReadonlyMap<string, Id>> {
  const uploaded = new Map<string, Id>();
  const queue = list.values();
  let stopped = false;
  const line = async () => {
    for (const { key, file } of queue) {
      if (stopped) return;
      await named(`the file ${key}`, async () => uploaded.set(key, await studio.upload(await file())));
      progress({ words: 'pictures and files', done: uploaded.size, total: list.length });
    }
  };
  const lines = Array.from({ length: uploadsAtOnce }, () =>
    line().catch((error: unknown) => {
      stopped = true;
      throw error;
    }),
  );
  // Both lines come to rest before a failure is told, so that nothing is written behind it.
  const failed = (await Promise.allSettled(lines)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return uploaded;
}

async function publishAll(studio: Studio, list: readonly Batch[], known: KnownIds, progress: Progress) {
  for (const { collection, words, key, entries } of list) {
    for (const [index, entry] of entries.entries()) {
      await named(`"${entry.name}" of ${collection}`, async () => {
        known.add(collection, entry.name, await studio.publish(collection, key, entry.data(known)));
      });
      progress({ words, done: index + 1, total: entries.length });
    }
    await studio.remember();
  }
}

async function fill(studio: Studio, progress: Progress, what: ToSeed): Promise<KnownIds> {
  await studio.mark('begun');
  const known = new KnownIds(await uploadAll(studio, progress, what.uploads));
  await publishAll(studio, what.batches, known, progress);
  return known;
}

class KnownIds implements Known {
  readonly #files: ReadonlyMap<string, Id>;
  readonly #entries = new Map<string, Id>();

  constructor(files: ReadonlyMap<string, Id>) {
    this.#files = files;
  }

  add(collection: CollectionName, name: string, id: Id): void {
    this.#entries.set(`${collection} ${name}`, id);
  }

  /** Ids of everything published in a collection, and of every picture and file. */
  all(collection: CollectionName | 'media'): Id[] {
    if (collection === 'media') return [...this.#files.values()];
    const ids = [...this.#entries].filter(([name]) => name.startsWith(`${collection} `)).map(([, id]) => id);
    return [...new Set(ids)];
  }

  picture(plate: PlateId): Id {
    return this.file(plateFile(plate));
  }

  file(name: string): Id {
    const id = this.#files.get(name);
    if (id === undefined) throw new Error(`the file ${name} was not uploaded`);
    return id;
  }

  teamMember(name: string): Id {
    return this.entry('teamMember', name);
  }

  journey(slug: string): Id {
    return this.entry('packages', slug);
  }

  entry(collection: CollectionName, name: string): Id {
    const id = this.#entries.get(`${collection} ${name}`);
    if (id === undefined) throw new Error(`"${name}" of ${collection} was not published`);
    return id;
  }
}

/**
 * Puts a collection into a new store: pictures first, then every entry, published, with its relations. Does nothing
 * to a store that holds content of any kind. A store is marked as begun before the first picture and as seeded after
 * the last entry; a seed that fails between can be run again and goes on where it stopped.
 *
 * @returns whether it seeded
 * @throws SeedError naming the picture or entry it failed at
 */
export async function seedCollection(studio: Studio, progress: Progress, what: ToSeed): Promise<boolean> {
  const state = await studio.state();
  if (state === 'seeded' || state === 'in-use') return false;
  await fill(studio, progress, what);
  await studio.mark('seeded');
  return true;
}

/**
 * Puts the demonstration into a new store.
 *
 * @param brand the owner's, under which everything is published
 */
export const seed = (studio: Studio, progress: Progress, brand = defaultBrand): Promise<boolean> =>
  seedCollection(studio, progress, demonstrationToSeed(brand));

/**
 * Puts a seeded store back as the seed left it: every entry and picture gets its words again, and what was added since is
 * deleted. Fills a new store.
 *
 * @throws SeedError when the store holds content that no seed put there, or naming the picture or entry it failed at
 */
export async function reset(studio: Studio, progress: Progress, brand = defaultBrand): Promise<void> {
  if ((await studio.state()) === 'in-use') {
    throw new SeedError(
      'This store holds content that is not the demonstration, and a reset would delete it.',
    );
  }
  const demonstrationNow = demonstrationToSeed(brand);
  const known = await fill(studio, progress, demonstrationNow);
  // Entries before pictures, so that no entry ever points at a picture that is gone.
  for (const collection of new Set(demonstrationNow.batches.map((batch) => batch.collection))) {
    await named(`the clearing of ${collection}`, () => studio.keepOnly(collection, known.all(collection)));
  }
  await named('the clearing of the pictures', () => studio.keepOnly('media', known.all('media')));
  await studio.mark('seeded');
}
