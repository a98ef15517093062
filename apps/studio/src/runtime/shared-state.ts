/**
 * What instrumentation and routes of this process share. Next bundles the two apart, so a module's own variable would exist twice; the
 * process has one global object.
 */
const key = Symbol.for('sundowner.studio');
const globals = globalThis as { [key]?: Map<string, unknown> };

/**
 * The one value of a name in this process.
 *
 * @param make called when nobody has asked for the name before
 */
export function sharedState<Value>(name: string, make: () => Value): Value {
  globals[key] ??= new Map();
  const shared = globals[key];
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as Value;
}

const start = sharedState('start', () => ({ isOver: false, drains: false }));

/** The studio has checked its database and begun its work; before, it is not ready, though Next may already answer. */
export function noteStarted(): void {
  start.isOver = true;
}

export const hasStarted = (): boolean => start.isOver;

/** From now on a load balancer is told to send nobody here any more. */
export function noteDraining(): void {
  start.drains = true;
}

export const isDraining = (): boolean => start.drains;

const lastActs = sharedState('last acts', () => new Set<() => Promise<void>>());

/** Something to be done before this process ends as planned. */
export function onStop(act: () => Promise<void>): void {
  lastActs.add(act);
}

/** Does all of it, for as long as `withinMs` at most. Never throws. */
export async function doLastActs(withinMs: number): Promise<void> {
  const all = Promise.allSettled([...lastActs].map((act) => act()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, withinMs).unref())]);
}

/** A worker of this process that looks for work by itself from time to time, and at once when it is woken. */
type Worker = 'content changes' | 'timer' | 'roster' | 'schedules';

const signals = sharedState('wake signals', () => new Map<Worker, () => void>());

/** Makes a worker look for work now; nothing while it has not started. */
export function wake(worker: Worker): void {
  signals.get(worker)?.();
}

export function onWake(worker: Worker, look: () => void): void {
  signals.set(worker, look);
}
