import type { Brand } from '@sundowner/brand';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import type { Menus } from '../../content/site/menus.ts';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { EnquireMenu } from '../enquire-menu/enquire-menu.tsx';
import type { PageMenus } from '../menus.ts';
import { menuId, PrimaryNav } from '../primary-nav/primary-nav.tsx';
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
