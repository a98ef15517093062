/** Runs `then` once, `ms` milliseconds from now, unless it is called off before. @returns what calls it off */
export type After = (ms: number, then: () => void) => () => void;

/** The system's timer; it keeps no process alive. */
export const systemAfter: After = (ms, then) => {
  const timer = setTimeout(then, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Bounds of a store's waiting, injected in tests. */
export interface StoreLimits {
  /** Milliseconds a transaction may take from being asked for to its commit, and a database to answer one statement. */
  readonly wait: number;
  /** Milliseconds between two looks at whether the store is where it was. */
  readonly watchEvery: number;
  readonly after: After;
}

export const storeLimits: StoreLimits = { wait: 5000, watchEvery: 1000, after: systemAfter };
