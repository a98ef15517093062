import type { CollectionSlug, PayloadRequest } from 'payload';

/** Proposes, for a new entry, the place after all others of its collection. */
export const lastPlace =
  (collection: CollectionSlug) =>
  async ({ req }: { readonly req: PayloadRequest }): Promise<number> => {
    const { docs } = await req.payload.find({
      collection,
      sort: '-position',
      draft: true,
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
      select: { position: true } as never,
      req,
    });
    const last = (docs[0] as { readonly position?: unknown } | undefined)?.position;
    return typeof last === 'number' ? last + 1 : 1;
  };
