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
