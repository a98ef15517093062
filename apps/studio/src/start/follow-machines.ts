import { databaseChannels } from '@sundowner/serving/database-channels';
import { followChannels } from '@sundowner/serving/follow-channels';
import type { Payload } from 'payload';
import { wake } from '../runtime/shared-state.ts';

/**
 * Hears what the studios of other machines do that share the database. Each machine runs what is due by itself, so one that ends leaves
 * nothing undone: its workers look at once for a time that was set, and for an offer that was published and begins or ends soon.
 */
export const followMachines = (
  url: string,
  logger: Pick<Payload['logger'], 'info' | 'warn'>,
): { stop(): Promise<void> } =>
  followChannels({
    url,
    log: logger,
    on: {
      [databaseChannels.schedules]: () => wake('schedules'),
      [databaseChannels.content]: () => wake('timer'),
    },
  });
