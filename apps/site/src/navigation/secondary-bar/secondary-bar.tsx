import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { currentness, secondaryMenu } from '../menus.ts';
import styles from './secondary-bar.module.css';

interface SecondaryBarProps {
  readonly path: string;
  /** The travel planner's number, or `null` when the contact entry could not be read. */
  readonly number: string | null;
}

/** The dark bar above the logo, on a wide screen only; a phone finds the same links in its menu (NAV-01). */
export function SecondaryBar({ path, number }: SecondaryBarProps) {
  return (
    <nav className={styles.bar} aria-label="Service">
      <Wrap className={styles.row}>
        <ul className={styles.links}>
          {secondaryMenu().map(({ label, href }) => (
            <li key={label}>
              <a className={styles.link} href={href} aria-current={currentness(href, path)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {number && <TelephoneLink className={styles.link} number={number} />}
      </Wrap>
    </nav>
  );
}
