import type { CdnSettings } from '@sundowner/settings/product/cdn';
import { tagsOfChange } from '../../content/reading/changed-tags.ts';
import type { Log } from '../log.ts';
import { keysToPurge } from './purge-keys.ts';
import { PurgeError } from './purge-post.ts';
import type { Purge } from './purgers.ts';

/** What the studio's outbox of changes asks for (`POST /cdn-purge`). */
export interface AskedPurge {
  /** The sequence of the last change it is about: purged is after this site knows all up to it. */
  readonly through: number;
  /** `null`: what changed is not known. */
  readonly tags: readonly string[] | null;
}

export interface CdnHealth {
  readonly kind: CdnSettings['kind'];
  /** ISO 8601, UTC; `null` before the first. */
  readonly purgedAt: string | null;
  /** When the outbox asked last; when this was started, before the first question. */
  readonly askedAt: string;
  /** Since when something is to be purged; `null` for nothing. */
  readonly waitingSince: string | null;
  /** `null` while all is told. */
  readonly failing: { readonly since: string; readonly reason: string } | null;
}

/** The end of the outbox's second channel: what stands in front of the site is told of what changed behind it (CLU-07). */
export interface CdnChannel {
  /** Pages were outdated here: they are purged with what is asked for next. `null`: any of them. */
  outdated(tags: readonly string[] | null): void;
  /**
   * Purges, once: who asks tries again.
   *
   * @throws PurgeError
   */
  purge(asked: AskedPurge): Promise<void>;
  health(): CdnHealth;
}

interface CdnChannelParts {
  readonly kind: CdnSettings['kind'];
  readonly purge: Purge;
  /** @returns whether this site knows every change up to a sequence */
  readonly caughtUp: (sequence: number) => Promise<boolean>;
  /** Resolves when pages are drawn from the collection as it is published. */
  readonly settled: () => Promise<void>;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** More than one purge names; a CDN that is away for long is told of everything. */
const mostTags = 1024;

const now = () => new Date().toISOString();

export function createCdnChannel({ kind, purge, caughtUp, settled, log }: CdnChannelParts): CdnChannel {
  /** Outdated here and not purged; `null`: everything. What the outbox asks for is in it until that has worked. */
  let unpurged: Set<string> | null = new Set();
  let last: Promise<unknown> = Promise.resolve();
  let purgedAt: string | null = null;
  let askedAt = now();
  let waitingSince: string | null = null;
  let failing: CdnHealth['failing'] = null;

  const outdated = (tags: readonly string[] | null) => {
    for (const tag of tags ?? []) unpurged?.add(tag);
    if (!tags || (unpurged && unpurged.size > mostTags)) unpurged = null;
    if (!unpurged || unpurged.size > 0) waitingSince ??= now();
  };

  async function purgeNow(tags: AskedPurge['tags']): Promise<void> {
    outdated(tags && tagsOfChange(tags));
    const keys = keysToPurge(unpurged);
    const asked = unpurged;
    const since = waitingSince;
    unpurged = new Set();
    waitingSince = null;
    if (keys.length === 0) return;
    try {
      await purge(keys);
    } catch (error) {
      outdated(asked && [...asked]);
      waitingSince = since;
      throw error;
    }
    purgedAt = now();
  }

  async function purgeAndTell({ through, tags }: AskedPurge): Promise<void> {
    askedAt = now();
    if (!(await caughtUp(through))) {
      // That is no fault of the CDN's.
      waitingSince ??= now();
      throw new PurgeError('the site does not know of the change yet');
    }
    await settled();
    try {
      await purgeNow(tags);
      if (failing) log.info({ cdn: kind }, 'the CDN is told of changes again');
      failing = null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // Said once for an outage, not at every try.
      if (!failing)
        log.warn({ cdn: kind, reason }, 'the CDN could not be told of changes and will be told again');
      failing = { since: failing?.since ?? now(), reason };
      throw error;
    }
  }

  return {
    outdated,
    purge(asked) {
      const purged = last.then(() => purgeAndTell(asked));
      last = purged.catch(() => {});
      return purged;
    },
    health: () => ({ kind, purgedAt, askedAt, waitingSince, failing }),
  };
}
