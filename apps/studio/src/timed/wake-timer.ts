/**
 * The call that makes the timer look at its entries again. Next bundles the timer (instrumentation) and the hooks (routes) apart; the
 * process has one global object.
 */
const key = Symbol.for('sundowner.timed.wake');
const globals = globalThis as { [key]?: () => void };

export function wakeTimer(): void {
  globals[key]?.();
}

export function onTimerWake(look: () => void): void {
  globals[key] = look;
}
