import { beginningOf, comparablePath, type Move, movedWith, redirectOfMove } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { EntryRow } from '../../content-changes/entry-row.ts';
import { beside, followsRename } from '../beside.ts';

const redirects = 'redirects' as CollectionSlug;

interface RedirectRow extends EntryRow {
  readonly from: string;
  readonly to: string;
}

/** Where a redirect leads after a move, with its star, query and hash; `null` where it led elsewhere. */
function targetAfter(move: Move, to: string): string | null {
  const beginning = beginningOf(to);
  const now = movedWith(move, beginning ?? to);
  return now === null ? null : `${now}${beginning === null ? '' : '*'}`;
}

/**
 * Sends visitors of an address that moved, and of all below it, to the new one. Redirects that led there lead straight to the new
 * address, and none leads away from it: a move that is taken back is no circle.
 */
export async function moveRedirects(req: PayloadRequest, move: Move, note: string): Promise<void> {
  const { payload } = req;
  const { docs } = await payload.db.find<RedirectRow>({
    collection: redirects,
    limit: 0,
    pagination: false,
    sort: 'id',
    req,
  });
  const own = await beside(req, { ...followsRename });
  const remove = (id: EntryRow['id']) => payload.delete({ collection: redirects, id, trash: true, req: own });
  const away = [move.to, `${move.to}*`, `${move.to}/*`];
  const left = redirectOfMove(move);
  for (const { id, from, to, _status } of docs) {
    const now = targetAfter(move, to);
    if (away.includes(from)) await remove(id);
    else if (now === null || from === left.from) continue;
    else if (comparablePath(now) === comparablePath(from)) await remove(id);
    else {
      const data = { from, to: now, _status } as never;
      await payload.update({ collection: redirects, id, data, trash: true, req: own });
    }
  }
  const data = { ...left, note, _status: 'published', deletedAt: null } as never;
  const there = docs.find(({ from }) => from === left.from);
  if (there) await payload.update({ collection: redirects, id: there.id, data, trash: true, req: own });
  else await payload.create({ collection: redirects, data, req: own });
}
