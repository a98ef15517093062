import type { CollectionSlug, DatabaseAdapterObj, PayloadRequest } from 'payload';

type Id = number | string;
type Listener = () => void;

const memory = (slug: string, id: Id) => `when-written:${slug}:${String(id)}`;

/**
 * Does something once this request has written the row of an entry, before the version of it is written: what has to be read anew is asked
 * for while that is under way. A draft over a published entry leaves its row alone.
 */
export function whenWritten(req: PayloadRequest, slug: CollectionSlug, id: Id, listener: Listener): void {
  const name = memory(slug, id);
  req.context[name] = [...((req.context[name] as readonly Listener[] | undefined) ?? []), listener];
}

/** The change of an entry is at its end. */
export function forgetListeners(req: PayloadRequest, slug: CollectionSlug, id: Id): void {
  delete req.context[memory(slug, id)];
}

interface Update {
  readonly collection: string;
  readonly id?: Id;
  readonly req?: { readonly context?: Record<string, unknown> };
}

interface Updating {
  updateOne(args: Update): Promise<unknown>;
}

/** An adapter that says of each row when it was written, to those who asked in the same request (`whenWritten`). */
export function withNotices<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init(args: Parameters<Adapter['init']>[0]) {
      const made = adapter.init(args);
      const { updateOne } = made as unknown as Updating;
      return Object.assign(made, {
        async updateOne(update: Update) {
          const result = await updateOne.call(made as unknown as Updating, update);
          const { collection, id, req } = update;
          const told = id === undefined ? undefined : req?.context?.[memory(collection, id)];
          for (const listener of (told as readonly Listener[] | undefined) ?? []) listener();
          return result;
        },
      });
    },
  };
}
