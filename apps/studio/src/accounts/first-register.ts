import type { Endpoint } from 'payload';

/**
 * Stands before Payload's own `POST /api/users/first-register`, which gives the first administrator account to whoever
 * comes first. Here it needs the one-time link or `npm run admin:create`.
 */
export const refuseFirstRegister: Endpoint = {
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
