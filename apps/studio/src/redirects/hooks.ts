import {
  type CollectionConfig,
  createLocalReq,
  type PayloadRequest,
  type TextFieldSingleValidation,
} from 'payload';
import { followsRename } from '../links/rename-hooks.ts';
import { allRedirects, checkOldAddress, judgeFrom, judgeTo, redirectsSlug } from './judge.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const unjudged = (req: PayloadRequest, data: { _status?: string } | undefined) =>
  Boolean(req.context?.unguarded) || data?._status === 'draft';

export const checkFrom: TextFieldSingleValidation = (value, { data, event, req }) => {
  if (event === 'onChange' || unjudged(req, data as { _status?: string })) {
    return checkOldAddress(value);
  }
  return judgeFrom(req, value);
};

export const checkTo: TextFieldSingleValidation = (value, { data, event, req }) => {
  if (event === 'onChange' || unjudged(req, data as { _status?: string })) {
    return value ? true : 'Say where it leads.';
  }
  return judgedTo(req, text((data as { from?: string }).from), value);
};

async function judgedTo(
  req: PayloadRequest,
  from: string,
  to: string | null | undefined,
): Promise<true | string> {
  const judged = await judgeTo(req, await allRedirects(req), from, to);
  return 'fault' in judged ? judged.fault : true;
}

/**
 * Stores a redirect as leading to the end of its trail, and lets those that led to its old address lead there too: a
 * visitor is sent on once.
 */
export const redirectHooks: Hooks = {
  beforeChange: [
    async ({ data, originalDoc, req }) => {
      if (data._status !== 'published' || req.context.unguarded) return data;
      const from = text(data.from ?? originalDoc?.from);
      const judged = await judgeTo(req, await allRedirects(req), from, text(data.to ?? originalDoc?.to));
      // What cannot stand is refused by the field's own check, which comes next.
      return 'end' in judged ? { ...data, to: judged.end } : data;
    },
  ],
  afterChange: [
    async ({ doc, req }) => {
      if (doc._status !== 'published' || doc.deletedAt || req.context.unguarded) return doc;
      const own = await createLocalReq(
        { ...(req.user ? { user: req.user } : {}), context: { ...followsRename } },
        req.payload,
      );
      const transactionID = await req.transactionID;
      if (transactionID) own.transactionID = transactionID;
      const { docs } = await req.payload.db.find<{ id: number }>({
        collection: redirectsSlug,
        where: { and: [{ to: { equals: doc.from } }, { id: { not_equals: doc.id } }] },
        limit: 0,
        pagination: false,
        req,
      });
      for (const { id } of docs) {
        const data = { to: doc.to } as never;
        await req.payload.update({ collection: redirectsSlug, id, data, trash: true, req: own });
      }
      return doc;
    },
  ],
};
