/** Milliseconds a database that failed is left alone. */
const restMs = 5000;
/** Keys at most; what is beyond them is counted by its own process alone. */
const mostKeys = 10_000;

interface Debt {
  points: number;
  /** When the window it was counted in ends (`performance.now()`); it is owed no longer. */
  readonly ends: number;
  readonly pay: (points: number) => Promise<unknown>;
}

/** What a process counted by itself, and has a shared database count as soon as that answers again. */
export interface OwedCounts {
  /**
   * @param key of a count, under every rule
   * @param seconds of its window
   * @param pay has the database count it
   */
  owe(key: string, points: number, seconds: number, pay: (points: number) => Promise<unknown>): void;
  of(key: string): number;
  /** The database answers: what is owed is paid, one key after the other. */
  settle(): void;
}

export function createOwedCounts(): OwedCounts {
  const owed = new Map<string, Debt>();
  let timer: NodeJS.Timeout | undefined;
  let paying = false;

  function current(key: string): Debt | null {
    const debt = owed.get(key);
    if (!debt || debt.ends > performance.now()) return debt ?? null;
    owed.delete(key);
    return null;
  }

  async function payAll(): Promise<void> {
    for (const key of [...owed.keys()]) {
      const debt = current(key);
      if (!debt) continue;
      const { points } = debt;
      // More may come meanwhile.
      debt.points = 0;
      try {
        if (points !== 0) await debt.pay(points);
      } catch (error) {
        debt.points += points;
        throw error;
      }
      if (debt.points === 0) owed.delete(key);
    }
  }

  async function settle(): Promise<void> {
    if (paying || owed.size === 0) return;
    clearTimeout(timer);
    timer = undefined;
    paying = true;
    // One that fails is tried again later, with all behind it.
    await payAll().catch(() => {});
    paying = false;
    later();
  }

  function later(): void {
    if (owed.size === 0 || timer || paying) return;
    timer = setTimeout(() => {
      timer = undefined;
      void settle();
    }, restMs);
    timer.unref();
  }

  return {
    owe(key, points, seconds, pay) {
      const debt = current(key);
      if (debt) debt.points += points;
      else if (owed.size < mostKeys) owed.set(key, { points, ends: performance.now() + seconds * 1000, pay });
      later();
    },
    of: (key) => current(key)?.points ?? 0,
    settle: () => void settle(),
  };
}
