import { readTravelGuide, type TravelGuide } from '../../content/journey/travel-africa.ts';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Everything the travel guide's page shows. */
export interface TravelGuidePage {
  readonly intro: PageIntro;
  readonly guide: TravelGuide;
}

/** The travel guide (CNT-14). @returns `null` while it is not published. @throws OutageError without a last good copy */
export async function readTravelGuidePage({ reading, brand, siteUrl }: PageRequest) {
  const path = '/travel-africa/travel-guide';
  const [guide, intro, chrome] = await Promise.all([
    readTravelGuide(reading),
    readPageIntro(reading, 'travel-africa-travel-guide'),
    readChrome(reading),
  ]);
  if (!guide) return null;
  const page: TravelGuidePage = { guide, intro };
  const crumbs = [
    { name: 'Travel Africa', href: '/travel-africa' },
    { name: 'Travel guide', href: null },
  ];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'WebPage',
    path,
    title: guide.title,
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}
