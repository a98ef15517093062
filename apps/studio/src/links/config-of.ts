import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload';

/**
 * The configuration of a collection.
 *
 * @throws Error for one this studio does not have
 */
export function configOf(payload: Payload, slug: CollectionSlug): SanitizedCollectionConfig {
  const config = payload.collections[slug]?.config;
  if (!config) throw new Error(`There is no collection ${slug}.`);
  return config;
}
