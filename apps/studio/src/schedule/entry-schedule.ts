import type { CollectionConfig, CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { writesContent } from '../access/callers.ts';
import { dropJob, dropJobsOf, scheduledJobs, setJob } from './jobs.ts';

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

const refused = (message: string, status: number) => Response.json({ errors: [{ message }] }, { status });
const forbidden = () => refused('You are not allowed to perform this action.', 403);

const entryOf = (req: PayloadRequest) => Number(req.routeParams?.id);

async function list(req: PayloadRequest, collection: CollectionSlug): Promise<Response> {
  const jobs = await scheduledJobs(req.payload, { collection, id: entryOf(req) });
  return Response.json({ scheduled: jobs }, { headers: { 'Cache-Control': 'no-store' } });
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
      handler: async (req) => (writesContent(req.user) ? list(req, collection) : forbidden()),
    },
    {
      path: '/:id/schedule',
      method: 'post',
      handler: async (req) => {
        if (!writesContent(req.user)) return forbidden();
        const body = ((await req.json?.()) ?? {}) as { type?: unknown; at?: unknown };
        const at = new Date(typeof body.at === 'string' ? body.at : Number.NaN);
        if (Number.isNaN(at.getTime())) return refused('Choose the day and the time.', 400);
        if (body.type !== 'publish' && body.type !== 'unpublish') {
          return refused('Choose whether it is published or unpublished.', 400);
        }
        const entry = await req.payload.findByID({
          collection,
          id: entryOf(req),
          disableErrors: true,
          depth: 0,
        });
        if (!entry) return refused('There is no such entry.', 404);
        await setJob(req, { type: body.type, collection, entry: entry.id, at });
        return list(req, collection);
      },
    },
    {
      path: '/:id/schedule/:job',
      method: 'delete',
      handler: async (req) => {
        if (!writesContent(req.user)) return forbidden();
        await dropJob(req, Number(req.routeParams?.job));
        return list(req, collection);
      },
    },
  ];
}
