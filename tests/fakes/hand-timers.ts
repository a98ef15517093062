import type { After } from '../../packages/enquiries/src/store/database/store-watch.ts';

interface Timer {
  readonly ms: number;
  readonly then: () => void;
  off: boolean;
}

/** Timers that run out when a test says so. */
export function handTimers() {
  const timers: Timer[] = [];
  const run = (timer: Timer | undefined) => {
    if (!timer || timer.off) return;
    timer.off = true;
    timer.then();
  };
  const after: After = (ms, then) => {
    const timer = { ms, then, off: false };
    timers.push(timer);
    return () => {
      timer.off = true;
    };
  };
  return {
    after,
    /** Lets the timer that was set as number `index` run out. */
    fire: (index: number) => run(timers[index]),
    /** Lets every timer of so many milliseconds run out that is set now. */
    fireAll(ms: number) {
      for (const timer of timers.filter((one) => one.ms === ms)) run(timer);
    },
    pending: () => timers.filter(({ off }) => !off).length,
  };
}
