import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload';

/**
 * The configuration of a collection.
 *
 * @throws Error for one this studio does not have
 */
export function collectionConfig(payload: Payload, slug: CollectionSlug): SanitizedCollectionConfig {
  const config = payload.collections[slug]?.config;
  if (!config) throw new Error(`There is no collection ${slug}.`);
  return config;
}

/** What a collection calls one entry: "Story". Its slug for one this studio no longer has, which the edit log may still name. */
export function entryKind(payload: Payload, slug: string): string {
  const singular = payload.collections[slug as CollectionSlug]?.config.labels.singular;
  return typeof singular === 'string' ? singular : slug;
}
