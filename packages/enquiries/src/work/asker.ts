import type { DeskClaim } from '@sundowner/desk-wire/people';

/** Who asks: a person of the house, or a command. */
export type Asker = DeskClaim;

/** Applications are a right of their own: a CV is not for everyone. */
export const applications = 'careers';

/** A command of the operator's. */
export const commandLine: Asker = {
  id: 'command-line',
  name: 'the command line',
  role: 'admin',
  careers: true,
};

export const mayAdminister = (asker: Asker): boolean => asker.role === 'admin';

/** Whether enquiries of `kind` are for them; one that is not is absent for them, never greyed. */
export const maySee = (asker: Asker, kind: string): boolean =>
  kind !== applications || asker.careers || mayAdminister(asker);

/** The same as a condition on `enquiries e`. */
export const seenKinds = (asker: Asker): string =>
  maySee(asker, applications) ? '1 = 1' : `e.kind <> '${applications}'`;
