import { createCounts } from '../desk-counts.ts';
import { createDigests } from './digests.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { createNotificationMails } from './notification-mails.ts';

/** What people of the house are told by mail. @returns a function that does one round of all of it */
export function createPeopleNotifier(deps: NotificationDeps): () => Promise<void> {
  const sendNotifications = createNotificationMails(deps);
  const sendDigests = createDigests({ ...deps, count: createCounts() });
  return async () => {
    await sendNotifications();
    await sendDigests();
  };
}
