import { setImmediate as nextRound } from 'node:timers/promises';

/** How long a process may go on without looking at what else it is asked, in milliseconds. */
const longestMs = 20;

/**
 * Lets a process look at its other requests now and then. SQLite answers within the call, so that whoever changes many entries
 * has never anything to wait for, and nobody else would be answered before the last of them.
 *
 * @returns to be awaited before each statement
 */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  let pause: Promise<void> | null = null;

  async function take(): Promise<void> {
    await nextRound();
    since = performance.now();
    pause = null;
  }

  // Whoever comes while one is taken waits along: it ends for all at once.
  return async () => {
    if (performance.now() - since > longestMs) pause ??= take();
    if (pause) await pause;
  };
}
