import type { IncomingHttpHeaders } from 'node:http';

/** What a request line that holds a whole address names before its path. */
const absolute = /^https?:\/\/([^/?#]*)/i;

/** The host a request line names itself, as a proxy's does (RFC 9112, 3.2.2); `null` for one that holds a path alone. */
export const targetHost = (target: string | undefined): string | null =>
  absolute.exec(target ?? '')?.[1] ?? null;

/**
 * The path and query of a request line, as a URL on a host of no meaning. A host the line names is left out: `targetHost` gives it to be
 * checked.
 *
 * @returns `null` for what no page of ours has: another form than `/path`, a second slash or a backslash at its start (a browser
 *   would read such a redirect as another host), an encoding that cannot be read
 */
export function requestPath(line: string | undefined): URL | null {
  const path = line?.replace(absolute, '');
  const target = path !== line && !path?.startsWith('/') ? `/${path}` : path;
  if (!target || !/^\/(?![/\\])/.test(target) || target.length > 4096) return null;
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    const url = new URL(target, 'http://site.invalid');
    // Dots before a second slash are gone by now: "/a/..//host" is "//host".
    return url.pathname.startsWith('//') ? null : url;
  } catch {
    return null;
  }
}

export type HostVerdict = 'ours' | 'malformed' | 'strange';

const shape = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/;

/**
 * Whether `Host` names us: the host of SITE_URL, or this machine under its own port. Everything else is refused, so that no link,
 * redirect or cached page can be made for a host of an attacker's (RFC 9110, 7.2 and 15.5.20).
 *
 * @param port we listen on
 */
export function hostCheck(siteUrl: string, port: number): (host: string | undefined) => HostVerdict {
  const site = new URL(siteUrl);
  const standardPort = site.protocol === 'https:' ? 443 : 80;
  const known = new Set([site.host, ...(site.port ? [] : [`${site.hostname}:${standardPort}`])]);
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    known.add(`${name}:${port}`);
    if (port === 80) known.add(name);
  }
  return (host) => {
    // Nearly every request spells it as we do.
    if (host !== undefined && known.has(host)) return 'ours';
    const name = host?.toLowerCase();
    if (!name || !shape.test(name)) return 'malformed';
    return known.has(name) ? 'ours' : 'strange';
  };
}

/**
 * Whether a request says at most once which site it is for. Of several `Host` headers Node keeps the first, a proxy before us perhaps
 * the last: such a request is refused (RFC 9112, 3.2).
 *
 * @param rawHeaders names and values in turn, as they came
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

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
