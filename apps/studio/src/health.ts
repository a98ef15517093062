import type { Endpoint } from 'payload';

/** `GET /api/health`: that the studio and its database answer, and nothing more. */
export const health: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload }) => {
    await payload.count({ collection: 'studio-marks' });
    return Response.json({ ok: true }, { headers: { 'Cache-Control': 'no-store' } });
  },
};
