import type { Endpoint } from 'payload';
import { hasStarted } from './started.ts';

/**
 * `GET /api/health`: that the studio has started and its database answers, and nothing more. 503 before: a database that is not what
 * the studio needs ends the start, and until then nobody may take it for ready.
 */
export const health: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload }) => {
    const headers = { 'Cache-Control': 'no-store' };
    if (!hasStarted()) return Response.json({ ok: false }, { status: 503, headers });
    await payload.count({ collection: 'studio-marks' });
    return Response.json({ ok: true }, { headers });
  },
};
