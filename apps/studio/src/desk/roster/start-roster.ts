import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Roster } from '@sundowner/desk-wire/people';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { onWake, wake } from '../../runtime/shared-state.ts';
import { afterwards } from '../../transactions/afterwards.ts';
import { deskPerson } from '../access.ts';
import { callSite, deskConnection, theStudio } from '../client/site-client.ts';
import { startRosterWorker } from './worker.ts';

/** Begins to keep the site's list of the people at the desk as the accounts are. */
export function startRoster(payload: Payload): void {
  const worker = startRosterWorker({
    read: () => rosterOf(payload),
    send: (roster) => callSite(deskConnection(), theStudio, deskCalls.saveRoster, { body: roster }),
    failed: (error) => payload.logger.error(error, 'who is at the desk could not be told to the site'),
    now: () => Date.now(),
  });
  onWake('roster', () => worker.wake());
}

/** Everybody who may open the desk, as the studio's accounts say. */
async function rosterOf(payload: Payload): Promise<Roster> {
  const { docs } = await payload.db.find<TypedUser>({
    collection: 'users',
    where: { role: { in: ['concierge', 'admin'] } },
    pagination: false,
    sort: 'id',
  });
  return {
    people: docs.flatMap((user) => {
      const person = deskPerson(user);
      return person ? [{ ...person, address: user.email }] : [];
    }),
  };
}

/** Wakes the worker when the change of an account is stored: before, it would read what was. */
export async function wakeRoster({ req }: { readonly req: PayloadRequest }): Promise<void> {
  await afterwards(req, async () => wake('roster'));
}
