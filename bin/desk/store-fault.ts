import { notingCommits } from '@sundowner/enquiries/store/database/open';
import { StoreUnavailableError } from '@sundowner/enquiries/store/database/port';

/** A store that refused in the middle of a command, with what is known of the command. */
class StoreRefusedError extends Error {
  override readonly name = 'StoreRefusedError';
}

/**
 * Runs a command; when the store refuses, its fault is said with whether anything was done.
 *
 * @throws StoreRefusedError
 */
export function sayingWhatWasDone<Value>(work: () => Promise<Value>): Promise<Value> {
  return notingCommits(async (commits) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      const known =
        commits() === 0 && error.kept === 'nothing'
          ? 'Nothing was done.'
          : 'This may have been done, or a part of it; look before you try again.';
      throw new StoreRefusedError(`${error.message} ${known}`, { cause: error });
    }
  });
}
