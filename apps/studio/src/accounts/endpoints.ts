import { accessOperation, type Endpoint } from 'payload';
import { proofEndpoints } from './proof/endpoints.ts';
import { addingEndpoints, changingEndpoints } from './second-factor/endpoints.ts';
import { sessionEndpoints } from './sessions/endpoints.ts';
import { forgottenEndpoints, secondStepEndpoints, signInWithPassword } from './sign-in/endpoints.ts';

/**
 * Stands before Payload's own `POST /api/users/first-register`, which gives the first administrator account to the person who
 * comes first. Here it needs the one-time link or `npm run admin:create`.
 */
const refuseFirstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () =>
    Response.json(
      {
        errors: [
          {
            message: 'The first administrator is made with the one-time link or with "npm run admin:create".',
          },
        ],
      },
      { status: 403 },
    ),
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
  signInWithPassword,
  ...secondStepEndpoints,
  ...forgottenEndpoints,
  ...addingEndpoints,
  ...changingEndpoints,
  ...proofEndpoints,
  ...sessionEndpoints,
];
