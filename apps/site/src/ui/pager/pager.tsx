import { ArrowIcon, BackIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './pager.module.css';

/** A place in a pager: a page, or the gap between two. */
type PagerPlace = number | 'gap-before' | 'gap-after';

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

interface PagerProps {
  /** What is paged through: "Stories". */
  readonly label: string;
  /** Counted from 1. */
  readonly current: number;
  readonly last: number;
  readonly href: (page: number) => string;
}

/** Links to the pages of a list; nothing where there is one page. */
export function Pager({ label, current, last, href }: PagerProps) {
  if (last < 2) return null;
  const shown = pagesShown(current, last);
  /** Beside the current page in the middle of many: a phone has room for one line without it. */
  const isSpare = (page: number) =>
    shown.length > 6 && Math.abs(page - current) === 1 && page !== 1 && page !== last;
  return (
    <nav aria-label={`${label}, pages`}>
      <ul className={styles.pager}>
        {current > 1 && (
          <li>
            <a className={styles.page} href={href(current - 1)} rel="prev">
              <BackIcon className={styles.arrow} />
              <VisuallyHidden>Previous page</VisuallyHidden>
            </a>
          </li>
        )}
        {shown.map((page) =>
          typeof page === 'string' ? (
            <li key={page} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page} className={isSpare(page) ? styles.spare : undefined}>
              <a
                className={styles.page}
                href={href(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                <VisuallyHidden>Page </VisuallyHidden>
                {page}
              </a>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <a className={styles.page} href={href(current + 1)} rel="next">
              <ArrowIcon className={styles.arrow} />
              <VisuallyHidden>Next page</VisuallyHidden>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
