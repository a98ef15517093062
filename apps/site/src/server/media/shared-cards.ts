import type { MediaStore } from '@sundowner/media-store/media-store';
import { sharedCardName } from '@sundowner/media-store/shared-card';
import type { Log } from '../log.ts';

/** Cards that machines have in common. Whatever fails leaves each with its own. */
export interface SharedCards {
  /** @param picture the file name it is made of @returns `null` where no machine has made it, or nobody can say */
  take(picture: string): Promise<Uint8Array | null>;
  give(picture: string, card: Uint8Array): Promise<void>;
}

/** Cards kept in the bucket of an installation, so that of several machines the first that is asked makes each. */
export function sharedCards(bucket: Pick<MediaStore, 'read' | 'write'>, log: Pick<Log, 'warn'>): SharedCards {
  /** An outage is one line. */
  let failing = false;
  async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    try {
      const answer = await asked;
      failing = false;
      return answer;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!failing) log.warn({ reason }, 'cards of shared links cannot be shared with other machines');
      failing = true;
      return null;
    }
  }
  return {
    take: (picture) => orNull(bucket.read(sharedCardName(picture))),
    async give(picture, card) {
      await orNull(bucket.write(sharedCardName(picture), card));
    },
  };
}
