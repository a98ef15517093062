import { properties as known, regions, treehouseSlugs } from '@sundowner/brand';
import { z } from 'zod';
import { toHref } from './address.ts';
import { experienceQuery } from './experiences.ts';
import type { MenuCard, MenuExperience, MenuProperty, MenuResidence, Menus } from './model/menus.ts';
import type { Picture } from './model/picture.ts';
import { toPicture } from './picture.ts';
import { placeOf } from './place.ts';
import { propertyQuery } from './properties.ts';
import { listOf, optionalWords, relation, words } from './raw/fields.ts';
import { type Upload, upload } from './raw/media.ts';
import type { Reading } from './reading.ts';

const pictures = { dropDownImage: upload, dropdownImageMobi: upload };
const rawStay = z.object({
  id: z.unknown(),
  name: words,
  kind: z.enum(['lodge', 'hotel', 'villa', 'residence']).catch('lodge'),
  link: words,
  ...pictures,
});
const rawLodge = rawStay.extend({ villas: listOf(relation(rawStay)) });
const rawSafari = z.object({
  id: z.unknown(),
  dropDownTitle: words,
  link: words,
  dropDownImage: upload,
});
const rawTreehouse = z.object({
  id: z.unknown(),
  slug: words,
  name: words,
  discoverButtonLink: words,
  ...pictures,
});
const rawProperty = z.object({
  key: words,
  name: words,
  shortName: words,
  region: words,
  link: words,
  line: words,
  coordinates: optionalWords,
  mapImage: upload,
  dropDownImage: upload,
  cardImage: upload,
  accommodation: listOf(relation(rawLodge)),
  safaris: listOf(relation(rawSafari)),
  treehouses: listOf(relation(rawTreehouse)),
});
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
  experiencesCategoryFor: words,
  mainImage: upload,
  dropdownThumbnail: upload,
});

/** What the menus show; a part whose read failed is empty, and the page stands (CNT-05). */
export async function readMenus(reading: Reading, siteUrl: string): Promise<Menus> {
  const [properties, residences, experiences, defaultPicture] = await Promise.all([
    readProperties(reading, siteUrl),
    readResidences(reading),
    readExperiences(reading, siteUrl),
    readDefaultPicture(reading),
  ]);
  return { properties, residences, experiences, defaultPicture };
}

/** A populated entry, noted on the page; a bare id is noted too, so that its publish brings it in. */
function noted<Entry extends object>(
  reading: Reading,
  collection: string,
  related: Entry | string | number | null | undefined,
): Entry[] {
  reading.tag(collection, related);
  return typeof related === 'object' && related !== null ? [related] : [];
}

function readProperties(reading: Reading, siteUrl: string): Promise<readonly MenuProperty[]> {
  return reading.orElse<readonly MenuProperty[]>('menu-properties', [], async () => {
    const entries = await reading.list({
      name: 'propertyUpdated',
      collection: 'propertyUpdated',
      query: propertyQuery,
      schema: rawProperty,
    });
    return entries.flatMap((entry) => toProperty(entry, reading, siteUrl) ?? []);
  });
}

function toProperty(
  entry: z.infer<typeof rawProperty>,
  reading: Reading,
  siteUrl: string,
): MenuProperty | null {
  const property = known.find(({ key }) => key === entry.key);
  if (!property) return null;
  const card = (name: string, link: string, image: Upload, mobile: Upload): MenuCard[] => {
    const href = toHref(link, siteUrl);
    if (!href || !name) return [];
    return [{ name, href, picture: toPicture(image, reading), mobilePicture: toPicture(mobile, reading) }];
  };
  const stay = (raw: z.infer<typeof rawStay>) =>
    card(raw.name, raw.link, raw.dropDownImage, raw.dropdownImageMobi).map((each) => ({
      ...each,
      kind: raw.kind,
    }));
  return {
    key: property.key,
    name: entry.name || property.name,
    shortName: entry.shortName || property.shortName,
    regionKey: regions.find(({ key }) => key === entry.region)?.key ?? property.region,
    theme: property.theme,
    href: /^\/[a-z]/.test(entry.link) ? entry.link : property.root,
    line: entry.line,
    place: placeOf(entry.coordinates),
    picture:
      toPicture(entry.mapImage, reading) ??
      toPicture(entry.dropDownImage, reading) ??
      toPicture(entry.cardImage, reading),
    stays: entry.accommodation
      .flatMap((lodge) => noted(reading, 'accommodation', lodge))
      .flatMap((lodge) => [
        ...stay(lodge),
        ...lodge.villas.flatMap((villa) => noted(reading, 'accommodation', villa)).flatMap(stay),
      ]),
    safaris: entry.safaris
      .flatMap((safari) => noted(reading, 'safari', safari))
      .flatMap((safari) => card(safari.dropDownTitle, safari.link, safari.dropDownImage, null)),
    treehouses: entry.treehouses
      .flatMap((treehouse) => noted(reading, 'treehouse', treehouse))
      .sort((a, b) => placeInMenu(a.slug) - placeInMenu(b.slug))
      .flatMap((raw) => card(raw.name, raw.discoverButtonLink, raw.dropDownImage, raw.dropdownImageMobi)),
  };
}

/** Chalkley, Kingston, Tinyeleti, Thabametsi; any other after them (NAV-10). */
function placeInMenu(slug: string): number {
  const index = treehouseSlugs.findIndex((known) => known === slug);
  return index < 0 ? treehouseSlugs.length : index;
}

function readResidences(reading: Reading): Promise<readonly MenuResidence[]> {
  return reading.orElse<readonly MenuResidence[]>('menu-residences', [], async () => {
    const entry = await reading.one({
      name: 'residences',
      collection: 'residences',
      // 3: each residence, its banner, and the banner's picture.
      query: {
        depth: 3,
        limit: 1,
        'select[residences]': 'true',
        'populate[residence][slug]': 'true',
        'populate[residence][name]': 'true',
        'populate[residence][hero]': 'true',
        'populate[heroBanner][bannerSubText]': 'true',
        'populate[heroBanner][backgroundImage]': 'true',
      },
      schema: rawResidences,
    });
    return (entry?.residences ?? [])
      .flatMap((residence) => noted(reading, 'residence', residence))
      .map(({ slug, name, hero }) => {
        const [banner] = noted(reading, 'heroBanner', hero);
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
      query: experienceQuery,
      schema: rawExperience,
    });
    return entries.flatMap((entry) => {
      const href = toHref(entry.link, siteUrl);
      if (!href) return [];
      const picture = toPicture(entry.dropdownThumbnail, reading) ?? toPicture(entry.mainImage, reading);
      const category = entry.experiencesCategoryFor;
      return [{ name: entry.title, href, category, picture, mobilePicture: null }];
    });
  });
}

function readDefaultPicture(reading: Reading): Promise<Picture | null> {
  return reading.orElse<Picture | null>('menu-default-picture', null, async () => {
    const home = await reading.one({
      name: 'homepage-menu',
      collection: 'homepage',
      query: { depth: 1, limit: 1, 'select[defaultDropDownImage]': 'true' },
      schema: z.object({ defaultDropDownImage: upload }),
    });
    return home ? toPicture(home.defaultDropDownImage, reading) : null;
  });
}
