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
import { changedSince } from '../content-changes/outbox.ts';
import { sharedState } from '../runtime/shared-state.ts';
import { studioSettings } from '../settings.ts';
import { afterwards } from '../transactions/afterwards.ts';
import { whenWritten } from '../transactions/written.ts';
import { type KnownField, numberedFirst, placedBy, selectedWith } from './numbered-first.ts';

/** A request, or the studio's own work that has none. */
type CollectionScope = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** What of the published collection this process has read, as it was at one sequence of the changes. */
interface Kept {
  readonly sequence: number;
  readonly parts: ReadonlyMap<CollectionPart, Part>;
  readonly collection: Collection;
  /** When all of it was read, by `performance.now()`. */
  readonly wholeAt: number;
}

/** After so long it is read whole: a change told out of order, by an import into PostgreSQL, is not missed for ever. */
const wholeForMs = 300_000;

const kept = sharedState('collection', (): { now: Kept | null } => ({ now: null }));

const memory = { drafts: 'collection-with-drafts', published: 'collection-published' } as const;
/** In the context of a request the parts it wrote: nobody else sees that until its transaction has ended. */
const written = 'collection-written';
/** And those of them it has not read since; and what it read before. */
const unread = 'collection-unread';
const readBefore = 'collection-read-before';
/** In the context of a request: the row of the entry it changes was written, and what it needs was asked for. */
const noticed = 'collection-noticed';
const everyPart: ReadonlySet<string> = new Set(collectionParts);

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

function made(parts: ReadonlyMap<CollectionPart, Part>): Collection {
  const { brand, installation } = studioSettings();
  return makeCollection(Object.fromEntries(parts), brand, installation);
}

async function readParts(
  req: CollectionScope,
  drafts: boolean,
  known: (part: CollectionPart) => Part | undefined = () => undefined,
): Promise<ReadonlyMap<CollectionPart, Part>> {
  const each = async (part: CollectionPart) =>
    [part, known(part) ?? (await readPart(req, part, drafts))] as const;
  return new Map(await Promise.all(collectionParts.map(each)));
}

/** Parts as they were read, and what was known by then. */
type Read = Omit<Kept, 'collection'>;

/** What this process has kept, and what of it changed since. */
async function keptParts(req: CollectionScope): Promise<Read> {
  const at = performance.now();
  const now = kept.now && at - kept.now.wholeAt < wholeForMs ? kept.now : null;
  const { sequence, slugs } = await changedSince(req.payload, now?.sequence ?? null, req);
  const parts = new Map([...(now?.parts ?? [])].filter(([part]) => slugs && !slugs.has(part)));
  return { sequence, parts, wholeAt: now && slugs ? now.wholeAt : at };
}

/**
 * What is published of each part: of those kept, what changed since is read anew. A request that asks again, after it wrote some of it, reads
 * those parts alone.
 */
async function publishedParts(
  req: CollectionScope,
): Promise<Read & { readonly collection: Collection | null }> {
  const known = (req.context?.[readBefore] as Read | undefined) ?? (await keptParts(req));
  const own = req.context?.[unread] as ReadonlySet<string> | undefined;
  if (req.context) delete req.context[unread];
  const parts = await readParts(req, false, (part) => (own?.has(part) ? undefined : known.parts.get(part)));
  const read = { ...known, parts };
  if (req.context) req.context[readBefore] = read;
  const { now } = kept;
  const isAsKept = now !== null && collectionParts.every((part) => parts.get(part) === now.parts.get(part));
  return { ...read, collection: isAsKept ? now.collection : null };
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
  const [drafts, roots] = await Promise.all([readParts(req, true), publishedRoots(req)]);
  return withHeldRoots(made(drafts), roots);
}

/** An entry that is being published. */
export interface ComingEntry {
  readonly collection: CollectionSlug;
  /** As it will stand; without an `id` where it is new. */
  readonly entry: Readonly<Record<string, unknown>>;
}

/** What is published, with one part changed. */
async function publishedWith(req: CollectionScope, part: CollectionSlug, change: (entries: Part) => Part) {
  const { parts } = await publishedParts(req);
  const changed = part as CollectionPart;
  return made(new Map([...parts, [changed, change(parts.get(changed) ?? [])]]));
}

/** The collection as visitors will meet it once the entry is published too. */
export function collectionWith(
  req: CollectionScope,
  { collection, entry }: ComingEntry,
): Promise<Collection> {
  if (!everyPart.has(collection)) return studioCollection(req, { drafts: false });
  return publishedWith(req, collection, (entries) => [...entries.filter(({ id }) => id !== entry.id), entry]);
}

/** The collection as visitors will meet it once the entry is unpublished. */
export function collectionWithout(
  req: CollectionScope,
  { collection, id }: { readonly collection: CollectionSlug; readonly id: number | string },
): Promise<Collection> {
  if (!everyPart.has(collection)) return studioCollection(req, { drafts: false });
  return publishedWith(req, collection, (entries) => entries.filter((each) => each.id !== id));
}

/** Keeps what a request read: within a transaction, whose changes and their sequences may be taken back, when that has ended well. */
async function keep(req: CollectionScope, read: Kept): Promise<void> {
  const keepNewer = () => {
    if (read.sequence >= (kept.now?.sequence ?? 0)) kept.now = read;
  };
  if (await req.transactionID)
    await afterwards(req as PayloadRequest, async (end) => {
      if (end === 'kept') keepNewer();
    });
  else if (!req.context?.[written]) keepNewer();
}

/** What is published; of what was read before, no more is read anew than what was published since. */
async function readPublished(req: CollectionScope): Promise<Collection> {
  const { collection: asKept, ...read } = await publishedParts(req);
  const before = kept.now?.collection;
  const now = asKept ?? made(read.parts);
  // The same places in the same words: what was made for the old record stays right.
  const same = before && (before === now || JSON.stringify(before) === JSON.stringify(now));
  const collection = same ? before : now;
  await keep(req, { ...read, collection });
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

/** A part of it was written, or all of it: the request reads that anew when it asks next. */
export function collectionWritten({ context }: PayloadRequest, part?: string): void {
  for (const name of [written, unread]) {
    const before = context[name] as ReadonlySet<string> | undefined;
    context[name] = part === undefined ? everyPart : new Set([...(before ?? []), part]);
  }
  for (const name of Object.values(memory)) delete context[name];
}

/** A request that writes a part of the collection sees what it wrote. */
export function collectionHooks(slug: string): Hooks {
  if (!everyPart.has(slug)) return {};
  const collection = slug as CollectionSlug;
  return {
    beforeOperation: [
      ({ args, operation, req }) => {
        const { id } = args as { readonly id?: number | string };
        if (operation === 'update' && id !== undefined)
          whenWritten(req, collection, id, () => {
            const wasAsked = memory.published in req.context;
            collectionWritten(req, slug);
            req.context[noticed] = true;
            // What is published is asked for again after the change, and is read while its version is written.
            if (wasAsked) studioCollection(req, { drafts: false }).catch(() => {});
          });
        return args;
      },
    ],
    afterChange: [
      ({ doc, req }) => {
        if (req.context[noticed]) delete req.context[memory.drafts];
        else collectionWritten(req, slug);
        delete req.context[noticed];
        return doc;
      },
    ],
    afterDelete: [
      ({ doc, req }) => {
        collectionWritten(req, slug);
        return doc;
      },
    ],
  };
}
