import type { S3Store } from '@sundowner/media-store/s3-store';

export interface MediaHealth {
  /** `s3://bucket/folder` */
  readonly store: string;
  /** Why it cannot be read; `null` while it can. */
  readonly fault: string | null;
}

/** However many ask for the health, the bucket is asked once in this time, in milliseconds. */
const keptMs = 5000;

/** Whether a bucket is there, answers, and lets us in. */
export function createMediaHealth(bucket: Pick<S3Store, 'words' | 'answers'>): () => Promise<MediaHealth> {
  let asked = { at: -keptMs, answer: null as Promise<MediaHealth> | null };
  const ask = (): Promise<MediaHealth> =>
    bucket.answers().then(
      () => ({ store: bucket.words, fault: null }),
      (error: unknown) => ({
        store: bucket.words,
        fault: error instanceof Error ? error.message : String(error),
      }),
    );
  return () => {
    const now = performance.now();
    if (asked.answer && now - asked.at < keptMs) return asked.answer;
    const answer = ask();
    asked = { at: now, answer };
    return answer;
  };
}
