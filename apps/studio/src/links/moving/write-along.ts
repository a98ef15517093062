import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from 'payload';
import type { EntryRow } from '../../content-changes/entry-row.ts';
import { collectionConfig } from '../../schema/collection-config.ts';
import { isSeen, noteLinks } from '../index-entries.ts';

type Id = EntryRow['id'];
export type Values = Readonly<Record<string, unknown>>;

interface VersionRow extends EntryRow {
  readonly parent: Id;
  readonly version: Values;
}

/** Rows read at a time. */
const batch = 200;

/** Counted first: of most collections nothing is to be read, and a count asks for no row's lists. */
async function* batches<Row extends { readonly id: Id }>(
  wanted: Where,
  count: (where: Where) => Promise<{ totalDocs: number }>,
  read: (where: Where) => Promise<{ docs: Row[] }>,
): AsyncGenerator<Row> {
  if ((await count(wanted)).totalDocs === 0) return;
  for (let last: Id = 0; ; ) {
    const { docs } = await read({ and: [{ id: { greater_than: last } }, wanted] });
    yield* docs;
    if (docs.length < batch) return;
    last = docs.at(-1)?.id ?? last;
  }
}

const reading = (collection: CollectionSlug, req: PayloadRequest) =>
  ({ collection, limit: batch, pagination: false, sort: 'id', req }) as const;

/** Every row of a collection under a condition, published or not. */
export function rowsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  wanted: Where,
): AsyncGenerator<EntryRow> {
  const { db } = req.payload;
  return batches(
    wanted,
    (where) => db.count({ collection, where, req }),
    (where) => db.find<EntryRow>({ ...reading(collection, req), where }),
  );
}

/** What was saved last of the entries of a collection, where it is a draft or that of one of `parents`. */
export function lastSaved(
  req: PayloadRequest,
  collection: CollectionSlug,
  parents: readonly Id[],
): AsyncGenerator<VersionRow> {
  const { db } = req.payload;
  const drafts: Where[] = [
    { 'version._status': { equals: 'draft' } },
    ...(parents.length > 0 ? [{ parent: { in: [...parents] } }] : []),
  ];
  return batches(
    { and: [{ latest: { equals: true } }, { or: drafts }] },
    (where) => db.countVersions({ collection, where, req }),
    async (where) =>
      (await db.findVersions({ ...reading(collection, req), where })) as unknown as { docs: VersionRow[] },
  );
}

/** Leaves out a key of a page that another entry has already, where each has one of its own. */
async function withoutTaken(
  req: PayloadRequest,
  { slug, id }: { readonly slug: CollectionSlug; readonly id: Id },
  changes: Values | null,
): Promise<Values | null> {
  if (!changes) return null;
  const left = { ...changes };
  for (const field of collectionConfig(req.payload, slug).flattenedFields) {
    if (!('name' in field) || !(field.name in left) || !('unique' in field) || !field.unique) continue;
    const others: Where = {
      and: [{ [field.name]: { equals: left[field.name] } }, { id: { not_equals: id } }],
    };
    const { totalDocs } = await req.payload.db.count({ collection: slug, where: others, req });
    if (totalDocs > 0) delete left[field.name];
  }
  return Object.keys(left).length > 0 ? left : null;
}

/** A row without what other entries hold of it: that is not its own to write. */
function withoutJoins(fields: readonly FlattenedField[], row: EntryRow): EntryRow {
  const joined = new Set(fields.flatMap((field) => (field.type === 'join' ? [field.name] : [])));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !joined.has(name))) as typeof row;
}

/** What entries of a collection hold otherwise after a move. */
export interface Along {
  /** The rows that may hold it; drafts are all looked at. */
  readonly among: Where;
  /** The changed fields alone; `null` where nothing changes. */
  changes(values: Values, id: Id): Values | null;
}

/**
 * Writes what the entries of a collection hold after a move, in the rows visitors read and in the drafts over them. Written as they are,
 * without hooks and with the times they have: nothing of a draft is published by it, and nobody's words are changed.
 *
 * @returns the ids of those visitors see
 */
export async function writeAlong(
  req: PayloadRequest,
  slug: CollectionSlug,
  { among, changes: changesOf }: Along,
): Promise<readonly Id[]> {
  const { db } = req.payload;
  const { flattenedFields } = collectionConfig(req.payload, slug);
  const changed: Id[] = [];
  const shown: Id[] = [];
  for await (const row of rowsOf(req, slug, among)) {
    const changes = await withoutTaken(req, { slug, id: row.id }, changesOf(row, row.id));
    if (!changes) continue;
    const data = { ...withoutJoins(flattenedFields, row), ...changes };
    await db.updateOne({ collection: slug, id: row.id, data, returning: false, req });
    changed.push(row.id);
    if (!isSeen(row)) continue;
    await noteLinks(req, slug, data);
    shown.push(row.id);
  }
  for await (const { id, ...row } of lastSaved(req, slug, changed)) {
    const of = { slug, id: row.parent };
    const changes = await withoutTaken(req, of, changesOf(row.version, row.parent));
    if (!changes) continue;
    const versionData = { ...row, version: { ...row.version, ...changes } } as never;
    await db.updateVersion({ collection: slug, id, versionData, returning: false, req });
  }
  return shown;
}
