import { deriveForPurpose } from '@sundowner/keyring';
import { type Counting, countingHere, countingTogether } from '@sundowner/serving/request-counts';
import type { Payload } from 'payload';
import { sharedDatabase } from '../../connections/shared-database.ts';
import { studioKeys } from '../../runtime/keys.ts';

/** Milliseconds, as for any other question to it: nobody signs in while it does not answer, since accounts are read from it as well. */
const answerWithin = 5000;

/** Counts for all studios that share a database; one that has its own file counts by itself. */
export function countingOf({ db, logger }: Pick<Payload, 'db' | 'logger'>): Counting {
  const database = sharedDatabase({ db });
  if (!database) return countingHere;
  return countingTogether({
    database,
    secret: deriveForPurpose(Buffer.from(studioKeys().studioSecret, 'base64url'), 'studio.attempts'),
    answerWithin,
    onFault: (error) =>
      logger.warn(
        `Attempts to sign in are counted by this machine alone: ${error instanceof Error ? error.message : error}`,
      ),
  });
}
