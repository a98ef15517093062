import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from a page of our own.
 *
 * `Sec-Fetch-Site` decides where a browser sends it, else `Origin`. A post with neither comes from an old browser or from no browser
 * at all, and neither carries somebody else's session: it is let through. `Origin: null` of our own form (a page opened from a
 * sandbox or through a redirect) comes with `Sec-Fetch-Site: same-origin` where it is one.
 *
 * @param ours origins a page of ours can have
 */
export function isOwnPost(headers: IncomingHttpHeaders, ours: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || ours.has(origin.toLowerCase());
}

/** Origins our pages are served under: SITE_URL and this machine under its own port. */
export function ownOrigins(siteUrl: string, port: number): ReadonlySet<string> {
  return new Set([siteUrl, ...['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`)]);
}
