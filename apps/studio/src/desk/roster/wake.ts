/**
 * The call that makes the worker look at the accounts. Next bundles the worker (instrumentation) and the hooks (routes) apart, so a
 * module's own variable would exist twice; the process has one global object.
 */
const key = Symbol.for('sundowner.desk-roster.wake');
const globals = globalThis as { [key]?: () => void };

export function wakeRoster(): void {
  globals[key]?.();
}

export function onRosterWake(look: () => void): void {
  globals[key] = look;
}
