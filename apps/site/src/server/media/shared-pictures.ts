import type { MediaStore } from '@sundowner/media-store/media-store';
import { sharedCardName } from '@sundowner/media-store/shared-card';
import type { Log } from '../log.ts';

/** What is made of pictures, and machines have in common. Whatever fails leaves each with its own. */
export interface SharedPictures {
  /** @param picture the file name it is made of @returns `null` where no machine has made it, or nobody can say */
  take(picture: string): Promise<Uint8Array | null>;
  give(picture: string, made: Uint8Array): Promise<void>;
}

/**
 * Cards kept in the bucket of an installation, so that of several machines the first that is asked makes each.
 *
 * @param nameOf under what a card lies there, by the file name it is made of
 */
export function sharedPictures(
  bucket: Pick<MediaStore, 'read' | 'write'>,
  log: Pick<Log, 'warn'>,
  nameOf: (picture: string) => string = sharedCardName,
): SharedPictures {
  /** An outage is one line. */
  let failing = false;
  async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    try {
      const answer = await asked;
      failing = false;
      return answer;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!failing) log.warn({ reason }, 'what is made of pictures cannot be shared with other machines');
      failing = true;
      return null;
    }
  }
  return {
    take: (picture) => orNull(bucket.read(nameOf(picture))),
    async give(picture, made) {
      await orNull(bucket.write(nameOf(picture), made));
    },
  };
}
