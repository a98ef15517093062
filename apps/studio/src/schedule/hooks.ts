import type { CollectionConfig, CollectionSlug } from 'payload';
import { dropJobsOf } from './jobs.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** An entry that is deleted or goes to the trash takes what was set for it along. */
export function scheduleHooks(slug: CollectionSlug): Hooks {
  return {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (doc.deletedAt && !previousDoc?.deletedAt) await dropJobsOf(req, slug, doc.id);
        return doc;
      },
    ],
    afterDelete: [
      async ({ doc, id, req }) => {
        await dropJobsOf(req, slug, id);
        return doc;
      },
    ],
  };
}
