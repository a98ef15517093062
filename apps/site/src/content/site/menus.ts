import { z } from 'zod';
import { experienceQuery } from '../experience/experience-kinds.ts';
import { toHref } from '../fields/address.ts';
import { listOf, relation, words } from '../fields/fields.ts';
import { upload } from '../fields/media.ts';
import { toPicture } from '../fields/picture.ts';
import type { MenuExperience, MenuResidence, Menus } from '../model/menus.ts';
import type { Picture } from '../model/picture.ts';
import type { Reading } from '../reading/reading.ts';
import { entriesOfRelation } from '../reading/tagged-relation.ts';
import { readMenuProperties } from './menu-properties.ts';

const rawResidence = z.object({
  id: z.unknown(),
  slug: z.string().regex(/^[\w-]+$/),
  name: words,
  hero: relation(z.object({ id: z.unknown(), bannerSubText: words, backgroundImage: upload })),
});
const rawResidences = z.object({ residences: listOf(relation(rawResidence)) });
const rawExperience = z.object({
  title: words,
  link: words,
  identifier: words,
  experiencesCategoryFor: words,
  mainImage: upload,
  dropdownThumbnail: upload,
});

/** Pages of the bars that are one entry, and the collection it is in. */
const pagesOfOneEntry = { '/travel-africa': 'travelAfrica' } as const;

/** What the menus show; a part whose read failed is empty, and the page stands (CNT-05). */
export async function readMenus(reading: Reading, siteUrl: string): Promise<Menus> {
  const [properties, residences, experiences, defaultPicture, absent] = await Promise.all([
    readMenuProperties(reading, siteUrl),
    readResidences(reading),
    readExperiences(reading, siteUrl),
    readDefaultPicture(reading),
    readAbsent(reading),
  ]);
  return { properties, residences, experiences, defaultPicture, absent };
}

function readResidences(reading: Reading): Promise<readonly MenuResidence[]> {
  return reading.orElse<readonly MenuResidence[]>('menu-residences', [], async () => {
    const entry = await reading.one({
      name: 'residences',
      collection: 'residences',
      // 3: each residence, its banner, and the banner's picture.
      depth: 3,
      limit: 1,
      select: { residences: true },
      populate: {
        residence: { slug: true, name: true, hero: true },
        heroBanner: { bannerSubText: true, backgroundImage: true },
      },
      schema: rawResidences,
    });
    return (entry?.residences ?? [])
      .flatMap((residence) => entriesOfRelation(reading, 'residence', residence))
      .map(({ slug, name, hero }) => {
        const [banner] = entriesOfRelation(reading, 'heroBanner', hero);
        const picture: Picture | null = banner ? toPicture(banner.backgroundImage, reading) : null;
        const group = banner?.bannerSubText ?? '';
        return { slug, name, group, href: `/residences#${slug}`, picture, mobilePicture: null };
      });
  });
}

function readExperiences(reading: Reading, siteUrl: string): Promise<readonly MenuExperience[]> {
  return reading.orElse<readonly MenuExperience[]>('menu-experiences', [], async () => {
    const entries = await reading.list({
      name: 'experiencesCategory-dropdown',
      collection: 'experiencesCategory',
      ...experienceQuery,
      schema: rawExperience,
    });
    return entries.flatMap((entry) => {
      const href = toHref(entry.link, siteUrl);
      if (!href) return [];
      const picture = toPicture(entry.dropdownThumbnail, reading) ?? toPicture(entry.mainImage, reading);
      const category = entry.identifier || entry.experiencesCategoryFor;
      return [{ name: entry.title, href, category, picture, mobilePicture: null }];
    });
  });
}

/** Where that cannot be read, every page is taken to be there. */
function readAbsent(reading: Reading): Promise<readonly string[]> {
  return reading.orElse<readonly string[]>('menu-pages', [], async () => {
    const found = await Promise.all(
      Object.entries(pagesOfOneEntry).map(async ([path, collection]) => {
        const entry = await reading.one({
          name: `${collection}-menu`,
          collection,
          depth: 0,
          limit: 1,
          select: { title: true },
          schema: z.object({ title: words }),
        });
        return entry ? [] : [path];
      }),
    );
    return found.flat();
  });
}

function readDefaultPicture(reading: Reading): Promise<Picture | null> {
  return reading.orElse<Picture | null>('menu-default-picture', null, async () => {
    const home = await reading.one({
      name: 'homepage-menu',
      collection: 'homepage',
      depth: 1,
      limit: 1,
      select: { defaultDropDownImage: true },
      schema: z.object({ defaultDropDownImage: upload }),
    });
    return home ? toPicture(home.defaultDropDownImage, reading) : null;
  });
}
