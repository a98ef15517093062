import { createBackgroundLoop } from '@sundowner/enquiries/background-loop';
import type { CdnChannel } from './cdn-channel.ts';
import { PurgeError } from './purge-post.ts';

/** All in milliseconds. */
const pauses = { idle: 2000, firstRetry: 250, lastRetry: 5000 } as const;

export interface OwnPurges {
  /** Pages were outdated: they are purged soon. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Has the CDN told by the site itself: of everything at the start, since nobody knows what was told before, and from then on of what the
 * site outdates, at once. A purge that fails is tried again until it works.
 *
 * Nobody is asked for it. Where machines share a cache each site purges what it outdated itself, however it heard of it: the last purge comes
 * after the last site knows.
 */
export function startOwnPurges(cdn: Pick<CdnChannel, 'outdated' | 'purge'>): OwnPurges {
  let failures = 0;
  /** Not before then, however often it is woken. */
  let waitsUntil = Number.NEGATIVE_INFINITY;
  const loop = createBackgroundLoop(async () => {
    const left = waitsUntil - performance.now();
    if (left > 0) return left;
    try {
      await cdn.purge();
      failures = 0;
      return pauses.idle;
    } catch (error) {
      failures += 1;
      const asked = error instanceof PurgeError ? (error.waitMs ?? 0) : 0;
      const wait = Math.max(asked, Math.min(pauses.firstRetry * 2 ** (failures - 1), pauses.lastRetry));
      waitsUntil = performance.now() + wait;
      return wait;
    }
  });
  cdn.outdated(null);
  loop.start();
  return { wake: loop.wake, stop: loop.stop };
}
