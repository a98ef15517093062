import type { Brand } from '@sundowner/brand';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { enquireLink } from '../enquire-link.ts';
import { currentness, primaryMenu } from '../menus.ts';
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx';
import styles from './primary-bar.module.css';

interface PrimaryBarProps {
  readonly brand: Brand;
  readonly path: string;
  readonly number: string | null;
}

/** Logo, the context's links, Enquire, and below 1121 px the menu; it stays in view (NAV-02). */
export function PrimaryBar({ brand, path, number }: PrimaryBarProps) {
  const enquiring = path.startsWith('/enquire/');
  return (
    <header className={styles.bar}>
      <Wrap className={styles.row}>
        <BrandMark brand={brand} />
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.links}>
            {primaryMenu().map(({ label, href }) => (
              <li key={label}>
                <a className={styles.link} href={href} aria-current={currentness(href, path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <ButtonLink
            className={styles.enquire}
            tone={enquiring ? 'ghost' : 'primary'}
            {...enquireLink(path)}
          >
            Enquire
          </ButtonLink>
          <MobileMenu path={path} number={number} />
        </div>
      </Wrap>
    </header>
  );
}
