import { accessOperation, type Endpoint } from 'payload';
import { refusal } from '../../access/answers.ts';
import { proofEndpoints } from './proof-endpoints.ts';
import { secondFactorEndpoints } from './second-factor-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { signInEndpoints } from './sign-in-endpoints.ts';

/**
 * Stands before Payload's own `POST /api/users/first-register`, which gives the first administrator account to the person who
 * comes first. Here it needs the one-time link or `npm run admin:create`.
 */
const refuseFirstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () =>
    refusal(403, 'The first administrator is made with the one-time link or with "npm run admin:create".'),
};

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

/** The addresses under `/api/users` that are ours; each stands before Payload's of the same name. */
export const accountEndpoints: Endpoint[] = [
  refuseFirstRegister,
  ...signInEndpoints,
  ...secondFactorEndpoints,
  ...proofEndpoints,
  ...sessionEndpoints,
];
