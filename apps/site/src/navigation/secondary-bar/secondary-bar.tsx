import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { PageMenus } from '../menus.ts';
import { Entry } from '../primary-nav/primary-nav.tsx';
import styles from './secondary-bar.module.css';

interface SecondaryBarProps {
  readonly page: PageMenus;
  /** The travel planner's number, or `null` when the contact entry could not be read. */
  readonly number: string | null;
}

/** The dark bar above the logo, on a wide screen only; a phone finds the same links in its menu (NAV-01). */
export function SecondaryBar({ page: { secondary, path }, number }: SecondaryBarProps) {
  return (
    <nav className={styles.bar} aria-label="Service">
      <Wrap className={styles.row}>
        <ul className={styles.links}>
          {secondary.map((entry) => (
            <li key={entry.label}>
              <Entry className={styles.link} entry={entry} path={path} />
            </li>
          ))}
        </ul>
        {number && <TelephoneLink className={styles.link} number={number} />}
      </Wrap>
    </nav>
  );
}
