import { z } from 'zod';

/** Why the desk refuses, beside the sentence of `detail`. */
export const deskProblems = [
  /** 401: no claim, forged, or older than five minutes. */
  'no-claim',
  /** 403. */
  'no-right',
  /** 404: there is none, or it is not for the person who asks. */
  'not-found',
  /** 409: the work is not in a state for this. */
  'wrong-state',
  /** 409: an answer or a mail of theirs came first; `message` is the stopped one. */
  'conversation-moved',
  /** 409: it left already. */
  'gone-out',
  /** 409: there is no address an answer could go to. */
  'no-address',
  /** 409: nothing is in it, or a field of the template is still to be filled in. */
  'empty-field',
  /** 409: nothing arrives at one of its addresses; the same with `allTheSame` goes. */
  'address-failed',
  'address-erased',
  /** 409: it goes to somebody about whom nobody has decided; the same with `allTheSame` goes. */
  'undecided',
  /** 409: a legal hold stands against it. */
  'held',
  /** 400: fields are wrong; `errors` names each. */
  'invalid',
  /** 409: two of different addresses are to be merged, and nobody has said that they are one person's. */
  'not-the-same-person',
  /** 409: a second person has to. */
  'second-person',
  /** 409: the number found has changed since it was counted. */
  'count-changed',
  /** 409: an undo that is older than 30 days, or was made. */
  'nothing-to-undo',
  /** 503: the store takes nothing, and took nothing of this. */
  'nothing-done',
] as const;

export const deskProblemShape = z.object({
  detail: z.string().max(300).optional(),
  code: z.enum(deskProblems).optional(),
  message: z.string().optional(),
  /** Of `invalid`: every field that is wrong, all at once. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type DeskProblem = (typeof deskProblems)[number];

/** What is wrong with one field. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
