import { fixedRedirect, withoutEndSlashes } from '@sundowner/brand';
import type { Redirect } from './redirects.ts';

/** More steps than any sane chain has; a longer one is not followed. */
const mostSteps = 20;

/** The form paths are compared in: decoded, without a slash at the end, whatever their case. */
function comparable(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] || '/';
  let decoded = bare;
  try {
    decoded = decodeURI(bare);
  } catch {
    // A path nobody can decode is compared as it is.
  }
  return withoutEndSlashes(decoded).toLowerCase();
}

/**
 * Where a path without a page leads by the studio's redirects, all steps of a chain taken at once and the visitor's query kept.
 *
 * @param asked the path and query a visitor asked for
 * @returns a path on our own host or a full address; `null` for a path that did not move, and for one that would lead in a circle
 */
export function redirectTarget(
  asked: { readonly pathname: string; readonly search: string },
  redirects: readonly Redirect[],
): string | null {
  const table = new Map(redirects.map(({ from, to }) => [comparable(from), to]));
  const visited = new Set<string>();
  let place = asked.pathname;
  while (place.startsWith('/')) {
    const here = comparable(place);
    if (visited.has(here) || visited.size > mostSteps) return null;
    visited.add(here);
    // A fixed redirect stands before the table for whoever arrives there.
    const next = (visited.size > 1 && fixedRedirect(here)) || table.get(here);
    // Nobody's browser follows a redirect into a mail program.
    if (!next || !/^(\/|https?:)/.test(next)) break;
    place = next;
  }
  return visited.size === 1 && place === asked.pathname ? null : withQuery(place, asked.search);
}

/** `target` with the visitor's query; what the target says itself wins. */
function withQuery(target: string, search: string): string {
  const own = target.startsWith('/');
  const url = new URL(target, 'http://own.invalid');
  const set = new Set(url.searchParams.keys());
  for (const [name, value] of new URLSearchParams(search)) {
    if (!set.has(name)) url.searchParams.append(name, value);
  }
  return own ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
