import { applicationKinds, maySeeApplications } from '@sundowner/brand';
import type { DeskClaim } from '@sundowner/desk-wire/people';
import type { DeskProblem } from '@sundowner/desk-wire/problems';

/** Why the desk does not do something: which case it is, and a sentence for the person. */
export interface Refused {
  readonly outcome: 'refused';
  readonly code: DeskProblem;
  readonly detail: string;
  /** A message that is kept all the same. */
  readonly message?: string;
  /** Of `invalid`: every field that is wrong. */
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
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

/** Who asks: a person of the house, or a command. */
export type Asker = DeskClaim;

/** A command of the operator's. */
export const commandLine: Asker = {
  id: 'command-line',
  name: 'the command line',
  role: 'admin',
  careers: true,
};

export const mayAdminister = (asker: Asker): boolean => asker.role === 'admin';

/** A condition on `enquiries e`: of a kind everybody at the desk may see. */
export const noApplication = applicationKinds.map((kind) => `e.kind <> '${kind}'`).join(' AND ');

/** What `maySeeKind` says, as a condition on `enquiries e`. */
export const seenKinds = (asker: Asker): string => (maySeeApplications(asker) ? '1 = 1' : noApplication);

/** Why somebody is not given an application. */
export const applicationsNotForThem = 'Applications are not for them.';
