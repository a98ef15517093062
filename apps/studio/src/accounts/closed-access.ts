import { accessOperation, type Endpoint } from 'payload';

/**
 * `GET /api/access` for people who are signed in. Payload's own tells everyone which collections and fields there are;
 * the login page only needs to hear that nobody is signed in.
 */
export const closedAccess: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return Response.json({ canAccessAdmin: false });
    return Response.json(await accessOperation({ req }));
  },
};
