import { type Move, standsUnder } from '@sundowner/brand';
import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from 'payload';
import { tellOf } from '../../content-changes/hooks.ts';
import { collectionConfig } from '../../schema/collection-config.ts';
import { contentSlugs, type EntryRow, entryLinksSlug, isSeen, noteLinks } from '../index-entries.ts';
import { pathTarget } from '../outgoing.ts';
import { type Rewriting, rewritten } from './rewrite.ts';

type Id = EntryRow['id'];
type Values = Readonly<Record<string, unknown>>;

interface VersionRow extends EntryRow {
  readonly parent: Id;
  readonly version: Values;
}

interface LinksRow {
  readonly collection: string;
  readonly number: number;
  readonly targets?: readonly string[] | null;
}

/** Rows read at a time. */
const batch = 200;

async function* batches<Row extends { readonly id: Id }>(
  read: (above: Where) => Promise<{ docs: Row[] }>,
): AsyncGenerator<Row> {
  for (let last: Id = 0; ; ) {
    const { docs } = await read({ id: { greater_than: last } });
    yield* docs;
    if (docs.length < batch) return;
    last = docs.at(-1)?.id ?? last;
  }
}

/** Published entries with a link to the address or below it, by their collection. */
export async function linkingEntries(
  req: PayloadRequest,
  { from }: Move,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { docs } = await req.payload.db.find<LinksRow>({
    collection: entryLinksSlug as CollectionSlug,
    where: { targets: { contains: pathTarget(from) } },
    limit: 0,
    pagination: false,
    req,
  });
  const root = pathTarget(from);
  const found = new Map<string, number[]>();
  for (const { collection, number, targets } of docs) {
    if (!targets?.some((target) => standsUnder(root, target))) continue;
    const known = found.get(collection);
    if (known) known.push(number);
    else found.set(collection, [number]);
  }
  return found;
}

const isKey = (field: FlattenedField): boolean => field.type === 'text' && field.custom?.isPageKey === true;
const isOwn = (field: FlattenedField): boolean => field.type === 'text' && field.custom?.leadsTo === 'own';

/** Which rows of a collection may hold the address: those that link there, what is not published, and those of pages below it. */
function mayHold(fields: readonly FlattenedField[], { from }: Move, linking: readonly Id[]): Where {
  const among = (wanted: (field: FlattenedField) => boolean, words: string): Where[] =>
    fields
      .filter(wanted)
      .flatMap((field) => ('name' in field ? [{ [field.name]: { contains: words } }] : []));
  return {
    or: [
      ...(linking.length > 0 ? [{ id: { in: [...linking] } }] : []),
      { _status: { not_equals: 'published' } },
      ...among(isKey, from.slice(1).replaceAll('/', '-')),
      ...among(isOwn, from),
    ],
  };
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

/**
 * Rewrites what the entries of a collection hold of addresses, in the rows visitors read and in the drafts over them. Written as they
 * are, without hooks and with the times they have: nothing of a draft is published by it, and nobody's words are changed.
 *
 * @returns the ids of those visitors see
 */
async function moveIn(
  req: PayloadRequest,
  slug: CollectionSlug,
  { move, rewriting, linking }: { move: Move; rewriting: Rewriting; linking: readonly Id[] },
): Promise<readonly Id[]> {
  const { db } = req.payload;
  const { fields, flattenedFields } = collectionConfig(req.payload, slug);
  const read = { collection: slug, limit: batch, pagination: false, sort: 'id', req } as const;
  const changed: Id[] = [];
  const shown: Id[] = [];
  const holding = mayHold(flattenedFields, move, linking);
  for await (const row of batches((above) =>
    db.find<EntryRow>({ ...read, where: { and: [above, holding] } }),
  )) {
    const changes = await withoutTaken(req, { slug, id: row.id }, rewritten(fields, row, rewriting));
    if (!changes) continue;
    const data = { ...withoutJoins(flattenedFields, row), ...changes };
    await db.updateOne({ collection: slug, id: row.id, data, returning: false, req });
    changed.push(row.id);
    if (!isSeen(row)) continue;
    await noteLinks(req, slug, data);
    shown.push(row.id);
  }
  const drafts: Where = {
    or: [
      { 'version._status': { equals: 'draft' } },
      ...(changed.length > 0 ? [{ parent: { in: changed } }] : []),
    ],
  };
  const versions = batches(async (above) => {
    const where: Where = { and: [above, { latest: { equals: true } }, drafts] };
    return (await db.findVersions({ ...read, where })) as unknown as { docs: VersionRow[] };
  });
  for await (const { id, ...row } of versions) {
    const of = { slug, id: row.parent };
    const changes = await withoutTaken(req, of, rewritten(fields, row.version, rewriting));
    if (!changes) continue;
    const versionData = { ...row, version: { ...row.version, ...changes } } as never;
    await db.updateVersion({ collection: slug, id, versionData, returning: false, req });
  }
  return shown;
}

/** Has every entry, published or not, follow an address that moved. The site hears of them with the move. */
export async function moveEntries(req: PayloadRequest, move: Move, rewriting: Rewriting): Promise<void> {
  const linking = await linkingEntries(req, move);
  const shown: { slug: CollectionSlug; id: Id }[] = [];
  for (const slug of contentSlugs(req.payload).filter((each) => each !== 'redirects')) {
    const seen = await moveIn(req, slug, { move, rewriting, linking: linking.get(slug) ?? [] });
    shown.push(...seen.map((id) => ({ slug, id })));
  }
  await tellOf(req, shown);
}
