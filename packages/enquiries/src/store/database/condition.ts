import type { StoreCondition } from './port.ts';

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
