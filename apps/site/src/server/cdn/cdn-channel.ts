import type { CdnSettings } from '@sundowner/settings/product/cdn';
import type { Log } from '../log.ts';
import { keysToPurge } from './purge-keys.ts';
import type { Purge } from './purgers.ts';

export interface CdnHealth {
  readonly kind: CdnSettings['kind'];
  /** ISO 8601, UTC; `null` before the first. */
  readonly purgedAt: string | null;
  /** When it was last looked whether something is to be purged; when this was started, before the first look. */
  readonly askedAt: string;
  /** Since when something is to be purged; `null` for nothing. */
  readonly waitingSince: string | null;
  /** `null` while all is told. */
  readonly failing: { readonly since: string; readonly reason: string } | null;
}

/** What stands in front of the site is told of what changed behind it, by each site of what it outdated itself (CLU-07). */
export interface CdnChannel {
  /** Pages were outdated here: they are to be purged. `null`: any of them. */
  outdated(tags: readonly string[] | null): void;
  /**
   * Purges what was outdated, once: who asks tries again, one time after the other. Pages fetched from then on are drawn from what is published.
   *
   * @throws PurgeError
   */
  purge(): Promise<void>;
  health(): CdnHealth;
}

interface CdnChannelParts {
  readonly kind: CdnSettings['kind'];
  readonly purge: Purge;
  /** Resolves when pages are drawn from the collection as it is published. */
  readonly settled: () => Promise<void>;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** More than one purge names; a CDN that is away for long is told of everything. */
const mostTags = 1024;

const now = () => new Date().toISOString();

export function createCdnChannel({ kind, purge, settled, log }: CdnChannelParts): CdnChannel {
  /** Outdated here and not purged; `null`: everything. */
  let unpurged: Set<string> | null = new Set();
  let purgedAt: string | null = null;
  let askedAt = now();
  let waitingSince: string | null = null;
  let failing: CdnHealth['failing'] = null;

  const outdated = (tags: readonly string[] | null) => {
    for (const tag of tags ?? []) unpurged?.add(tag);
    if (!tags || (unpurged && unpurged.size > mostTags)) unpurged = null;
    if (!unpurged || unpurged.size > 0) waitingSince ??= now();
  };

  async function purgeNow(): Promise<void> {
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

  async function purgeAndTell(): Promise<void> {
    askedAt = now();
    await settled();
    try {
      await purgeNow();
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
    purge: purgeAndTell,
    health: () => ({ kind, purgedAt, askedAt, waitingSince, failing }),
  };
}
