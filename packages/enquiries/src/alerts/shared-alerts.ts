import type { MachineAlert } from '@sundowner/serving/machines';
import type { AlertInForce, AlertKind } from './alert.ts';

/** Of these every machine that shares a database finds the same. */
const shared: ReadonlySet<AlertKind> = new Set([
  'circuit-open',
  'clock',
  'dead',
  'mailbox',
  'notices',
  'older-copy',
  'quarantine-full',
  'silence',
]);
/** And this of a kind that is about one machine otherwise: that none delivers. */
const nobodyDelivers = 'hung worker';

/** Whether an alert is about something the machines share; any other is about one machine, and names it. */
export const isShared = (kind: AlertKind, topic: string | null): boolean =>
  shared.has(kind) || `${kind} ${topic}` === nobodyDelivers;

/** What is wrong here and at the other machines, the oldest first: what they share once, in this machine's words. */
export function alertsOfAll(
  own: readonly MachineAlert[],
  others: readonly MachineAlert[],
): readonly AlertInForce[] {
  const all = new Map([...others, ...own].map((alert) => [alert.key, alert]));
  return [...all.values()]
    .sort((one, other) => one.since.localeCompare(other.since))
    .map(({ kind, message, since }) => ({ kind: kind as AlertKind, message, since }));
}
