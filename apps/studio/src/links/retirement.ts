import { type Collection, entryPath, type Move, movedWith, standsUnder } from '@sundowner/brand';
import type { CollectionConfig, CollectionSlug, Payload, PayloadRequest } from 'payload';
import { type EntryRow, readRow } from '../content-changes/entry-row.ts';
import { collectionWithout, studioCollection } from '../places/studio-collection.ts';
import { readValue, writeValue } from '../runtime/key-values.ts';
import { beside, followsRename } from './beside.ts';
import { isSeen } from './index-entries.ts';
import { publishedMoves } from './moving/moves.ts';
import {
  isJudgedByWhatIsLeft,
  isPage,
  pagesLeftBehind,
  type Retirement,
  retirementOf,
  retires,
} from './retirement-rules.ts';
import { savesDraftAlone } from './take-down-rules.ts';
import { entryTitle } from './usages.ts';

/** As `retirementOf`, of an entry as it is published now. */
export async function retirementNow(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: EntryRow,
): Promise<Retirement | null> {
  const known = await studioCollection(req, { drafts: false });
  if (!isJudgedByWhatIsLeft(collection)) return retirementOf(collection, row, known);
  if (!isSeen(row)) return null;
  return retirementOf(collection, row, known, await collectionWithout(req, { collection, id: row.id }));
}

const keyOf = (collection: string, id: number | string) => `retiring:${collection}:${id}`;

/** Notes where an editor wants visitors sent when the entry is unpublished; `null` for nowhere. */
export async function chooseWay(
  payload: Payload,
  collection: string,
  id: number | string,
  to: string | null,
): Promise<void> {
  await writeValue(payload, keyOf(collection, id), { to });
}

/** Where visitors will be sent: what an editor chose, or else the nearest page; `null` for nowhere. */
export async function chosenWay(
  payload: Payload,
  collection: string,
  id: number | string,
  { ways }: Retirement,
): Promise<string | null> {
  const noted = (await readValue(payload, keyOf(collection, id))) as { to?: string | null } | null;
  if (noted?.to === null) return null;
  return (ways.find(({ to }) => to === noted?.to) ?? ways[0])?.to ?? null;
}

interface RedirectRow extends EntryRow {
  readonly from: string;
  readonly note?: string | null;
}

const redirects = 'redirects' as CollectionSlug;

/** So the note of a redirect begins whose entry stayed published. */
const ofChange = 'Left by a change of "';

/** By this mark in its note a redirect is found again when the entry is published once more. */
const mark = (collection: string, id: number | string) => `(${collection} ${id})`;

async function sendOn(
  req: PayloadRequest,
  { from, to, note }: { readonly from: string; readonly to: string; readonly note: string },
): Promise<void> {
  const there = await req.payload.db.findOne<EntryRow>({
    collection: redirects,
    where: { from: { equals: from } },
    req,
  });
  // One that an editor keeps stays as it is.
  if (isSeen(there)) return;
  const own = await beside(req, { ...followsRename });
  const data = { from, to, note, _status: 'published', deletedAt: null } as never;
  if (there) await req.payload.update({ collection: redirects, id: there.id, data, trash: true, req: own });
  else await req.payload.create({ collection: redirects, data, req: own });
}

/** Redirects that the entry left, by the mark in their note. */
async function leftBy(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<RedirectRow[]> {
  const where = { note: { contains: mark(slug, id) } };
  const all = { collection: redirects, where, limit: 0, pagination: false, req };
  return (await req.payload.db.find<RedirectRow>(all)).docs;
}

/** Nobody is sent away any more from what is a page again, or leads to one with its place that moved. */
async function endAtPages(
  req: PayloadRequest,
  docs: readonly RedirectRow[],
  { known, moves }: { readonly known: Collection; readonly moves: readonly Move[] },
): Promise<void> {
  const own = await beside(req, { ...followsRename });
  for (const { id, from } of docs) {
    const addresses = [from, ...moves.flatMap((move) => movedWith(move, from) ?? [])];
    if (addresses.some((path) => isPage(path, known)))
      await req.payload.delete({ collection: redirects, id, trash: true, req: own });
  }
}

/** The page stands again: what led away from it goes, and what led away from an address it no longer has leads to it. */
async function takeBack(req: PayloadRequest, collection: CollectionSlug, row: EntryRow): Promise<void> {
  const docs = await leftBy(req, collection, row.id);
  if (docs.length === 0) return;
  const known = await studioCollection(req, { drafts: false });
  const now = retirementOf(collection, row, known)?.from ?? [];
  const path = entryPath(collection, row, known);
  const moves = await publishedMoves(req);
  // Those of a page that is not the entry's own lead on while that page is none.
  const isLeft = ({ note }: RedirectRow) => path === null || Boolean(note?.startsWith(ofChange));
  await endAtPages(req, docs.filter(isLeft), { known, moves });
  for (const { id, from } of docs.filter((each) => !isLeft(each))) {
    const own = await beside(req, { ...followsRename });
    const moved = moves.some((move) => standsUnder(move.from, from));
    if (moved || now.includes(from) || from.endsWith('*'))
      await req.payload.delete({ collection: redirects, id, trash: true, req: own });
    else {
      const data = { to: path, note: 'Left by a change of address.' } as never;
      await req.payload.update({ collection: redirects, id, data, trash: true, req: own });
    }
  }
}

type Hooks = NonNullable<CollectionConfig['hooks']>;

const memory = (slug: string, id: unknown) => `retires:${slug}:${String(id)}`;

/** A published entry before it changes, and what was published with it. */
interface Noted {
  readonly title: string;
  readonly row: EntryRow;
  readonly known: Collection;
}

async function noteBefore(req: PayloadRequest, slug: CollectionSlug, id: number | string): Promise<void> {
  const row = await readRow(req, slug, id);
  if (!isSeen(row)) return;
  const known = await studioCollection(req, { drafts: false });
  req.context[memory(slug, id)] = { title: entryTitle(req, slug, row), row, known } satisfies Noted;
}

function takeBefore(req: PayloadRequest, slug: CollectionSlug, id: number | string): Noted | null {
  const found = (req.context[memory(slug, id)] as Noted | undefined) ?? null;
  delete req.context[memory(slug, id)];
  return found;
}

async function leave(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
  { title, row, known }: Noted,
): Promise<void> {
  const retirement = retirementOf(slug, row, known, await studioCollection(req, { drafts: false }));
  if (!retirement) return;
  const to = await chosenWay(req.payload, slug, id, retirement);
  if (to === null) return;
  const note = `Left when "${title.slice(0, 80)}" was unpublished ${mark(slug, id)}.`;
  for (const from of retirement.from) await sendOn(req, { from, to, note });
}

/** The entry stays published, and pages went with its change or stand again: visitors are sent on from those that went. */
async function leavePages(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
  { title, known }: Noted,
): Promise<void> {
  const left = await studioCollection(req, { drafts: false });
  if (left === known) return;
  const moves = await publishedMoves(req);
  await endAtPages(req, await leftBy(req, slug, id), { known: left, moves });
  const note = `${ofChange}${title.slice(0, 80)}" ${mark(slug, id)}.`;
  const gone = pagesLeftBehind(slug, known, left, moves);
  for (const { from, to } of gone) await sendOn(req, { from, to, note });
}

/**
 * Sends visitors on from the pages of a property, a lodge, a villa, a residence or a treehouse, and from those that stand because of an
 * entry, when it is unpublished or deleted or goes elsewhere, in the same act, and takes that back when it is published there again.
 */
export function retirementHooks(slug: CollectionSlug): Hooks {
  if (!retires(slug)) return {};
  return {
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation === 'update' && !req.context.unguarded && !savesDraftAlone(req, slug))
          await noteBefore(req, slug, originalDoc.id);
        return data;
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        const before = takeBefore(req, slug, doc.id);
        if (req.context.unguarded || !req.payload.collections[redirects]) return doc;
        const row = await readRow(req, slug, doc.id);
        if (before && !isSeen(row)) await leave(req, slug, doc.id, before);
        // A draft over a published entry takes no page away.
        if (!isSeen(row) || doc._status === 'draft') return doc;
        if (before) await leavePages(req, slug, doc.id, before);
        else await takeBack(req, slug, row);
        return doc;
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        if (!req.context.unguarded) await noteBefore(req, slug, id);
      },
    ],
    afterDelete: [
      async ({ doc, id, req }) => {
        const before = takeBefore(req, slug, id);
        if (before && req.payload.collections[redirects]) await leave(req, slug, id, before);
        return doc;
      },
    ],
  };
}
