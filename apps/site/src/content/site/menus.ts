import { z } from 'zod';
import { readShownCategories } from '../experience/experience.ts';
import { picture } from '../fields/common.ts';
import { entries, entry, words } from '../fields/fields.ts';
import type { Picture } from '../fields/picture.ts';
import type { Reading } from '../reading/reading.ts';
import { type MenuCard, readMenuProperties } from './menu-properties.ts';

/** What the menus of every page are made from, each in the order of its list. A list whose read failed is empty (CNT-05). */
export type Menus = Awaited<ReturnType<typeof readMenus>>;

export interface MenuExperience extends MenuCard {
  /** The category's identifier: "safari", "treehouses", "foodwine". */
  readonly category: string;
}

export interface MenuResidence extends MenuCard {
  readonly slug: string;
  /** The hero banner's sub text: residences of the same one stand together (NAV-07). */
  readonly group: string;
}

const residence = z.object({
  slug: z.string().regex(/^[\w-]+$/),
  name: words,
  hero: entry(z.object({ bannerSubText: words, backgroundImage: picture })),
});

/** What the menus show; a part whose read failed is empty, and the page stands (CNT-05). */
export async function readMenus(reading: Reading) {
  const [properties, residences, experiences, defaultPicture] = await Promise.all([
    readMenuProperties(reading),
    readResidences(reading),
    readExperiences(reading),
    readDefaultPicture(reading),
  ]);
  return {
    properties,
    residences,
    /** Categories shown in the menu, by their place in it (NAV-08). */
    experiences,
    /** The picture the map shows while no property is pointed at (NAV-06). */
    defaultPicture,
  };
}

const residencesPage = z.object({ residences: entries(residence) });

async function readResidences(reading: Reading): Promise<readonly MenuResidence[]> {
  const page = await reading.oneOrNone({
    collection: 'residences',
    // 3: each residence, its banner, and the banner's picture.
    depth: 3,
    select: { residences: true },
    populate: {
      residence: { slug: true, name: true, hero: true },
      heroBanner: { bannerSubText: true, backgroundImage: true },
    },
    schema: residencesPage,
  });
  return (page?.residences ?? []).map(({ slug, name, hero }) => ({
    ...{ slug, name, group: hero?.bannerSubText ?? '', href: `/residences#${slug}` },
    ...{ picture: hero?.backgroundImage ?? null, mobilePicture: null },
  }));
}

async function readExperiences(reading: Reading): Promise<readonly MenuExperience[]> {
  const kinds = await readShownCategories(reading);
  return kinds.flatMap(({ title: name, link: href, ...kind }) => {
    if (!href) return [];
    const picture = kind.dropdownThumbnail ?? kind.mainImage;
    return [{ name, href, category: kind.identifier, picture, mobilePicture: null }];
  });
}

const homeOfMenu = z.object({ defaultDropDownImage: picture });

async function readDefaultPicture(reading: Reading): Promise<Picture | null> {
  const home = await reading.oneOrNone({
    name: 'homepage-menu',
    collection: 'homepage',
    depth: 1,
    select: { defaultDropDownImage: true },
    schema: homeOfMenu,
  });
  return home?.defaultDropDownImage ?? null;
}
