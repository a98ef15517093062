import { classNames } from '../../ui/class-names.ts';
import styles from './link-row.module.css';

export interface RowLink {
  readonly label: string;
  readonly href: string;
  /** "page" on that page itself, "true" on one that stands under it. */
  readonly current?: 'page' | 'true' | undefined;
}

interface LinkRowProps {
  /** What the links lead through: "The Delta". */
  readonly label: string;
  readonly links: readonly RowLink[];
  readonly className?: string | undefined;
}

/** Links to pages of a place or parts of a page in one row, which is pulled sideways where it is wider than the window; nothing without links. */
export function LinkRow({ label, links, className }: LinkRowProps) {
  if (links.length === 0) return null;
  return (
    <nav className={classNames(styles.row, className)} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ label: words, href, current }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={current}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
