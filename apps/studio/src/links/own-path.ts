import { withoutEndSlashes } from '@sundowner/brand';
import { studioSettings } from '../settings.ts';

/**
 * The page of our own that a link leads to: without query, hash and a slash at the end, and without our own host where
 * an editor pasted a whole address.
 *
 * @returns the path, or `null` for another host, a mailbox, a telephone number or nothing
 */
export function ownPath(href: unknown): string | null {
  if (typeof href !== 'string' || href === '') return null;
  let path = href;
  const { siteUrl } = studioSettings();
  if (href === siteUrl || href.startsWith(`${siteUrl}/`)) path = href.slice(siteUrl.length) || '/';
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  const bare = path.split(/[?#]/, 1)[0] ?? '/';
  return withoutEndSlashes(bare);
}
