import type { Machine } from '@sundowner/desk-wire/conversation';

const silent: ReadonlySet<Machine['kind']> = new Set(['automatic-answer', 'receipt', 'report', 'complaint']);

/**
 * Whether a mail of an enquiry makes it our turn: what only says that somebody is away or that a mail was taken does not. An agent's answer out
 * of a ticket system does, marked as perhaps a machine's, for nobody else would ever read it.
 */
export const changesTurn = (machine: Machine | null): boolean =>
  machine === null || !silent.has(machine.kind);
