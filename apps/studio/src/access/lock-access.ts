import type { CollectionAfterReadHook, SanitizedConfig, TypedUser } from 'payload';
import { personName } from './callers.ts';
import { contentAccess } from './rules.ts';

interface Held {
  readonly user?: { readonly value?: number | string | { readonly id: number | string } | null } | null;
}

/**
 * The warning names who edits by the account's address, which editors may not read of each other. It gets the name of
 * the account in that place, and nothing else of it.
 */
const nameEditor: CollectionAfterReadHook = async ({ doc, req }) => {
  const value = (doc as Held).user?.value;
  const id = typeof value === 'object' ? value?.id : value;
  if (id === undefined) return doc;
  const where = { id: { equals: id } };
  const person = await req.payload.db.findOne<TypedUser>({
    collection: 'users',
    where,
    req,
  });
  if (!person) return doc;
  const shown = { id: person.id, collection: 'users', email: personName(person) };
  return { ...doc, user: { relationTo: 'users', value: shown } };
};

/**
 * Who edits what is for people who write content. Payload lets everyone who may sign in read, make and break the locks
 * of entries, and makes their collection itself, after the configuration is read.
 */
export function limitLockAccess(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (locks) {
    const { create, update, delete: remove } = contentAccess;
    locks.access = {
      ...locks.access,
      ...(create && update && remove ? { create, update, delete: remove, read: update } : {}),
    };
    locks.hooks = { ...locks.hooks, afterRead: [...(locks.hooks.afterRead ?? []), nameEditor] };
  }
  return config;
}
