import { withoutEndSlashes } from '@sundowner/brand';
import { studioSettings } from '../settings.ts';

const path = /^\/(?!\/)[^\s\\]*$/;

/** Browsers read over tabs, line ends and other control characters: `java<tab>script:` runs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const unseen = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/g;

/** Whether a browser would run an address, or make a page of it, in place of going there. */
export function isRunnable(value: unknown): boolean {
  return (
    typeof value === 'string' && /^(?:javascript|vbscript|data|blob|file):/i.test(value.replace(unseen, ''))
  );
}

/** The longest address that is taken; longer ones are cut off by browsers and proxies on their way. */
const longestAddress = 2000;

/**
 * Whether an editor's link may stand on the site: a path on our own host, or an address of another (`https`, `mailto`,
 * `tel`). Anything a browser would run (`javascript:`, `data:`) is refused.
 *
 * @returns true, or the sentence the studio shows under the field
 */
export function checkLink(value: string | null | undefined): true | string {
  if (!value) return true;
  if (value.length > longestAddress)
    return `An address may have ${longestAddress} characters; this one has ${value.length}.`;
  if (path.test(value)) return true;
  const protocol = !/\s/.test(value.trim()) && URL.canParse(value) ? new URL(value).protocol : null;
  if (protocol && ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) return true;
  return 'Write a page of this site, such as /contact-us, or a whole address that starts with https://.';
}

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
