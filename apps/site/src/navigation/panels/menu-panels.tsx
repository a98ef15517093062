import type { Brand } from '@sundowner/brand';
import type { Menus } from '../../content/site/menus.ts';
import type { PageMenus } from '../menus.ts';
import { CardsPanel } from './cards-panel.tsx';
import { panelOfExperience } from './experience-cards.ts';
import { LodgesHotelsPanel } from './lodges-hotels-panel.tsx';
import { ResidencesPanel } from './residences-panel.tsx';

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
  const category = (name: string) => {
    const found = menus.experiences.find((each) => each.category === name);
    return found ? link(`More on ${found.name}`, found.href) : null;
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
          opens={panelOfExperience(menus.experiences, panels)}
        />
      )}
      {safaris && (
        <CardsPanel
          name="safaris"
          heading="Our Safaris"
          cards={safaris}
          columns={safaris.length < 4 ? 2 : 4}
          path={path}
          more={category('safari')}
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
          more={category('treehouses')}
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
