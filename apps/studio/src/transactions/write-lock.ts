/** The lock was not free within the time there was to wait. */
export class LockTimeout extends Error {
  override readonly name = 'LockTimeout';
}

/** Gives the lock back; twice is as once. */
export type Release = () => void;

export interface WriteLock {
  /**
   * Waits until everybody who asked before has given the lock back.
   *
   * @throws LockTimeout after `timeoutMs`
   */
  take(timeoutMs: number): Promise<Release>;
}

/** One writer at a time, in the order they asked. */
export function createWriteLock(): WriteLock {
  const waiting: (() => void)[] = [];
  let taken = false;

  function releaseOnce(): Release {
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
