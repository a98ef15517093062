import { type Property, pageKey } from '@sundowner/brand';
import { readExperiencesSection } from '../../content/experience/experience-pages.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { webPage } from '../../seo/structured-data/organization.ts';

export type CovidPage = PageView<typeof readCovidPage>;

/** What the page is called in its heading, its title and its breadcrumbs. */
const name = 'COVID-19';

/** What is done at a property against an infection (RT-18). @returns `null` while none of its sections is published */
export async function readCovidPage(
  { reading, brand, siteUrl, ...request }: PageRequest,
  property: Property,
) {
  const { root, key, shortName } = property;
  const path = `${root}/covid`;
  const [intro, chrome, ...found] = await Promise.all([
    readPageIntro(reading, pageKey(path)),
    request.chrome,
    readExperiencesSection(reading, 'covid-19-preventative-measures'),
    readExperiencesSection(reading, 'covid-19-supportive-planning'),
  ]);
  const sections = found.flatMap((section) => section ?? []);
  if (sections.length === 0) return null;
  // Only a page with an entry of its own has a title; the sections are the same at every property.
  const title = intro.heading ? intro.meta.title : `${name} at ${shortName} | ${brand.collectionName}`;
  const description = intro.heading
    ? intro.meta.description
    : `What we do against ${name} at ${property.name}, for guests and for the people who look after them.`;
  const structuredData = [
    webPage({ type: 'WebPage', path, title, description }, siteUrl),
    breadcrumbs([{ name: shortName, href: root }, { name }], siteUrl),
  ];
  const shell: PageShell = { path, meta: { ...intro.meta, title, description }, chrome, structuredData };
  const lodges = chrome.menus.properties.find((each) => each.key === key)?.lodges ?? [];
  /** The property's lodges. */
  const places = lodges
    .filter(({ kind }) => kind !== 'villa')
    .map((lodge) => ({ name: lodge.name, href: lodge.href, picture: lodge.picture, line: '' }));
  return { shell, view: { name, property: shortName, root, path, sections, places } };
}
