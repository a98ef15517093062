/**
 * The call that makes the worker look at the outbox. Next bundles the worker (instrumentation) and the hooks (routes)
 * apart, so a module's own variable would exist twice; the process has one global object.
 */
const key = Symbol.for('sundowner.content-changes.wake');
const globals = globalThis as { [key]?: () => void };

export function wakeWorker(): void {
  globals[key]?.();
}

export function onWake(look: () => void): void {
  globals[key] = look;
}
