import { type Collection, hasPage, isNamedPage, type Move, routeOf } from '@sundowner/brand';
import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { writesContent } from '../access/callers.ts';
import { type EntryRow, readRow } from '../content-changes/entry-row.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { beside, followsRename } from './beside.ts';
import { isSeen } from './index-entries.ts';
import { ownPath } from './link-form.ts';
import { endMoves, moveBelongings, movePage, movePlace, moveSince } from './moving/move-place.ts';
import { hasPagesBelow } from './moving/moves.ts';
import { renameSteps } from './moving/renamed-steps.ts';
import { savesDraftAlone } from './take-down-rules.ts';
import { entryAddresses } from './usages.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const redirects = 'redirects' as CollectionSlug;
/** What a redirect says of itself. */
const changeOfAddress = 'Left by a change of address.';
/** Each row of its entries makes a page. */
const rowsArePages = 'experiencesProperty';
const memory = (slug: CollectionSlug, id: unknown) => `addresses:${slug}:${String(id)}`;

interface RedirectRow {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly deletedAt?: string | null;
}

async function find(req: PayloadRequest, field: 'from' | 'to', path: string): Promise<RedirectRow[]> {
  const where = { [field]: { equals: path } };
  const { docs } = await req.payload.db.find<RedirectRow>({
    collection: redirects,
    where,
    limit: 0,
    pagination: false,
    req,
  });
  return docs;
}

/**
 * Sends visitors from an address that was to the one that is: older redirects to the old address lead straight to the
 * new one, and none leads away from it.
 */
export async function leaveRedirect(
  req: PayloadRequest,
  from: string,
  to: string,
  note: string,
): Promise<void> {
  const own = await beside(req, { ...followsRename });
  const { payload } = req;
  for (const { id } of await find(req, 'from', to)) {
    await payload.delete({ collection: redirects, id, trash: true, req: own });
  }
  for (const { id } of await find(req, 'to', from)) {
    const data = { to, _status: 'published', deletedAt: null } as never;
    await payload.update({ collection: redirects, id, data, trash: true, req: own });
  }
  const data = { from, to, note, _status: 'published', deletedAt: null } as never;
  const there = (await find(req, 'from', from))[0];
  if (there) await payload.update({ collection: redirects, id: there.id, data, trash: true, req: own });
  else await payload.create({ collection: redirects, data, req: own });
}

/** An entry before it is changed. */
interface Before {
  readonly row: EntryRow;
  /** Of the pages visitors found. */
  readonly addresses: readonly string[];
  /** The collection as visitors met it; `null` where they did not find the entry. */
  readonly known: Collection | null;
}

/** Rows of an entry by their ids, each with the page it makes. */
const pagesOfRows = ({ experienceCategories: rows }: EntryRow): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(rows) ? rows : []).flatMap(({ id, link }: Record<string, unknown>) => {
      const path = ownPath(link);
      return path === null ? [] : [[String(id), path] as const];
    }),
  );

/** Pages that rows of an entry make, one for each kind of experience of a property, whose address is another now. */
function movedRows(slug: CollectionSlug, before: EntryRow, row: EntryRow): readonly Move[] {
  if (slug !== rowsArePages) return [];
  const now = pagesOfRows(row);
  return [...pagesOfRows(before)].flatMap(([id, from]) => {
    const to = now.get(id);
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}

/**
 * Leaves a redirect when a published entry gets another address. With a property or a lodge everything below it moves
 * (`movePlace`).
 */
export function renameHooks(slug: CollectionSlug): Hooks {
  return {
    beforeOperation: [
      ({ args, operation, overrideAccess, req }) => {
        const changes = operation === 'update' && 'id' in args && args.id !== undefined;
        // Strangers are refused in a moment.
        if (!changes || savesDraftAlone(req, slug) || !(writesContent(req.user) || overrideAccess))
          return args;
        // Asked for with the first statement of the change; who needs it hears of its failure.
        studioCollection(req, { drafts: false }).catch(() => {});
        return args;
      },
    ],
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation !== 'update' || savesDraftAlone(req, slug)) return data;
        const row = await readRow(req, slug, originalDoc.id);
        if (!row) return data;
        const known = isSeen(row) ? await studioCollection(req, { drafts: false }) : null;
        const addresses = known ? entryAddresses(slug, row, known) : [];
        req.context[memory(slug, row.id)] = { row, addresses, known } satisfies Before;
        return data;
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        const key = memory(slug, doc.id);
        const before = req.context[key] as Before | undefined;
        delete req.context[key];
        if (!req.payload.collections[redirects]) return doc;
        if (!before?.addresses.length && !hasPagesBelow(slug) && slug !== rowsArePages) return doc;
        const row = await readRow(req, slug, doc.id);
        // A draft over a published entry moves nothing.
        if (!isSeen(row) || doc._status === 'draft') return doc;
        const wasSeen = before !== undefined && isSeen(before.row);
        const move = before ? await moveSince(req, slug, { before: before.row, row }) : null;
        if (before && move) await movePlace(req, { slug, before: before.row, row, move, wasSeen });
        if (before) await moveBelongings(req, slug, { before: before.row, row, move });
        if (before && wasSeen) await renameSteps(req, slug, { before: before.row, row });
        if (!wasSeen) await endMoves(req, slug, row);
        if (move || !wasSeen) return doc;
        const known = await studioCollection(req, { drafts: false });
        for (const each of movedRows(slug, before.row, row)) {
          // Another row has the old address now: it is still a page.
          if (routeOf(each.to, known) === null || hasPage(each.from, known)) continue;
          await leaveRedirect(req, each.from, each.to, changeOfAddress);
          await movePage(req, slug, each, before.known ?? known);
        }
        const now = entryAddresses(slug, row, known);
        for (const [at, from] of before.addresses.entries()) {
          const to = now[at];
          // The root of a property stays its page when a lodge leaves it.
          if (!to || to === from || isNamedPage(from, known)) continue;
          await leaveRedirect(req, from, to, changeOfAddress);
          await movePage(req, slug, { from, to }, before.known ?? known);
        }
        return doc;
      },
    ],
  };
}
