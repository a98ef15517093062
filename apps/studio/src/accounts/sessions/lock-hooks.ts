import {
  APIError,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { lockAccount } from './account-lock.ts';
import { sessionId } from './sessions.ts';

interface Asked {
  readonly id?: number | string;
  readonly data?: { readonly role?: unknown; readonly token?: unknown };
}

const users = 'users';

async function accountOfLink(req: PayloadRequest, token: unknown): Promise<number | null> {
  if (typeof token !== 'string' || token === '') return null;
  const where = { resetPasswordToken: { equals: token } };
  return (await req.payload.db.findOne<{ id: number }>({ collection: users, where, req }))?.id ?? null;
}

/** Whose rows an operation reads and writes back; `null` for one that writes none. */
async function rowsOf(
  req: PayloadRequest,
  operation: string,
  { id, data }: Asked,
): Promise<number | 'all' | null> {
  switch (operation) {
    case 'update':
    case 'updateByID':
      // Who is the last administrator is a matter of all of them.
      return id === undefined || data?.role !== undefined ? 'all' : Number(id);
    case 'delete':
      return 'all';
    case 'refresh':
      return req.user ? Number(req.user.id) : null;
    case 'resetPassword':
      return accountOfLink(req, data?.token);
    default:
      return null;
  }
}

/** A request that had begun when its session was ended has had to wait, and comes too late. */
async function ensureStillIn(req: PayloadRequest): Promise<void> {
  const session = sessionId(req);
  if (session === '' || !req.user) return;
  const row = await req.payload.db.findOne<{
    id: number;
    sessions?: readonly { readonly id: string }[] | null;
  }>({
    collection: users,
    where: { id: { equals: req.user.id } },
    req,
  });
  if (!row?.sessions?.some(({ id }) => id === session))
    throw new APIError(
      'Your session was ended meanwhile. Nothing was changed; sign in again.',
      403,
      null,
      true,
    );
}

/**
 * Locks an account that is to change before Payload reads it. Payload reads the whole row, changes one thing of it and
 * writes the whole row back, sessions, password and role with it: without the lock, a session that is refreshed while its owner changes
 * the password writes the old password back, and a deleted account with it (decision 110).
 */
export const lockAccountBefore: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  // Strangers are refused in a moment and shall keep nobody waiting.
  if (!req.user && overrideAccess !== true) return args;
  const rows = await rowsOf(req, operation, args as Asked);
  if (rows === null || Number.isNaN(rows)) return args;
  await lockAccount(req, rows);
  await ensureStillIn(req);
  return args;
};

/** Payload's logout has no other hook between the beginning of its transaction and its reading. */
export const lockAccountAtLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, Number(req.user.id));
};
