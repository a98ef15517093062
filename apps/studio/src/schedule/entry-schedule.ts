import type { CollectionConfig, CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { notAllowed, refusal, uncached } from '../access/answers.ts';
import { writesContent } from '../access/callers.ts';
import { dropJob, dropJobs, scheduledJobs, setJob } from './jobs.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** An entry that is deleted or goes to the trash takes what was set for it along. */
export function scheduleHooks(slug: CollectionSlug): Hooks {
  return {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (doc.deletedAt && !previousDoc?.deletedAt) await dropJobs(req, slug, doc.id);
        return doc;
      },
    ],
    afterDelete: [
      async ({ doc, id, req }) => {
        await dropJobs(req, slug, id);
        return doc;
      },
    ],
  };
}

const entryOf = (req: PayloadRequest) => Number(req.routeParams?.id);

async function list(req: PayloadRequest, collection: CollectionSlug): Promise<Response> {
  const jobs = await scheduledJobs(req.payload, { collection, id: entryOf(req) });
  return uncached({ scheduled: jobs });
}

/**
 * What is set for one entry, under `/api/<collection>/<id>/schedule`: GET lists it, POST sets a time
 * (`{type: 'publish' | 'unpublish', at: ISO 8601}`; one that has passed is done at once), DELETE `…/schedule/<job>`
 * removes one.
 */
export function scheduleEndpoints(collection: CollectionSlug): Endpoint[] {
  return [
    {
      path: '/:id/schedule',
      method: 'get',
      handler: async (req) => (writesContent(req.user) ? list(req, collection) : notAllowed()),
    },
    {
      path: '/:id/schedule',
      method: 'post',
      handler: async (req) => {
        if (!writesContent(req.user)) return notAllowed();
        const body = ((await req.json?.()) ?? {}) as { type?: unknown; at?: unknown };
        const at = new Date(typeof body.at === 'string' ? body.at : Number.NaN);
        if (Number.isNaN(at.getTime())) return refusal(400, 'Choose the day and the time.');
        if (body.type !== 'publish' && body.type !== 'unpublish') {
          return refusal(400, 'Choose whether it is published or unpublished.');
        }
        const entry = await req.payload.findByID({
          collection,
          id: entryOf(req),
          disableErrors: true,
          depth: 0,
        });
        if (!entry) return refusal(404, 'There is no such entry.');
        await setJob(req, { type: body.type, collection, entry: entry.id, at });
        return list(req, collection);
      },
    },
    {
      path: '/:id/schedule/:job',
      method: 'delete',
      handler: async (req) => {
        if (!writesContent(req.user)) return notAllowed();
        await dropJob(req, Number(req.routeParams?.job));
        return list(req, collection);
      },
    },
  ];
}
