import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { roleOf } from '../../access/callers.ts';
import { proofNeeded, provedLately } from './proved.ts';

/** What of an account says who gets in, and to what. */
const lasting = ['password', 'email', 'role', 'careers'] as const;

type Fields = Readonly<Record<string, unknown>>;

const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : (value ?? null));

/**
 * Asks for a proof before many accounts at once get another password, address or role, and before one is deleted: Payload makes a
 * list of what its later hooks refuse of many, without their reason. Of what is the studio's own work nobody is asked.
 */
export const proveBeforeMany: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.user) return args;
  const { id, data } = args as { id?: unknown; data?: Fields };
  const many =
    operation === 'update' && id === undefined && lasting.some((name) => data?.[name] !== undefined);
  const deletes = operation === 'delete' && roleOf(req.user) === 'admin';
  if ((many || deletes) && !(await provedLately(req))) throw proofNeeded();
  return args;
};

/**
 * Asks whoever makes an account, or gives one another password, address or role, for a proof of who they are: one's own as well as
 * somebody else's. A session left open must give its finder nothing that lasts longer than the session.
 */
export const proveBeforeLasting: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!req.user) return data;
  const before = (originalDoc ?? {}) as Fields;
  const after = data as Fields;
  const changed =
    operation === 'create' ||
    req.context.passwordSet === true ||
    lasting.some(
      (name) =>
        name !== 'password' && after[name] !== undefined && plain(after[name]) !== plain(before[name]),
    );
  if (changed && !(await provedLately(req))) throw proofNeeded();
  return data;
};
