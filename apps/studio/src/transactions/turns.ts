/** Nobody got a turn within the time they could wait. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

/** Ends a turn; ending it twice is ending it once. */
export type EndTurn = () => void;

export interface Turns {
  /**
   * Waits until everybody who asked before has ended their turn.
   *
   * @throws NoTurn after `timeoutMs`
   */
  take(timeoutMs: number): Promise<EndTurn>;
}

/** One at a time, in the order they asked. */
export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let taken = false;

  function endOnce(): EndTurn {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    };
  }

  return {
    take(timeoutMs) {
      if (!taken) {
        taken = true;
        return Promise.resolve(endOnce());
      }
      return new Promise((resolve, reject) => {
        const mine = () => {
          clearTimeout(timer);
          resolve(endOnce());
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(mine), 1);
          reject(new NoTurn(`The database was busy for ${timeoutMs / 1000} seconds.`));
        }, timeoutMs);
        waiting.push(mine);
      });
    },
  };
}
