import type { CdnSettings } from '@sundowner/settings/product/cdn';
import { purgePost } from './purge-post.ts';

/** Makes a CDN forget what it keeps under these keys. @throws PurgeError; what was purged before it may be purged again */
export type Purge = (keys: readonly string[]) => Promise<void>;

/** Keys of one request (Fastly's own limit). */
const batch = 256;

/** Soft: what is outdated still stands in for a site that does not answer (stale-if-error). Everything has a key of its own for that reason. */
function fastly({ url, service, key }: Extract<CdnSettings, { kind: 'fastly' }>, timeoutMs?: number): Purge {
  return async (keys) => {
    for (let at = 0; at < keys.length; at += batch) {
      const headers = {
        accept: 'application/json',
        'fastly-key': key,
        'fastly-soft-purge': '1',
        'surrogate-key': keys.slice(at, at + batch).join(' '),
      };
      await purgePost(`${url}/service/${service}/purge`, headers, timeoutMs);
    }
  };
}

/** An nginx knows no keys: its purge address begins a new generation of all it keeps (docs/runbooks/cdn.md). */
function nginx({ urls, key }: Extract<CdnSettings, { kind: 'nginx' }>, timeoutMs?: number): Purge {
  return async () => {
    const outcomes = await Promise.allSettled(
      urls.map((url) => purgePost(url, { 'x-purge-key': key }, timeoutMs)),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  };
}

/** @param timeoutMs how long each answer may take */
export const purgeOf = (cdn: CdnSettings, timeoutMs?: number): Purge =>
  cdn.kind === 'fastly' ? fastly(cdn, timeoutMs) : nginx(cdn, timeoutMs);
