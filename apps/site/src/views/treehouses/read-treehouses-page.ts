import { type Property, pageKey } from '@sundowner/brand';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readProperty } from '../../content/property/property.ts';
import { readRates } from '../../content/rates/rates.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import type { MenuProperty } from '../../content/site/menu-properties.ts';
import { inOrderOf, readTreehousesOf } from '../../content/treehouse/treehouse.ts';
import { houseToday } from '../../installation/installation.ts';
import { nightPrices } from '../../sections/night/night-price.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { webPage } from '../../seo/structured-data/organization.ts';

export type TreehousesPage = PageView<typeof readTreehousesPage>;

/** Every treehouse of a property. @returns `null` for a property without one */
export async function readTreehousesPage(
  { reading, siteUrl, query, currency, ...request }: PageRequest,
  { key, root, shortName }: Property,
) {
  const path = `${root}/treehouses`;
  const [page, own, banner, intro, rates, chrome, choice] = await Promise.all([
    readProperty(reading, key),
    readTreehousesOf(reading, key),
    readBanner(reading, pageKey(path)),
    readPageIntro(reading, pageKey(path)),
    readRates(reading, key),
    request.chrome,
    currency(),
  ]);
  if (!page || own.length === 0) return null;
  const treehouses = inOrderOf(page.treehouses, own);
  const { meta, lead } = intro;
  const heading = banner?.text || intro.heading || 'Treehouses';
  const crumbs = [
    { name: shortName, href: root },
    { name: 'Treehouses', href: null },
  ];
  const structuredData = [
    breadcrumbs(crumbs, siteUrl),
    webPage({ type: 'CollectionPage', path, title: heading, description: meta.description }, siteUrl),
  ];
  const shell: PageShell = { path, meta, chrome, structuredData };
  const next = otherTreehouses(chrome.menus.properties, key);
  const view = {
    treehouses,
    /** What a night adds, by slug. */
    prices: nightPrices(treehouses, rates, houseToday()),
    banner,
    heading,
    lead,
    /** Pictures of the property; its first closes the page, or another where that is on it already. */
    gallery: page.gallery,
    path,
    crumbs,
    money: { choice, path, query },
    /** Where the other nights are slept, and the pages before and after. */
    around: { places: page.lodges, previous: { name: shortName, href: root }, next },
  };
  return { shell, view };
}

/** The first other property that has treehouses. */
function otherTreehouses(properties: readonly MenuProperty[], key: Property['key']) {
  const other = properties.find((each) => each.key !== key && each.treehouses.length > 0);
  return other ? { name: `Treehouses at ${other.shortName}`, href: `${other.href}/treehouses` } : null;
}
