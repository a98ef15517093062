import type { StoreCondition } from './port.ts';

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

/** What a store's watch last saw, told once to everybody who listens whenever it changes. */
export class Condition {
  readonly #listeners: ((condition: StoreCondition) => void)[] = [];
  #words: string | null = null;

  /** Why the store is away; `null` while it is there. */
  get away(): string | null {
    return this.#words;
  }

  readonly listen = (listener: (condition: StoreCondition) => void): void => {
    this.#listeners.push(listener);
    if (this.#words !== null) listener({ state: 'away', words: this.#words });
  };

  /** @param words why it is away; said once while they stay the same */
  goAway(words: string): void {
    if (this.#words === words) return;
    this.#words = words;
    this.#tell({ state: 'away', words });
  }

  /** Says more of a store that is away. */
  more(words: string): void {
    this.#tell({ state: 'more', words });
  }

  comeBack(words: string): void {
    if (this.#words === null) return;
    this.#words = null;
    this.#tell({ state: 'back', words });
  }

  #tell(condition: StoreCondition): void {
    for (const listener of this.#listeners) listener(condition);
  }
}
