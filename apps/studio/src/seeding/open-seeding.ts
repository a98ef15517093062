import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CollectionSlug, Payload, Where } from 'payload';
import { openPayload } from '../commands/open-payload.ts';
import { collapsePending } from '../content-changes/outbox.ts';
import { unguarded } from '../links/guards.ts';
import { studioSettings } from '../settings.ts';
import { readMark, writeMark } from '../studio-marks.ts';

/** Collections the demonstration fills. */
export type SeededCollection = Exclude<
  CollectionSlug,
  'media' | 'users' | 'content-changes' | 'entry-links' | 'studio-marks' | `payload-${string}`
>;

/** A picture to upload: a file on disk, or bytes with the name they shall have. */
export type PictureSource = { readonly path: string } | { readonly name: string; readonly bytes: Uint8Array };

export interface PictureData {
  readonly alt: string;
  readonly title?: string;
  readonly coordinates?: string;
  /** Focal point in percent from the left and from the top; 50 and 50 when left out. */
  readonly focalX?: number;
  readonly focalY?: number;
}

/**
 * Where a store stands: `new` holds no content, `begun` was left by a seed that stopped, `seeded` was filled by one,
 * `in-use` holds content that no seed put there.
 */
export type StoreState = 'new' | 'begun' | 'seeded' | 'in-use';

/** Writes demonstration content through the studio's own operations: checks, hooks, versions and renditions included. */
export interface Seeding {
  state(): Promise<StoreState>;
  /** Remembers how far the seed is. `seeded` also tells the site of everything once, instead of entry by entry. */
  mark(state: 'begun' | 'seeded'): Promise<void>;
  /** @returns the picture's id; one with the same alternative text keeps its bytes and gets the other words */
  uploadMedia(source: PictureSource, data: PictureData): Promise<number>;
  /**
   * Publishes an entry, or publishes it anew over the one whose field `key` has the same value: a seed that was killed
   * may have left half an entry, since Payload's transactions are off.
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
  const noted = (await readMark(payload, mark)) as { state?: 'begun' | 'seeded' } | null;
  if (noted) return noted.state ?? 'seeded';
  return (await holdsContent(payload)) ? 'in-use' : 'new';
}

async function pictureFile(source: PictureSource) {
  const data = Buffer.from('path' in source ? await readFile(source.path) : source.bytes);
  const name = 'path' in source ? basename(source.path) : source.name;
  // The true type is read from the bytes by the upload's own check.
  const type = name.endsWith('.jpg') ? 'jpeg' : (name.split('.').at(-1) ?? 'jpeg');
  return { data, name, mimetype: `image/${type}`, size: data.length };
}

async function idOf(payload: Payload, collection: CollectionSlug, where: Where): Promise<number | null> {
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, draft: true });
  return docs[0] ? Number(docs[0].id) : null;
}

/**
 * Opens the studio's database for seeding, beside a running studio or without one. Migrations must have run.
 *
 * @throws Error in live mode, which never seeds (enquiry contract, "Modes and data")
 */
export async function openSeeding(): Promise<Seeding> {
  if (studioSettings().mode === 'live') throw new Error('Live mode never seeds demonstration content.');
  const payload = await openPayload();
  return {
    state: () => stateOf(payload),
    mark: async (state) => {
      await writeMark(payload, mark, { state, at: new Date().toISOString() });
      if (state === 'seeded') await collapsePending(payload);
    },
    uploadMedia: async (source, data) => {
      const { docs } = await payload.find({
        collection: 'media',
        where: { alt: { equals: data.alt } },
        limit: 1,
      });
      const there = docs[0];
      if (!there) {
        const file = await pictureFile(source);
        return (await payload.create({ collection: 'media', data: { ...data }, file })).id;
      }
      const differs = Object.entries(data).some(
        ([field, value]) => there[field as keyof PictureData] !== value,
      );
      // Renditions are made anew when a focal point changes, so only what differs is written.
      if (differs) await payload.update({ collection: 'media', id: there.id, data: { ...data } });
      return Number(there.id);
    },
    put: async (collection, key, data) => {
      const entry = { ...data, _status: 'published' } as never;
      const there = await idOf(payload, collection, key === null ? {} : { [key]: { equals: data[key] } });
      const { id } =
        there === null
          ? await payload.create({ collection, data: entry, context: { ...unguarded } })
          : await payload.update({ collection, id: there, data: entry, context: { ...unguarded } });
      return Number(id);
    },
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
