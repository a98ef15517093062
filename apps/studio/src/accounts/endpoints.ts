import type { Endpoint } from 'payload';
import { refuseFirstRegister } from './first-register.ts';
import { proofEndpoints } from './proof/endpoints.ts';
import { addingEndpoints } from './second-factor/adding-endpoints.ts';
import { changingEndpoints } from './second-factor/changing-endpoints.ts';
import { sessionEndpoints } from './sessions/endpoints.ts';
import { forgottenEndpoints } from './sign-in/forgotten-endpoints.ts';
import { signInWithPassword } from './sign-in/password-endpoint.ts';
import { secondStepEndpoints } from './sign-in/second-step-endpoints.ts';

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
