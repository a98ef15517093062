import { type Move, moveOf } from '@sundowner/brand';
import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { collectionWritten, studioCollection } from '../../collection/studio-collection.ts';
import { collectionConfig } from '../../schema/collection-config.ts';
import { beside, followsRename } from '../beside.ts';
import { type EntryRow, seen } from '../index-entries.ts';
import { moveEntries } from './move-entries.ts';
import { moveRedirects } from './move-redirects.ts';
import { afterMoves, movedBack, movingAddress, publishedMoves, rewritingOf } from './moves.ts';
import { rewritten } from './rewrite.ts';

interface Moving {
  readonly slug: CollectionSlug;
  /** As it stands now. */
  readonly row: EntryRow;
  readonly move: Move;
  /** Whether visitors found it at its old address until now. */
  readonly wasSeen: boolean;
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
export async function movePlace(req: PayloadRequest, { slug, row, move, wasSeen }: Moving): Promise<void> {
  const known = await studioCollection(req, { drafts: true });
  const before = movedBack(slug, row, { from: move.from, known });
  if (wasSeen || (await isSentOn(req, move))) await moveRedirects(req, move, 'Left by a change of address.');
  await moveEntries(req, move, rewritingOf(move, before));
  collectionWritten(req);
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
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        if (data._status !== 'published' || req.context.unguarded) return data;
        // What has or takes the old address leads nowhere else.
        const own = movingAddress(slug, { ...originalDoc, ...data });
        const moves = (await publishedMoves(req)).filter(({ from }) => from !== own);
        if (moves.length === 0) return data;
        const known = await studioCollection(req, { drafts: false });
        const changes = rewritten(collectionConfig(req.payload, slug).fields, data, afterMoves(moves, known));
        return changes ? { ...data, ...changes } : data;
      },
    ],
  };
}
