import { ArrowIcon, BackIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './pager.module.css';
import { pagesShown } from './pages-shown.ts';

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
        {pagesShown(current, last).map((page) =>
          typeof page === 'string' ? (
            <li key={page} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
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
