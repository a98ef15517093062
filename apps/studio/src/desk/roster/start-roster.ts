import type { Payload } from 'payload';
import { onWake } from '../../runtime/shared-state.ts';
import { tellRoster } from '../client/house.ts';
import { deskConnection } from '../client/open-desk.ts';
import { rosterOf } from './roster.ts';
import { startRosterWorker } from './worker.ts';

/** Begins to tell the site who is at the desk. */
export function startRoster(payload: Payload): void {
  const worker = startRosterWorker({
    read: () => rosterOf(payload),
    tell: (roster) => tellRoster(deskConnection(), roster),
    failed: (error) => payload.logger.error(error, 'who is at the desk could not be told to the site'),
    now: () => Date.now(),
  });
  onWake('roster', () => worker.wake());
}
