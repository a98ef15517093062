/** Gives the room back; twice is as once. */
type Release = () => void;

export interface ForwardingLimit {
  /** Waits for room. @returns `null` when there was none for so long */
  take(bytes: number, timeoutMs: number): Promise<Release | null>;
}

/** Bounds what is forwarded at once to so many bytes, or one body of whatever size; in the order they asked. */
export function forwardingLimit(most: number): ForwardingLimit {
  const waiting: { readonly bytes: number; readonly begin: () => void }[] = [];
  let under = 0;

  function beginNext(): void {
    for (let next = waiting[0]; next && (under === 0 || under + next.bytes <= most); next = waiting[0]) {
      waiting.shift();
      under += next.bytes;
      next.begin();
    }
  }

  function releaseOnce(bytes: number): Release {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      under -= bytes;
      beginNext();
    };
  }

  return {
    take: (bytes, timeoutMs) =>
      new Promise((resolve) => {
        const mine = {
          bytes,
          begin: () => {
            clearTimeout(late);
            resolve(releaseOnce(bytes));
          },
        };
        const late = setTimeout(() => {
          waiting.splice(waiting.indexOf(mine), 1);
          resolve(null);
          // A body that waits behind it may fit where it did not.
          beginNext();
        }, timeoutMs);
        waiting.push(mine);
        beginNext();
      }),
  };
}
