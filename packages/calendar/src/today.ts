import type { Day } from './day.ts';
import { southAfricanOffset } from './south-african-time.ts';

/** Today in South Africa. @param now milliseconds since 1970 */
export const southAfricanToday = (now: number = Date.now()): Day =>
  new Date(now + southAfricanOffset).toISOString().slice(0, 10);
