import type { S3Store } from '@sundowner/media-store/s3-store';

export interface MediaHealth {
  /** `s3://bucket/folder` */
  readonly store: string;
  /** Why it cannot be read; `null` while it can. */
  readonly fault: string | null;
}

/** Asks a bucket for a file there is not: that it answers, and lets us in. */
export async function mediaHealth(bucket: Pick<S3Store, 'words' | 'look'>): Promise<MediaHealth> {
  try {
    await bucket.look('.health');
    return { store: bucket.words, fault: null };
  } catch (error) {
    return { store: bucket.words, fault: error instanceof Error ? error.message : String(error) };
  }
}
