/** Something that is asked for again and again, and done no more often than once in a while. */
export interface Spaced {
  ask(): void;
  /** Ends the wait; nothing is done any more for what was asked for. */
  stop(): void;
}

/** Does `work` at once where it was not done for `gap` milliseconds; otherwise then, once for all that asked meanwhile. */
export function spaced(work: () => void, gap: number): Spaced {
  let rest: NodeJS.Timeout | null = null;
  let asked = false;

  function run(): void {
    asked = false;
    rest = setTimeout(() => {
      rest = null;
      if (asked) run();
    }, gap);
    rest.unref();
    work();
  }

  return {
    ask() {
      if (rest) asked = true;
      else run();
    },
    stop() {
      if (rest) clearTimeout(rest);
      asked = false;
    },
  };
}
