import { type Collection, type Move, moveOf, routeOf } from '@sundowner/brand';
import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { writesContent } from '../../access/callers.ts';
import type { EntryRow } from '../../content-changes/entry-row.ts';
import { collectionWritten, studioCollection } from '../../places/studio-collection.ts';
import { collectionConfig } from '../../schema/collection-config.ts';
import { beside, followsRename } from '../beside.ts';
import { isSeen, seen } from '../index-entries.ts';
import { changeProperty, otherProperty } from './change-of-property.ts';
import { takeRatesAlong } from './house-elsewhere.ts';
import { moveEntries } from './move-entries.ts';
import { moveRedirects } from './move-redirects.ts';
import {
  afterMoves,
  askForMoves,
  movedBack,
  movingAddress,
  placeMove,
  rewritingOf,
  takeMoves,
} from './moves.ts';
import { rewritten } from './rewrite.ts';

interface Moving {
  readonly slug: CollectionSlug;
  readonly before: EntryRow;
  /** As it stands now. */
  readonly row: EntryRow;
  readonly move: Move;
  /** Whether visitors found it at its old address until now. */
  readonly wasSeen: boolean;
}

/** Whether visitors found it at the address of this row once: a draft holds any address, also one of other pages. */
async function wasFound(req: PayloadRequest, slug: CollectionSlug, before: EntryRow): Promise<boolean> {
  if (isSeen(before)) return true;
  const field = slug === 'propertyUpdated' ? 'slug' : 'link';
  const { docs } = await req.payload.db.findVersions({
    collection: slug,
    where: {
      and: [
        { parent: { equals: before.id } },
        { 'version._status': { equals: 'published' } },
        { [`version.${field}`]: { equals: before[field] } },
      ],
    },
    limit: 1,
    pagination: false,
    req,
  });
  return docs.length > 0;
}

/**
 * The move of an entry that is published at another address than it had; `null` where nobody found it at that, or a page stands there
 * still.
 *
 * @param row as it stands now
 */
export async function moveSince(
  req: PayloadRequest,
  slug: CollectionSlug,
  { before, row }: { readonly before: EntryRow; readonly row: EntryRow },
): Promise<Move | null> {
  const move = placeMove(slug, before, row);
  if (!move || !(await wasFound(req, slug, before))) return null;
  return routeOf(move.from, await studioCollection(req, { drafts: false })) === null ? move : null;
}

/** Whether visitors are sent on from the old address of an entry that was unpublished. */
async function isSentOn(req: PayloadRequest, { from }: Move): Promise<boolean> {
  const where = { and: [{ from: { in: [from, `${from}/*`] } }, ...seen] };
  const collection = 'redirects' as CollectionSlug;
  return (await req.payload.db.findOne({ collection, where, req })) !== null;
}

/**
 * Moves everything below the old address of a property or a lodge to its new one, in the transaction of the change: the pages of lodges
 * and villas, links and keys of pages in every entry and draft, and redirects. Visitors of the old address are sent on where it was
 * known. A change back is a move like any other.
 */
export async function movePlace(
  req: PayloadRequest,
  { slug, before, row, move, wasSeen }: Moving,
): Promise<void> {
  const known = await studioCollection(req, { drafts: true });
  const had = typeof before.property === 'string' ? { property: before.property } : {};
  const back = movedBack(slug, row, { from: move.from, known, ...had });
  if (wasSeen || (await isSentOn(req, move))) await moveRedirects(req, move, 'Left by a change of address.');
  await moveEntries(req, move, rewritingOf(move, back));
  collectionWritten(req);
}

/** Of these nobody is led to an address that is none any more, not even to be sent on: pages leave such a link out (`hasPage`). */
const ledToByRecord: ReadonlySet<string> = new Set([
  'residence',
  'treehouse',
  'experiencesCategory',
  'experiencesProperty',
]);

/**
 * Has links and keys of pages follow a residence, a treehouse or a kind of experience to its other address, in the transaction of the
 * change. Of any other page the redirect is enough.
 *
 * @param before the collection as it was
 */
export async function movePage(
  req: PayloadRequest,
  slug: CollectionSlug,
  move: Move,
  before: Collection,
): Promise<void> {
  if (!ledToByRecord.has(slug)) return;
  await moveEntries(req, move, rewritingOf(move, before));
  collectionWritten(req);
}

/** Has what belongs to a lodge, a residence or a treehouse follow it into another property, after its pages moved. @param move of its address, where that is another */
export async function moveBelongings(
  req: PayloadRequest,
  slug: CollectionSlug,
  { before, row, move }: { readonly before: EntryRow; readonly row: EntryRow; readonly move: Move | null },
): Promise<void> {
  const other = otherProperty(slug, before, row);
  if (other) await changeProperty(req, { ...other, lodge: row, below: move?.to ?? null });
  else await takeRatesAlong(req, slug, { before, row });
}

/** Nobody is sent away any more from an address that another place has taken. */
export async function endMoves(req: PayloadRequest, slug: CollectionSlug, row: EntryRow): Promise<void> {
  const from = movingAddress(slug, row);
  if (from === null) return;
  const collection = 'redirects' as CollectionSlug;
  const there = await req.payload.db.findOne<EntryRow>({
    collection,
    where: { from: { equals: `${from}*` } },
    req,
  });
  if (!there || !moveOf({ from: String(there.from), to: String(there.to) })) return;
  const own = await beside(req, { ...followsRename });
  await req.payload.delete({ collection, id: there.id, trash: true, req: own });
}

type Hooks = NonNullable<CollectionConfig['hooks']>;

/**
 * A form that was open while a place moved, a version from before and a pasted address still hold its old one. What is published leads
 * to the new one: pages show no link to an address that is a page no more.
 */
export function followingHooks(slug: CollectionSlug): Hooks {
  if (slug === 'redirects') return {};
  return {
    beforeOperation: [
      ({ args, operation, overrideAccess, req }) => {
        const { id, data } = args as {
          readonly id?: unknown;
          readonly data?: { readonly _status?: unknown };
        };
        const publishes = operation === 'update' && id !== undefined && data?._status === 'published';
        // Strangers are refused in a moment.
        if (publishes && !req.context.unguarded && (writesContent(req.user) || overrideAccess))
          askForMoves(req);
        return args;
      },
    ],
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        if (data._status !== 'published' || req.context.unguarded) return data;
        // What has or takes the old address leads nowhere else.
        const own = movingAddress(slug, { ...originalDoc, ...data });
        const moves = (await takeMoves(req)).filter(({ from }) => from !== own);
        if (moves.length === 0) return data;
        const known = await studioCollection(req, { drafts: false });
        const changes = rewritten(collectionConfig(req.payload, slug).fields, data, afterMoves(moves, known));
        return changes ? { ...data, ...changes } : data;
      },
    ],
  };
}
