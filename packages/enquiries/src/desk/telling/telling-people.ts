import { createCounts } from '../desk-counts.ts';
import { createDigests } from './digests.ts';
import type { TellingDeps } from './telling-deps.ts';
import { createToldMails } from './told-mails.ts';

/** What people of the house are told by mail. @returns a function that does one round of all of it */
export function createTellingPeople(deps: TellingDeps): () => Promise<void> {
  const tellWhatHappened = createToldMails(deps);
  const sendDigests = createDigests({ ...deps, count: createCounts() });
  return async () => {
    await tellWhatHappened();
    await sendDigests();
  };
}
