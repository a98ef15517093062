import {
  beginningOf,
  type Collection,
  comparablePath,
  movedPath,
  type Redirect,
  redirectTable,
  routeOf,
} from '@sundowner/brand';
import { z } from 'zod';
import { toHref } from '../fields/address.ts';
import { words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** Far more than a collection of lodges ever needs. */
const mostRedirects = 2000;

const rawRedirect = z.object({ from: words, to: words });

/** The redirects editors keep, always 301 (RT-17); none when they cannot be read and were not kept. */
export async function readRedirects(reading: Reading): Promise<readonly Redirect[]> {
  const { siteUrl } = reading.site;
  const entries = await reading.listOrNone({
    collection: 'redirects',
    depth: 0,
    limit: mostRedirects,
    schema: rawRedirect,
  });
  return entries.flatMap((entry) => {
    const from = toHref(entry.from, siteUrl)?.replace(/(?<=.)\/$/, '');
    const to = toHref(entry.to, siteUrl);
    if (!from?.startsWith('/') || !to || from === to) return [];
    // A star stands at the end of a beginning and nowhere else.
    return from.includes('*') && beginningOf(from) === null ? [] : [{ from, to }];
  });
}

/** More steps than any sane chain has; a longer one is not followed. */
const mostSteps = 20;

/**
 * Where a path without a page leads by the studio's redirects, all steps of a chain taken at once and the visitor's query kept.
 *
 * @param asked the path and query a visitor asked for
 * @returns a path on our own host or a full address; `null` for a path that did not move, and for one that would lead in a circle
 */
export function redirectTarget(
  asked: { readonly pathname: string; readonly search: string },
  redirects: readonly Redirect[],
  collection: Collection,
): string | null {
  const find = redirectTable(redirects);
  /** Of an address that is reached on the way: what moved for good goes before what editors keep. */
  const onTheWay = (path: string): string | undefined => {
    const moved = movedPath(path, collection);
    if (moved !== null) return moved;
    const found = find(path);
    // Pages may stand among the paths of a beginning.
    return found?.byBeginning && routeOf(path, collection) ? undefined : found?.to;
  };
  const visited = new Set<string>();
  let target = asked.pathname;
  while (target.startsWith('/')) {
    const here = comparablePath(target);
    if (visited.has(here) || visited.size > mostSteps) return null;
    visited.add(here);
    const next = visited.size > 1 ? onTheWay(here) : find(here)?.to;
    // Nobody's browser follows a redirect into a mail program.
    if (!next || !/^(\/|https?:)/.test(next)) break;
    target = next;
  }
  return visited.size === 1 && target === asked.pathname ? null : withQuery(target, asked.search);
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
