import {
  type Collection,
  type CollectionPart,
  collectionParts,
  collectionReads,
  makeCollection,
  type Path,
  withHeldRoots,
} from '@sundowner/brand';
import type { CollectionConfig, CollectionSlug, PayloadRequest, Where } from 'payload';
import { latestSequence } from '../content-changes/outbox.ts';
import { sharedState } from '../runtime/shared-state.ts';
import { studioSettings } from '../settings.ts';
import { type KnownField, numberedFirst, placedBy, selectedWith } from './numbered-first.ts';

/** A request, or the studio's own work that has none. */
type CollectionScope = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** The published collection of this process, as it was at one sequence of the changes. */
interface Kept {
  sequence: number;
  collection: Collection | null;
}

const kept = sharedState('collection', (): Kept => ({ sequence: -1, collection: null }));

const memory = { drafts: 'collection-with-drafts', published: 'collection-published' } as const;
/** In the context of a request that wrote a part of it: nobody else sees that until its transaction has ended. */
const written = 'collection-written';

const published: Where = { _status: { equals: 'published' } };

async function readPart(req: CollectionScope, part: CollectionPart, drafts: boolean) {
  const query = collectionReads[part];
  const { sort, limit, select } = query;
  const { flattenedFields } = req.payload.collections[part as CollectionSlug].config;
  const placed = placedBy(query, flattenedFields as readonly KnownField[]);
  const selected = selectedWith(select, placed);
  const { docs } = await req.payload.find({
    collection: part as CollectionSlug,
    where: drafts ? {} : published,
    draft: drafts,
    depth: 0,
    limit: limit ?? 0,
    pagination: false,
    overrideAccess: true,
    ...(sort ? { sort: [...sort] } : {}),
    ...(selected ? { select: selected as Record<string, true> } : {}),
    req,
  });
  return numberedFirst(docs as unknown as readonly Readonly<Record<string, unknown>>[], placed);
}

type Part = Awaited<ReturnType<typeof readPart>>;
type Change = (part: CollectionPart, entries: Part) => Part;

async function read(
  req: CollectionScope,
  drafts: boolean,
  change: Change = (_, entries) => entries,
): Promise<Collection> {
  const parts = await Promise.all(
    collectionParts.map(async (part) => [part, change(part, await readPart(req, part, drafts))] as const),
  );
  const { brand, installation } = studioSettings();
  return makeCollection(Object.fromEntries(parts), brand, installation);
}

/** Where the published properties have their pages, by key: a draft of another address moves none of them. */
async function publishedRoots(req: CollectionScope): Promise<ReadonlyMap<string, Path>> {
  const { docs } = await req.payload.find({
    collection: 'propertyUpdated' as CollectionSlug,
    where: published,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { key: true, slug: true } as Record<string, true>,
    req,
  });
  const rows = docs as unknown as readonly { readonly key?: string | null; readonly slug?: string | null }[];
  return new Map(rows.flatMap(({ key, slug }) => (key && slug ? [[key, `/${slug}` as const] as const] : [])));
}

async function readDrafts(req: CollectionScope): Promise<Collection> {
  const [drafts, roots] = await Promise.all([read(req, true), publishedRoots(req)]);
  return withHeldRoots(drafts, roots);
}

/** An entry that is being published. */
export interface ComingEntry {
  readonly collection: CollectionSlug;
  /** As it will stand; without an `id` where it is new. */
  readonly entry: Readonly<Record<string, unknown>>;
}

/** The collection as visitors will meet it once the entry is published too. */
export function collectionWith(
  req: CollectionScope,
  { collection, entry }: ComingEntry,
): Promise<Collection> {
  if (!collectionParts.some((part) => part === collection)) return studioCollection(req, { drafts: false });
  return read(req, false, (part, entries) =>
    part === collection ? [...entries.filter(({ id }) => id !== entry.id), entry] : entries,
  );
}

/** The collection as visitors will meet it once the entry is unpublished. */
export const collectionWithout = (
  req: CollectionScope,
  { collection, id }: { readonly collection: CollectionSlug; readonly id: number | string },
): Promise<Collection> =>
  read(req, false, (part, entries) =>
    part === collection ? entries.filter((each) => each.id !== id) : entries,
  );

/** What is published, read anew when something was published since it was read last. */
async function readPublished(req: CollectionScope): Promise<Collection> {
  if (req.context?.[written]) return read(req, false);
  const sequence = await latestSequence(req.payload, req);
  if (kept.collection && kept.sequence === sequence) return kept.collection;
  const now = await read(req, false);
  // The same places in the same words: what was made for the old record stays right.
  const same = kept.collection && JSON.stringify(kept.collection) === JSON.stringify(now);
  const collection = same ? (kept.collection as Collection) : now;
  // A sequence of a transaction that is taken back is given to another change.
  if (!(await req.transactionID)) Object.assign(kept, { sequence, collection } satisfies Kept);
  return collection;
}

/**
 * The collection as the studio holds it: with what is not published yet, or as visitors meet it. Read once for each request. With drafts,
 * a published property keeps the root it has.
 *
 * @param req of the change or the question; `{ payload }` for work of the studio's own
 */
export function studioCollection(
  req: CollectionScope,
  { drafts }: { readonly drafts: boolean },
): Promise<Collection> {
  const { context } = req;
  const name = drafts ? memory.drafts : memory.published;
  const known = context?.[name] as Promise<Collection> | undefined;
  if (known) return known;
  const asked = drafts ? readDrafts(req) : readPublished(req);
  if (context) context[name] = asked;
  return asked;
}

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** A part of it was written: the request reads it anew when it asks next. */
export function collectionWritten({ context }: PayloadRequest): void {
  context[written] = true;
  for (const name of Object.values(memory)) delete context[name];
}

/** A request that writes a part of the collection sees what it wrote. */
export function collectionHooks(slug: string): Hooks {
  if (!collectionParts.some((part) => part === slug)) return {};
  return {
    afterChange: [
      ({ doc, req }) => {
        collectionWritten(req);
        return doc;
      },
    ],
    afterDelete: [
      ({ doc, req }) => {
        collectionWritten(req);
        return doc;
      },
    ],
  };
}
