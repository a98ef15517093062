/** A place in a pager: a page, or the gap between two. */
export type PagerPlace = number | 'gap-before' | 'gap-after';

/**
 * Pages a pager names: the first, the last, the current one and its neighbours; a single page left out is named after all,
 * since a gap takes as much room.
 */
export function pagesShown(current: number, last: number): readonly PagerPlace[] {
  const named = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return named.flatMap((page, place) => {
    const missing = page - (named[place - 1] ?? page - 1) - 1;
    if (missing === 0) return [page];
    if (missing === 1) return [page - 1, page];
    return [page <= current ? ('gap-before' as const) : ('gap-after' as const), page];
  });
}
