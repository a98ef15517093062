import type { Brand } from '@sundowner/brand';
import type { Menus } from '../../content/site/menus.ts';
import { enquireLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { currentness } from '../currentness.ts';
import type { MenuEntry, PageMenus } from '../menus.ts';
import { MenuPanels } from '../panels/menu-panels.tsx';
import { PanelButton } from '../panels/panel-frame.tsx';
import styles from './primary-nav.module.css';

interface PrimaryNavProps {
  readonly brand: Brand;
  readonly menus: Menus;
  readonly page: PageMenus;
  readonly number: string | null;
}

/** The id the menu's button names it by. */
export const menuId = 'menu';

/** On a phone the search stands with the links of the secondary bar; on a wide screen it is in the footer. */
const search: MenuEntry = { label: 'Search', href: '/search', panel: null, current: false };

/**
 * The navigation: on a wide screen the links of the primary bar, at 1,120 px and below a full-screen menu that its button
 * opens (NAV-02, NAV-12). One list serves both, and the panels stand beside it.
 */
export function PrimaryNav({ brand, menus, page, number }: PrimaryNavProps) {
  const { path, primary, secondary } = page;
  return (
    <nav id={menuId} popover="auto" data-menu="" data-whole="" className={styles.nav} aria-label="Main">
      <div className={styles.lists}>
        <Entries entries={primary} path={path} className={styles.primary} />
        <Entries
          entries={isLinkable(search.href ?? '') ? [...secondary, search] : secondary}
          path={path}
          className={styles.secondary}
        />
        <div className={styles.enquire}>
          {number && (
            <p className={styles.call}>
              <span className={styles.callLabel}>Travel planner</span>
              <TelephoneLink className={styles.number} number={number} />
            </p>
          )}
          <ButtonLink {...enquireLink(path)} arrow>
            Call us
          </ButtonLink>
        </div>
      </div>
      <MenuPanels brand={brand} menus={menus} page={page} />
    </nav>
  );
}

interface EntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly path: string;
  readonly className: string | undefined;
}

function Entries({ entries, path, className }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.label} className={classNames(entry.href && entry.panel && styles.pair)}>
          <Entry entry={entry} path={path} />
        </li>
      ))}
    </ul>
  );
}

/** A link, a button, or for Residences both: the link works without scripts, the arrow opens the panel. */
export function Entry({ entry, path, className }: { entry: MenuEntry; path: string; className?: string }) {
  const { label, href, panel, current } = entry;
  return (
    <>
      {href !== null && (
        <a
          className={className}
          href={href}
          aria-current={currentness(href, path)}
          data-current={current || undefined}
        >
          {label}
        </a>
      )}
      {panel !== null && <PanelButton className={className} entry={{ ...entry, panel }} />}
    </>
  );
}
