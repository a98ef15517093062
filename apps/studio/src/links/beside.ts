import { createLocalReq, type PayloadRequest } from 'payload';

/** Writes in the same transaction, as the same person, and without what this request remembers. */
export async function beside(req: PayloadRequest, context: Record<string, unknown>): Promise<PayloadRequest> {
  const own = await createLocalReq({ ...(req.user ? { user: req.user } : {}), context }, req.payload);
  const transactionID = await req.transactionID;
  if (transactionID) own.transactionID = transactionID;
  return own;
}

/** The context of changes that follow from another one and need no check of their own. */
export const followsRename = { followsRename: true, unguarded: true } as const;
