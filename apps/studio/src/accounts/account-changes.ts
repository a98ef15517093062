import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { afterwards } from '../transactions/afterwards.ts';
import { type AccountEvent, tellOwner } from './owner-mail.ts';
import { hasFactor } from './second-factor/factors.ts';
import { factorRequired, forgetFactors, readFactors } from './second-factor/kept-factors.ts';
import { endSessions, sessionId } from './sessions/sessions.ts';

/** Notes that a password is set: Payload takes it out of the data before other hooks run. */
export const notePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = 'data' in args ? (args.data as { password?: unknown } | undefined) : undefined;
  if ((operation === 'update' || operation === 'updateByID') && data?.password !== undefined) {
    req.context.passwordSet = true;
  }
  return args;
};

/** A link that sets a new password and was mailed before opens nothing more: it may lie in a mailbox that is no longer the owner's. */
async function closeLinks(req: PayloadRequest, id: number): Promise<void> {
  const data = { resetPasswordToken: null, resetPasswordExpiration: null, updatedAt: null };
  await req.payload.db.updateOne({ collection: 'users', id, data, returning: false, req });
}

/**
 * A new password or address ends the account's other sessions; so does a role that signs in with a second factor it has not shown.
 * The owner is told by mail: at the address they had, and at the new one.
 */
export const endOldSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc;
  const promoted = doc.role !== previousDoc?.role && factorRequired(doc.role);
  const [password, moved] = [req.context.passwordSet === true, doc.email !== previousDoc?.email];
  if (!promoted && !password && !moved) return doc;
  const by = req.user?.id === doc.id ? 'owner' : 'administrator';
  const old = String(previousDoc?.email ?? doc.email);
  // A command tells by itself, and waits for it.
  const told = (to: string, event: AccountEvent) => void tellOwner(req.payload, to, event, by);
  if (req.user) {
    await afterwards(req, async (end) => {
      if (end === 'undone') return;
      if (moved) told(old, { what: 'email-from', other: String(doc.email) });
      if (moved) told(String(doc.email), { what: 'email-to', other: old });
      if (password) told(old, { what: 'password' });
    });
  }
  const here = req.user?.id === doc.id && !promoted ? sessionId(req) : '';
  if (password || moved) await closeLinks(req, doc.id);
  await endSessions(req.payload, doc.id, (session) => session !== here, req);
  return doc;
};

export const forgetAccount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await forgetFactors(req.payload, Number(id), req);
};

/**
 * Ends the sessions of those who must show a second factor and have none: sessions of a demonstration that went live, or
 * of a restored copy. Run at start, before anybody is served.
 */
export async function endUnprovenSessions(payload: Payload): Promise<void> {
  if (!factorRequired('admin')) return;
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    pagination: false,
  });
  for (const { id } of docs) {
    const factors = await readFactors(payload, id).catch(() => null);
    if (factors && !hasFactor(factors)) await endSessions(payload, id, () => true);
  }
}
