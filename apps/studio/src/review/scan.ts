import { setImmediate as breathe } from 'node:timers/promises';
import { type Collection, entryPath, isLinkable, isPlaced, shownOnPath } from '@sundowner/brand';
import type { CollectionSlug, Payload, SanitizedCollectionConfig, Where } from 'payload';
import type { NameFinder } from '../facts/names-in-words.ts';
import { entryFacts, type FieldShape, type Id } from './entry-facts.ts';
import { entryText, type Findable, type State, titleText, writtenIn } from './findable.ts';
import { type KnownCollection, type KnownCollections, newCollection } from './known-entries.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: Id; readonly updatedAt?: string };

/** Rows read at a time; between two batches other requests get their turn. */
const batch = 200;
const idBatch = 5000;

/** Collections editors write: those that Payload and the studio keep for themselves are hidden from everybody. */
function reviewed(payload: Payload): readonly SanitizedCollectionConfig[] {
  return payload.config.collections.filter(({ slug, admin }) => admin.hidden !== true && slug !== 'users');
}

async function* batches(
  read: (page: number) => Promise<{ docs: Row[]; hasNextPage: boolean }>,
): AsyncGenerator<Row[]> {
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await read(page);
    yield docs;
    if (!hasNextPage) return;
    await breathe();
  }
}

const since = (field: string, newest: string | null): Where =>
  newest ? { [field]: { greater_than_equal: newest } } : {};

/** By which state of the content rows are noted. */
export interface ReadBy {
  /** The collection as it is published. */
  readonly places: Collection;
  /** What finds names that are others by now. */
  readonly findOldNames: NameFinder;
}

/** What rows of a collection are noted in. */
interface Noting extends ReadBy {
  readonly known: KnownCollection;
  readonly collection: SanitizedCollectionConfig;
}

/** Old names in the words of a row; nothing for none, as of nearly every row. */
function oldNamesIn({ collection, findOldNames }: Noting, row: Row): { oldNames?: readonly string[] } {
  const oldNames = findOldNames(writtenIn(collection.slug, shapeOf(collection), row));
  return oldNames.length > 0 ? { oldNames } : {};
}

/** Notes one row; a row in the trash is gone. */
function noteRow(noting: Noting, row: Row): void {
  const { known, collection, places } = noting;
  const { slug } = collection;
  known.drafts.delete(row.id);
  if (row.deletedAt) {
    known.entries.delete(row.id);
    known.files.delete(row.id);
    known.findable.delete(row.id);
    return;
  }
  if (collection.upload) {
    const mimeType = String(row.mimeType ?? '');
    noteFindable(noting, row, {
      title: String(row.filename ?? ''),
      state: fileState(mimeType),
    });
    known.files.set(row.id, {
      collection: slug,
      id: row.id,
      filename: String(row.filename ?? ''),
      alt: String(row.alt ?? ''),
      size: Number(row.filesize ?? 0),
      isPicture: mimeType.startsWith('image/'),
      ...oldNamesIn(noting, row),
    });
    return;
  }
  const facts = {
    ...entryFacts(slug, shapeOf(collection), row, collection.admin.useAsTitle ?? 'id'),
    ...oldNamesIn(noting, row),
  };
  const path = facts.published ? entryPath(slug, row, places) : null;
  const from = slug === 'redirects' && facts.published && typeof row.from === 'string' ? row.from : null;
  const introduces =
    slug === 'introSection' && facts.published && typeof row.heroBannerFor === 'string'
      ? row.heroBannerFor
      : null;
  const placed = facts.published && isPlaced(slug, row, places);
  const own = facts.published ? shownOnPath(slug, row, places) : null;
  const place = own !== null && isLinkable(own, places) ? own : null;
  const slugOfRow = typeof row.slug === 'string' ? row.slug : '';
  known.entries.set(row.id, { facts, path: from ?? path, placed, place, introduces, slug: slugOfRow });
  const state = facts.published ? 'published' : 'draft';
  noteFindable(noting, row, { title: facts.title, state });
}

function fileState(mimeType: string): State {
  if (mimeType.startsWith('image/')) return 'picture';
  return mimeType.startsWith('video/') ? 'film' : 'file';
}

function noteFindable(
  { known, collection, places }: Noting,
  row: Row,
  { title, state, liveWords = '' }: Pick<Findable, 'title' | 'state'> & Partial<Pick<Findable, 'liveWords'>>,
): void {
  const { slug } = collection;
  const more = [shownOnPath(slug, row, places), row.filename, row.link].filter(
    (value): value is string => typeof value === 'string',
  );
  known.findable.set(row.id, {
    collection: slug,
    id: row.id,
    title,
    named: titleText(title),
    state,
    words: entryText(shapeOf(collection), row, more),
    liveWords,
    updatedAt: row.updatedAt ?? '',
  });
}

const shapeOf = (collection: SanitizedCollectionConfig) =>
  collection.flattenedFields as unknown as readonly FieldShape[];

async function readRows(payload: Payload, noting: Noting) {
  const { collection, known } = noting;
  const { slug } = collection;
  const where = since('updatedAt', known.newestRow);
  const rows = batches((page) =>
    payload.db.find<Row>({ collection: slug, where, sort: 'updatedAt', limit: batch, page }),
  );
  for await (const docs of rows) {
    for (const row of docs) {
      noteRow(noting, row);
      known.newestRow = row.updatedAt ?? known.newestRow;
    }
  }
}

/** Changes that wait over a published entry live among the versions. */
async function readDrafts(payload: Payload, noting: Noting) {
  const { collection, known } = noting;
  if (!collection.versions?.drafts) return;
  const slug = collection.slug as CollectionSlug;
  const where: Where = {
    and: [
      { latest: { equals: true } },
      { 'version._status': { equals: 'draft' } },
      since('updatedAt', known.newestVersion),
    ],
  };
  const versions = batches(async (page) => {
    const found = await payload.db.findVersions<Row>({
      collection: slug,
      where,
      sort: 'updatedAt',
      limit: batch,
      page,
    });
    return { docs: found.docs as unknown as Row[], hasNextPage: found.hasNextPage };
  });
  for await (const docs of versions) {
    for (const version of docs) {
      const id = version.parent as Id;
      const entry = known.entries.get(id);
      known.newestVersion = version.updatedAt ?? known.newestVersion;
      // Never published: its own row is the draft.
      if (!entry?.facts.published) continue;
      const row = { ...(version.version as Row), id };
      const facts = entryFacts(slug, shapeOf(collection), row, collection.admin.useAsTitle ?? 'id');
      known.drafts.set(id, facts);
      // Found by what visitors read as well, until the draft is published.
      const live = known.findable.get(id);
      const base = live?.state === 'changed' ? live.liveWords : live?.words;
      noteFindable(noting, row, { title: facts.title, state: 'changed', liveWords: base ?? '' });
    }
  }
}

/** Forgets what was deleted; looks for it only when there is less than was known. */
async function forgetDeleted(payload: Payload, slug: CollectionSlug, known: KnownCollection) {
  const map: Map<Id, unknown> = known.files.size > 0 ? known.files : known.entries;
  const { totalDocs } = await payload.db.count({ collection: slug });
  if (totalDocs >= map.size) return;
  const there = new Set<Id>();
  const rows = batches((page) =>
    payload.db.find<Row>({ collection: slug, select: { id: true }, sort: 'id', limit: idBatch, page }),
  );
  for await (const docs of rows) for (const { id } of docs) there.add(id);
  for (const id of map.keys()) {
    if (there.has(id)) continue;
    known.entries.delete(id);
    known.drafts.delete(id);
    known.files.delete(id);
    known.findable.delete(id);
  }
}

/** Has every entry read again the next time: where they stand may be another page now. */
export function readAllAgain(ledger: KnownCollections): void {
  for (const known of ledger.values()) Object.assign(known, { newestRow: null, newestVersion: null });
}

/**
 * Brings what is known of the content up to date. The first time every entry is read, batch by batch; after that only what
 * changed since.
 */
export async function readInto(ledger: KnownCollections, payload: Payload, by: ReadBy): Promise<void> {
  for (const collection of reviewed(payload)) {
    const slug = collection.slug as CollectionSlug;
    const known = ledger.get(slug) ?? newCollection();
    ledger.set(slug, known);
    const noting = { known, collection, ...by };
    await readRows(payload, noting);
    await readDrafts(payload, noting);
    await forgetDeleted(payload, slug, known);
    await breathe();
  }
}
