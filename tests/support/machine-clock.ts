import { fileURLToPath } from 'node:url';

const shiftedClock = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url));

/** Environment of a process on a machine whose clock is wrong by so many milliseconds, before it where they are negative. */
export const machineClock = (aheadMs: number): Record<string, string> =>
  aheadMs === 0 ? {} : { NODE_OPTIONS: `--import=${shiftedClock}`, CLOCK_SHIFT_MS: String(aheadMs) };
