import { pageKey, type Theme } from '@sundowner/brand';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readDestinations, readRegions } from '../../content/property/destinations.ts';
import { readProperty } from '../../content/property/property.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { placeHeadOf } from '../../sections/place-head/place-head-of.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { webPage } from '../../seo/structured-data/organization.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';

export type DestinationPage = PageView<typeof readDestinationPage>;

/**
 * A land and the properties in it, in two rounds of reads: which properties they are is known after the first.
 *
 * @returns `null` when there is none of this name
 */
export async function readDestinationPage({ reading, siteUrl, ...request }: PageRequest, asked: string) {
  const path = `/destinations/${asked}`;
  const [destinations, regions, intro, chrome] = await Promise.all([
    readDestinations(reading),
    readRegions(reading),
    readPageIntro(reading, pageKey(path)),
    request.chrome,
  ]);
  const destination = destinations.find(({ slug }) => slug === asked);
  if (!destination) return null;
  const pages = await Promise.all(destination.properties.map((key) => readProperty(reading, key)));
  const properties = pages.filter((page) => page !== null);
  const { name, banner, picture } = destination;
  const region = regions.find(({ key }) => key === destination.regionKey) ?? null;
  const known = currentCollection();
  const place = known.properties.find(({ key }) => destination.properties.includes(key));
  const theme: Theme = place?.theme ?? known.palettes.home;
  const head = placeHeadOf(banner, { heading: name, label: region?.name ?? '', lead: intro.lead, picture });
  const crumbs = [{ name, href: null }];
  const structuredData = [
    breadcrumbs(crumbs, siteUrl),
    webPage({ type: 'WebPage', path, title: name, description: intro.meta.description }, siteUrl),
    ...faqPage(destination.questions),
  ];
  const shell: PageShell = { path, theme, meta: intro.meta, chrome, structuredData };
  return { shell, view: { destination, destinations, region, properties, head, path, crumbs } };
}
