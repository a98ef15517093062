/**
 * The path and query of a request line, as a URL on a host of no meaning.
 *
 * @returns `null` for what no page of ours has: another form than `/path`, a second slash or a backslash at its start (a browser
 *   would read such a redirect as another host), an encoding that cannot be read
 */
export function requestPath(target: string | undefined): URL | null {
  if (!target || !/^\/(?![/\\])/.test(target) || target.length > 4096) return null;
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return new URL(target, 'http://site.invalid');
  } catch {
    return null;
  }
}
