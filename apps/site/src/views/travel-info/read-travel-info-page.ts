import { type Property, pageKey } from '@sundowner/brand';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readProperty } from '../../content/property/property.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { placeHeadOf } from '../../sections/place-head/place-head-of.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { webPage } from '../../seo/structured-data/organization.ts';

export type TravelInfoPage = PageView<typeof readTravelInfoPage>;

/** How to get to a property, and what to bring. @returns `null` while it is not published */
export async function readTravelInfoPage(request: PageRequest, { key, shortName, root }: Property) {
  const { reading, siteUrl, query, currency } = request;
  const path = `${root}/travel-info`;
  const [property, banner, intro, chrome, choice] = await Promise.all([
    readProperty(reading, key),
    readBanner(reading, pageKey(path)),
    readPageIntro(reading, pageKey(path)),
    request.chrome,
    currency(),
  ]);
  if (!property) return null;
  const { meta, lead } = intro;
  const heading = intro.heading || `Getting to ${shortName}`;
  const head = placeHeadOf(banner, { heading, label: shortName, lead, picture: null });
  const crumbs = [
    { name: shortName, href: root },
    { name: 'Travel info', href: null },
  ];
  const structuredData = [
    breadcrumbs(crumbs, siteUrl),
    webPage({ type: 'WebPage', path, title: head.heading, description: meta.description }, siteUrl),
  ];
  const shell: PageShell = { path, meta, chrome, structuredData };
  return { shell, view: { property, head, path, crumbs, money: { choice, path, query } } };
}
