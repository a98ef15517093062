import type { CollectionConfig, Endpoint } from 'payload';
import { isSite } from '../access/callers.ts';
import { internalCollection } from '../access/rules.ts';
import { changesAfter } from './outbox.ts';

/**
 * `GET /api/content-changes?after=<sequence>` with the content token: the changes after a sequence, at most a
 * thousand, and the latest sequence there is. A site that starts asks what it missed.
 */
const listChanges: Endpoint = {
  path: '/',
  method: 'get',
  handler: async (req) => {
    if (!isSite(req)) return Response.json({ errors: [{ message: 'Not found.' }] }, { status: 403 });
    const after = Number(req.searchParams.get('after') ?? '0');
    if (!Number.isSafeInteger(after) || after < 0) {
      return Response.json({ errors: [{ message: '"after" must be a whole number.' }] }, { status: 400 });
    }
    return Response.json(await changesAfter(req.payload, after), {
      headers: { 'Cache-Control': 'no-store' },
    });
  },
};

const changesSlug = 'content-changes';

/**
 * The outbox of changes to what is published, in the same database as the content. A row's id is the sequence the site
 * is told; ids are never used twice.
 *
 * `intended`: many entries are being written, each in a transaction of its own, and the site is told once at the end; a kill
 * in between cannot lose it. `pending`: to be posted. `acknowledged`: the site has it.
 */
export const contentChanges: CollectionConfig = {
  slug: changesSlug,
  labels: { singular: 'Change', plural: 'Changes' },
  ...internalCollection,
  endpoints: [listChanges],
  timestamps: false,
  fields: [
    { name: 'tags', type: 'json', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: ['intended', 'pending', 'acknowledged'],
    },
    { name: 'at', type: 'date', required: true },
  ],
};
