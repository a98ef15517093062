import {
  APIError,
  type CollectionConfig,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { writesContent } from '../access/callers.ts';
import { collectionConfig, entryKind } from '../schema/collection-config.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

async function theOne(
  payload: Payload,
  slug: CollectionSlug,
  req?: PayloadRequest,
): Promise<number | string | null> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: slug,
    where: { deletedAt: { exists: false } },
    limit: 1,
    pagination: false,
    sort: 'id',
    ...(req ? { req } : {}),
  });
  return docs[0]?.id ?? null;
}

/** Refuses a second entry of what there is one of, naming the one there is: it may be a draft nobody sees yet. */
export function onlyOneHooks(slug: CollectionSlug): Hooks {
  return {
    beforeOperation: [
      async ({ args, operation, req }) => {
        // Anybody who may write none at all is refused by the rules of access.
        const asks = operation === 'create' && writesContent(req.user) && !req.context.unguarded;
        const there = asks ? await theOne(req.payload, slug, req) : null;
        if (there === null) return args;
        throw new APIError(
          `There is one ${entryKind(req.payload, slug)} only, and it is there already, perhaps as a draft: edit that one (/admin/collections/${slug}/${there}).`,
          409,
          undefined,
          true,
        );
      },
    ],
  };
}

/**
 * Where the form for a new entry leads when there is one of its kind only, and it is there.
 *
 * @param segments of the address after `/admin`
 * @returns the path of the entry there is, or `null`
 */
export async function insteadOfNew(payload: Payload, segments: readonly string[]): Promise<string | null> {
  const [part, collection, last] = segments;
  const slug = collection as CollectionSlug;
  if (part !== 'collections' || last !== 'create' || !payload.collections[slug]) return null;
  if (collectionConfig(payload, slug).custom?.single !== true) return null;
  const there = await theOne(payload, slug);
  return there === null ? null : `/admin/collections/${slug}/${there}`;
}
