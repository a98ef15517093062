import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { writesContent } from '../access/callers.ts';
import { forgetListeners, whenWritten } from '../transactions/written.ts';

type Id = number | string;

/** An entry as it stands in its own row, which is what visitors see. */
export interface EntryRow extends Readonly<Record<string, unknown>> {
  readonly id: Id;
  readonly _status?: string;
  readonly deletedAt?: string | null;
}

/** A request, or the studio's own work that has none. */
export type RowScope = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

const memory = (slug: CollectionSlug, id: Id) => `entry-row:${slug}:${String(id)}`;

const findRow = (req: RowScope, slug: CollectionSlug, id: Id): Promise<EntryRow | null> =>
  req.payload.db.findOne<EntryRow>({ collection: slug, where: { id: { equals: id } }, req });

/** The row of an entry; of one that is being changed, as this request read it last (`ownRowHooks`). */
export async function readRow(req: RowScope, slug: CollectionSlug, id: Id): Promise<EntryRow | null> {
  const known = req.context?.[memory(slug, id)] as Promise<EntryRow | null> | undefined;
  return known ?? findRow(req, slug, id);
}

function rememberRow(req: PayloadRequest, slug: CollectionSlug, id: Id): void {
  const row = findRow(req, slug, id);
  // Who reads it hears of its failure.
  row.catch(() => {});
  req.context[memory(slug, id)] = row;
}

/**
 * Reads the row of an entry that is being changed once before it is written and once after, however many rules look at it, and each time while
 * something else is asked of the database. These hooks come before all that read it.
 */
export function ownRowHooks(slug: CollectionSlug): NonNullable<CollectionConfig['hooks']> {
  return {
    beforeOperation: [
      ({ args, operation, overrideAccess, req }) => {
        const { id } = args as { readonly id?: Id };
        // Strangers are refused in a moment.
        if (operation !== 'update' || id === undefined || !(writesContent(req.user) || overrideAccess))
          return args;
        rememberRow(req, slug, id);
        whenWritten(req, slug, id, () => rememberRow(req, slug, id));
        return args;
      },
    ],
    afterOperation: [
      ({ args, operation, result, req }) => {
        if (operation !== 'updateByID') return result;
        delete req.context[memory(slug, args.id)];
        forgetListeners(req, slug, args.id);
        return result;
      },
    ],
  };
}
