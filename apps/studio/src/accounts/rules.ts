import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { roleOf } from '../access/callers.ts';
import { passwordFault } from './password.ts';

const refuse = (message: string, status = 400) => new APIError(message, status, null, true);

/** Set in a request's context by the one-time link and the command, the two ways to the first account. */
export const invited = { invited: true } as const;

/** Refuses weak passwords wherever one is set: a new account, a changed one, a reset. */
export const checkPasswordBefore: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation)) return args;
  const data = (args as { data?: { password?: unknown; email?: unknown } }).data;
  if (data?.password === undefined) return args;
  const fault = passwordFault(data.password, data.email);
  if (fault) throw refuse(fault);
  return args;
};

/** A second lock behind the closed endpoint: an account is made by an administrator or by an invited caller only. */
export const refuseUninvited: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  if (req.context.invited === true || roleOf(req.user) === 'admin') return data;
  throw refuse('Accounts are made by an administrator.', 403);
};

async function otherAdministrators(req: PayloadRequest, id: number | string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    req,
  });
  return totalDocs;
}

/** Nobody can lock everybody out: the last administrator keeps the role and the account. */
export const keepAnAdministrator = {
  onChange: (async ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update' || originalDoc?.role !== 'admin' || !data.role || data.role === 'admin')
      return data;
    if ((await otherAdministrators(req, originalDoc.id)) === 0) {
      throw refuse('This is the last administrator; make another one first.');
    }
    return data;
  }) satisfies CollectionBeforeChangeHook,
  onDelete: (async ({ id, req }) => {
    const user = await req.payload.findByID({ collection: 'users', id, depth: 0, req, disableErrors: true });
    if (user?.role === 'admin' && (await otherAdministrators(req, id)) === 0) {
      throw refuse('This is the last administrator; make another one first.');
    }
  }) satisfies CollectionBeforeDeleteHook,
};
