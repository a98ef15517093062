import { type Brand, type KindPage, kindOfPage, kindPages } from '@sundowner/brand';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { MenuCard } from '../../content/site/menu-properties.ts';
import type { MenuResidence, Menus } from '../../content/site/menus.ts';
import { allOfKind } from '../../links/kind-link.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { currentness } from '../currentness.ts';
import type { PageMenus, PanelName, Panels } from '../menus.ts';
import { CardsPanel } from './cards-panel.tsx';
import { LodgesHotelsPanel } from './lodges-hotels-panel.tsx';
import styles from './panel-frame.module.css';
import { MenuPicture, PanelFrame } from './panel-frame.tsx';
import places from './places.module.css';

/** The panel a kind's card opens: that of the properties' pages about it, where it has something to list (NAV-10). */
const panelOfExperience =
  (panels: Panels) =>
  ({ href }: MenuCard): PanelName | null =>
    kindPages.find((page) => panels[page] && kindOfPage(page, currentCollection())?.path === href) ?? null;

interface MenuPanelsProps {
  readonly brand: Brand;
  readonly menus: Menus;
  readonly page: PageMenus;
}

/** The panels of a page's context, closed. */
export function MenuPanels({ brand, menus, page }: MenuPanelsProps) {
  const { path, panels, properties, linkable } = page;
  const { experiences, safaris, treehouses, residences } = panels;
  const link = (label: string, href: string) => (linkable(href) ? { label, href } : null);
  const moreOn = (page: KindPage) => {
    const kind = kindOfPage(page, currentCollection());
    const found = menus.experiences.find(({ href }) => href === kind?.path);
    return found ? link(`All about ${found.name}`, allOfKind(found, currentCollection())) : null;
  };
  return (
    <>
      {panels['lodges-hotels'] && (
        <LodgesHotelsPanel properties={properties} defaultPicture={menus.defaultPicture} path={path} />
      )}
      {residences && (
        <ResidencesPanel residences={menus.residences.filter(({ href }) => linkable(href))} path={path} />
      )}
      {experiences && (
        <CardsPanel
          name="experiences"
          heading={`${brand.shortName} Experiences`}
          cards={experiences}
          columns={6}
          path={path}
          more={link('All experiences', '/experiences')}
          opens={panelOfExperience(panels)}
        />
      )}
      {safaris && (
        <CardsPanel
          name="safaris"
          heading="Our Safaris"
          cards={safaris}
          columns={safaris.length < 4 ? 2 : 4}
          path={path}
          more={moreOn('safaris')}
          underExperiences={experiences !== undefined}
        />
      )}
      {treehouses && (
        <CardsPanel
          name="treehouses"
          heading="Our Treehouses"
          cards={treehouses}
          columns={treehouses.length < 4 ? 2 : 4}
          path={path}
          more={moreOn('treehouses')}
          underExperiences={experiences !== undefined}
        />
      )}
      {panels['our-lodges'] && (
        <CardsPanel
          name="our-lodges"
          heading="Our lodges"
          cards={panels['our-lodges']}
          columns={panels['our-lodges'].length <= 4 ? 2 : 3}
          path={path}
        />
      )}
    </>
  );
}

interface ResidencesPanelProps {
  readonly residences: readonly MenuResidence[];
  readonly path: string;
}

/** The residences under where they stand, with the plate of the one pointed at or focused (NAV-07). */
function ResidencesPanel({ residences, path }: ResidencesPanelProps) {
  const theme = currentCollection().palettes.residences;
  const groups = Map.groupBy(residences, ({ group }) => group);
  return (
    <PanelFrame name="residences" heading="Residences" className={styles.content}>
      <ul className={places.groups}>
        {[...groups].map(([group, residences]) => (
          <li key={group}>
            {group && <h3 className={places.group}>{group}</h3>}
            <ul>
              {residences.map(({ slug, name, href, picture }) => (
                <li key={slug} className={places.place} data-theme={theme}>
                  <div className={styles.plate}>
                    <MenuPicture className={styles.platePicture} picture={picture} />
                  </div>
                  <a
                    className={places.name}
                    href={href}
                    aria-current={currentness(`/residences/${slug}`, path)}
                  >
                    {name} <ArrowIcon className={places.arrow} />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}
