import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly name: string;
  /** `null` for a level that has no page. */
  readonly href: string | null;
}

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  /** Tells it from another one on the same page. */
  readonly label?: string;
}

/** The way to this page, widest first; the last one is the page itself and no link. */
export function Breadcrumbs({ crumbs, label = 'Breadcrumb' }: BreadcrumbsProps) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs} data-whole="">
        {crumbs.map(({ name, href }, place) => {
          const current = place === crumbs.length - 1;
          return (
            <li key={name} className={styles.crumb} aria-current={current ? 'page' : undefined}>
              {href === null || current ? name : <a href={href}>{name}</a>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
