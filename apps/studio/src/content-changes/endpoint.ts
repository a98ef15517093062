import type { Endpoint } from 'payload';
import { isSite } from '../access/callers.ts';
import { changesAfter } from './outbox.ts';

/**
 * `GET /api/content-changes?after=<sequence>` with the content token: the changes after a sequence, at most a
 * thousand, and the latest sequence there is. A site that starts asks what it missed.
 */
export const listChanges: Endpoint = {
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
