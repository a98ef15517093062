import { APIError } from 'payload';
import { answer } from '../answers.ts';

const words = 'Please confirm it is you: this changes who can sign in. Then send it again.';

/** By what the studio's pages know that a proof is wanted, and not something else wrong. */
const data = { proof: 'needed' } as const;

/** For hooks: 403 in Payload's own shape. */
export const proofNeeded = (): APIError => new APIError(words, 403, data, true);

/** For endpoints of ours: the same answer. */
export const askForProof = (): Response => answer(403, { errors: [{ message: words, data }] });
