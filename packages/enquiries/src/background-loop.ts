import { setTimeout as sleep } from 'node:timers/promises';

/** Work that is done again and again beside everything else, until it is stopped. */
export interface BackgroundLoop {
  /** Starts it, once however often it is called. */
  start(): void;
  /** Ends the wait that is under way; where there is none, the next one ends at once. */
  wake(): void;
  /** Ends every wait; resolves when the round that is under way has ended. */
  stop(): Promise<void>;
  /** Whether it was told to stop: a long round looks here between its steps. */
  readonly stopping: boolean;
  /** A wait inside a round: ends after `milliseconds`, at a wake, or at the stop. */
  wait(milliseconds: number): Promise<void>;
  /** A rest inside a round: ends after `milliseconds`, or at the stop. */
  rest(milliseconds: number): Promise<void>;
}

/**
 * @param round does the work once and says how many milliseconds to wait before the next round: 0 for none, `null` when the work is done
 *   for good. It handles its own failures, by its answer it backs off after one.
 */
export function createBackgroundLoop(round: () => Promise<number | null>): BackgroundLoop {
  let stop = new AbortController();
  let running: Promise<void> | null = null;
  let woken = false;
  let endWait = () => {};

  function wake(): void {
    woken = true;
    endWait();
  }

  async function wait(milliseconds: number): Promise<void> {
    if (!woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        endWait = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    endWait = () => {};
    woken = false;
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const next = await round();
      if (next === null) break;
      if (next > 0 && !stop.signal.aborted) await wait(next);
    }
    running = null;
  }

  return {
    start() {
      if (stop.signal.aborted) stop = new AbortController();
      running ??= run();
    },
    wake,
    async stop() {
      stop.abort();
      wake();
      await running;
    },
    get stopping() {
      return stop.signal.aborted;
    },
    wait,
    rest: (milliseconds) => sleep(milliseconds, undefined, { signal: stop.signal }).catch(() => {}),
  };
}
