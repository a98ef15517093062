import { databaseChannels } from '@sundowner/serving/database-channels';
import { followChannels } from '@sundowner/serving/follow-channels';
import type { Payload } from 'payload';
import { wake } from '../runtime/shared-state.ts';
import { spaced } from './spaced.ts';

/** Milliseconds between two looks for offers: any publish at any machine has every studio look. */
const betweenLooks = 1000;

/**
 * Hears what the studios of other machines do that share the database. Each machine runs what is due by itself, so one that ends leaves
 * nothing undone: its workers look at once for a time that was set, and, once a second at most, for an offer that was published and begins
 * or ends soon.
 */
export function followMachines(
  url: string,
  logger: Pick<Payload['logger'], 'info' | 'warn'>,
): { stop(): Promise<void> } {
  const offers = spaced(() => wake('timer'), betweenLooks);
  const following = followChannels({
    url,
    log: logger,
    on: {
      [databaseChannels.schedules]: () => wake('schedules'),
      [databaseChannels.content]: offers.ask,
    },
  });
  return {
    async stop() {
      await following.stop();
      offers.stop();
    },
  };
}
