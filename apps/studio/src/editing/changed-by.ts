import {
  APIError,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  restoreVersionOperation,
  type TextField,
} from 'payload';
import { personName, writesContent } from '../access/callers.ts';

/** Names are kept as they were when the version was saved; longer ones are cut. */
const longestName = 200;

/**
 * Who saved this version: the person's name, empty for what the studio did by itself (imports, set times). A version keeps it, so the
 * list of versions says who. Visitors and the site never read it.
 */
export const changedBy: TextField = {
  name: 'changedBy',
  type: 'text',
  label: 'Saved by',
  access: { read: ({ req }) => writesContent(req.user) },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
};

/** Notes who saves, whatever the request itself says of it. */
export const changedByHooks: NonNullable<CollectionConfig['hooks']> = {
  beforeChange: [
    ({ data, req }) => ({
      ...data,
      changedBy: req.user ? personName(req.user).slice(0, longestName) : null,
    }),
  ],
};

/**
 * `POST /api/<collection>/versions/<id>` before Payload's own, which publishes what was published once: a version comes back as a
 * draft, whatever the caller asks, and visitors see what they saw until somebody publishes it. The operation is called by itself:
 * `payload.restoreVersion` leaves `draft` out.
 *
 * @throws Forbidden for anybody who does not write content; APIError 400 for an id that is no number
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
