import { ButtonLink } from '../../ui/button/button.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { enquireLink } from '../enquire-link.ts';
import { currentness, type MenuLink, primaryMenu, secondaryMenu } from '../menus.ts';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  readonly path: string;
  readonly number: string | null;
}

/**
 * The menu at 1,120 px and below: a disclosure that works without scripts (NAV-12). `mobile-menu.client.ts` adds Escape,
 * keeps focus inside and closes it when a link leads within the page.
 */
export function MobileMenu({ path, number }: MobileMenuProps) {
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.toggle} aria-label="Menu">
        <span className={styles.bar} />
        <span className={styles.bar} />
      </summary>
      <div className={styles.panel}>
        <nav aria-label="Main">
          <List links={primaryMenu()} path={path} className={styles.primary} />
          <List links={secondaryMenu()} path={path} className={styles.secondary} />
        </nav>
        <div className={styles.enquire}>
          {number && (
            <p className={styles.call}>
              <span className={styles.callLabel}>Travel planner</span>
              <TelephoneLink className={styles.number} number={number} />
            </p>
          )}
          <ButtonLink {...enquireLink(path)} arrow>
            Have us call you
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}

interface ListProps {
  readonly links: readonly MenuLink[];
  readonly path: string;
  readonly className: string | undefined;
}

function List({ links, path, className }: ListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href} aria-current={currentness(href, path)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
