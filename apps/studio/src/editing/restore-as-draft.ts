import { APIError, type CollectionSlug, type Endpoint, Forbidden, restoreVersionOperation } from 'payload';
import { writesContent } from '../access/callers.ts';

/**
 * `POST /api/<collection>/versions/<id>` before Payload's own, which publishes what was published once: a version comes back as a
 * draft, whatever the caller asks, and visitors see what they saw until somebody publishes it. The operation is called by itself:
 * `payload.restoreVersion` leaves `draft` out.
 *
 * @throws Forbidden for whoever does not write content; APIError 400 for an id that is no number
 */
export function restoreAsDraft(slug: CollectionSlug): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      if (!writesContent(req.user)) throw new Forbidden(req.t);
      const id = Number(req.routeParams?.id);
      if (!Number.isInteger(id)) throw new APIError('There is no such version.', 400, null, true);
      const collection = req.payload.collections[slug];
      const restored = await restoreVersionOperation({ collection, id, draft: true, depth: 0, req });
      return Response.json({ ...restored, message: 'Brought back as a draft.' });
    },
  };
}
