import type { Payload } from 'payload';
import { inTime } from '../connections/in-time.ts';
import { startLooking } from './looking.ts';
import { changesAfter } from './outbox.ts';
import { postToSite, type SiteAddress } from './site-posts.ts';

/** All in milliseconds. */
const times = {
  /** The site asks for what it does not know yet, and a CDN may be asked four times. */
  request: 30_000,
  step: 30_000,
} as const;

/** Changes the outbox gives in one answer at most: more may have been cut from it. */
const longestList = 1000;
/** More than a site takes, and than a CDN purges one by one. */
const mostTags = 1000;

interface Purge {
  readonly through: number;
  /** `null`: everything. */
  readonly tags: readonly string[] | null;
}

/**
 * The outbox's second channel: the site of this machine is asked to have its CDN forget what the changes outdate, once it knows them
 * itself (CLU-07). Where several machines share the outbox each of them asks, so the last purge comes after every site knows.
 *
 * How far it came is not kept: what was asked for before this start may not have worked, so it begins with everything.
 */
export function startCdnChannel(payload: Payload, site: SiteAddress): { look(): void; stop(): void } {
  /** Of the last change that was purged; `null` before the first purge of this start. */
  let reached: number | null = null;

  async function next(): Promise<Purge> {
    const { latest, changes } = await inTime(
      changesAfter(payload, reached ?? Number.MAX_SAFE_INTEGER),
      times.step,
    );
    // A sequence that went back: the studio was restored from a backup.
    if (reached === null || latest < reached) return { through: latest, tags: null };
    const through = Math.max(reached, ...changes.map(({ sequence }) => sequence));
    const tags = [...new Set(changes.flatMap((change) => change.tags))];
    const isWhole = changes.length < longestList && tags.length <= mostTags;
    return isWhole ? { through, tags } : { through: latest, tags: null };
  }

  return startLooking({
    async work() {
      const purge = await next();
      // Without a change too: the site may have learnt of one by itself.
      await postToSite(site, { path: '/cdn-purge', body: purge, timeoutMs: times.request });
      reached = purge.through;
      return false;
    },
    onFailure: (reason) =>
      payload.logger.warn(
        `The CDN could not be told of changed content; the studio will try again: ${reason}.`,
      ),
  });
}
