/** A turn did not come within the time there was to wait. */
export class LockTimeout extends Error {
  override readonly name = 'LockTimeout';
}

/** Gives the turn back; twice is as once. */
export type Release = () => void;

export interface Turns {
  /**
   * Waits until fewer than so many have a turn, after everybody who asked before.
   *
   * @throws LockTimeout after `timeoutMs`
   */
  take(timeoutMs: number): Promise<Release>;
}

/** So many at a time, in the order they asked. */
export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let taken = 0;

  function releaseOnce(): Release {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    };
  }

  return {
    take(timeoutMs) {
      if (taken < most) {
        taken += 1;
        return Promise.resolve(releaseOnce());
      }
      return new Promise((resolve, reject) => {
        const mine = () => {
          clearTimeout(timer);
          resolve(releaseOnce());
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(mine), 1);
          reject(new LockTimeout(`The database was busy for ${timeoutMs / 1000} seconds.`));
        }, timeoutMs);
        waiting.push(mine);
      });
    },
  };
}
