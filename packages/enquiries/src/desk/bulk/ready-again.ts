import { endedUnclear } from '../../delivery/outbox/unclear-ends.ts';

/** Deliveries of an enquiry itself that can be made again with many: what failed or waits. */
export const readyAgain = `message = '' AND state IN ('dead', 'waiting') AND NOT ${endedUnclear}`;
