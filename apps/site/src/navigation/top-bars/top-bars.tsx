import type { Brand } from '@sundowner/brand';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import type { Menus } from '../../content/site/menus.ts';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { EnquireMenu } from '../enquire-menu/enquire-menu.tsx';
import type { PageMenus } from '../menus.ts';
import { Entry, menuId, PrimaryNav } from '../primary-nav/primary-nav.tsx';
import styles from './top-bars.module.css';

interface PrimaryBarProps {
  readonly brand: Brand;
  readonly menus: Menus;
  readonly page: PageMenus;
  readonly contact: ContactDetails | null;
}

/** Logo, the context's links, Enquire, and below 1121 px the menu's button; it stays in view (NAV-02). */
export function PrimaryBar({ brand, menus, page, contact }: PrimaryBarProps) {
  return (
    <header className={styles.bar}>
      <Wrap className={styles.row}>
        <BrandMark brand={brand} />
        <PrimaryNav brand={brand} menus={menus} page={page} number={contact?.travelPlannerNumber ?? null} />
        <div className={styles.actions} data-whole="">
          <EnquireMenu path={page.path} contact={contact} linkable={page.linkable} />
          <button
            type="button"
            className={styles.toggle}
            popoverTarget={menuId}
            aria-controls={menuId}
            aria-label="Menu"
          >
            <span className={styles.stroke} />
            <span className={styles.stroke} />
          </button>
        </div>
      </Wrap>
    </header>
  );
}

interface SecondaryBarProps {
  readonly page: PageMenus;
  /** The travel planner's number, or `null` when the contact entry could not be read. */
  readonly number: string | null;
}

/** The dark bar above the logo, on a wide screen only; a phone finds the same links in its menu (NAV-01). */
export function SecondaryBar({ page: { secondary, path }, number }: SecondaryBarProps) {
  if (secondary.length === 0 && !number) return null;
  return (
    <nav className={styles.secondary} aria-label="Service">
      <Wrap className={styles.secondaryRow}>
        {secondary.length > 0 && (
          <ul className={styles.links}>
            {secondary.map((entry) => (
              <li key={entry.label}>
                <Entry className={styles.link} entry={entry} path={path} />
              </li>
            ))}
          </ul>
        )}
        {number && <TelephoneLink className={styles.link} number={number} />}
      </Wrap>
    </nav>
  );
}

/** Says on every page of a demonstration that it is one (GEN-07). */
export function DemonstrationStrip() {
  return (
    <aside className={styles.strip} data-top-bar="" aria-label="Demonstration">
      <p data-whole="">
        <strong>A demonstration.</strong> Nothing here can be booked.
      </p>
    </aside>
  );
}

/** The first stop of the keyboard: past the bars, into the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
