import { type CollectionConfig, type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload';
import { studioCollection } from '../collection/studio-collection.ts';
import { isSeen, readRow } from './index-entries.ts';
import { entryAddresses } from './usages.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const redirects = 'redirects' as CollectionSlug;
const memory = (slug: CollectionSlug, id: unknown) => `addresses:${slug}:${String(id)}`;

interface RedirectRow {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly deletedAt?: string | null;
}

/** Writes in the same transaction, as the same person, and without what this request remembers. */
export async function beside(req: PayloadRequest, context: Record<string, unknown>): Promise<PayloadRequest> {
  const own = await createLocalReq({ ...(req.user ? { user: req.user } : {}), context }, req.payload);
  const transactionID = await req.transactionID;
  if (transactionID) own.transactionID = transactionID;
  return own;
}

/** The context of changes that follow from another one and need no check of their own. */
export const followsRename = { followsRename: true, unguarded: true } as const;

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

/** Leaves a redirect when a published entry gets another address. */
export function renameHooks(slug: CollectionSlug): Hooks {
  return {
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation !== 'update') return data;
        const row = await readRow(req, slug, originalDoc.id);
        const known = isSeen(row) ? await studioCollection(req, { drafts: false }) : null;
        req.context[memory(slug, originalDoc.id)] = known && row ? entryAddresses(slug, row, known) : [];
        return data;
      },
    ],
    afterChange: [
      async ({ doc, operation, req }) => {
        const key = memory(slug, doc.id);
        const before = (req.context[key] as string[] | undefined) ?? [];
        delete req.context[key];
        if (operation !== 'update' || before.length === 0 || !req.payload.collections[redirects]) return doc;
        const row = await readRow(req, slug, doc.id);
        if (!isSeen(row)) return doc;
        const now = entryAddresses(slug, row, await studioCollection(req, { drafts: false }));
        for (const [at, from] of before.entries()) {
          const to = now[at];
          if (to && to !== from) await leaveRedirect(req, from, to, 'Left by a change of address.');
        }
        return doc;
      },
    ],
  };
}
