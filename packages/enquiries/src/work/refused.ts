import type { DeskProblem } from '@sundowner/desk-wire/problems';

/** Why the desk does not do something: which case it is, and a sentence for the person. */
export interface Refused {
  readonly outcome: 'refused';
  readonly code: DeskProblem;
  readonly detail: string;
  /** A message that is kept all the same. */
  readonly message?: string;
}

export const refuse = (code: DeskProblem, detail: string, message?: string): Refused => ({
  outcome: 'refused',
  code,
  detail,
  ...(message === undefined ? {} : { message }),
});

export const isRefused = (result: unknown): result is Refused =>
  typeof result === 'object' && result !== null && 'outcome' in result && result.outcome === 'refused';

export const notFound = (): Refused => refuse('not-found', 'There is no such enquiry.');
