import { readAwards } from '../../content/gallery/downloads.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Prizes won, the newest first. */
export async function readAwardsPage({ reading, brand, siteUrl }: PageRequest) {
  const [awards, { heading, lead, meta }, chrome] = await Promise.all([
    readAwards(reading),
    readPageIntro(reading, 'awards'),
    readChrome(reading),
  ]);
  if (awards.length === 0) reading.ensureRead();
  const path = '/awards';
  const title = heading || 'Awards';
  const crumbs = [{ name: 'Awards', href: null }];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title,
    description: meta.description,
  });
  const shell: PageShell = { path, meta, chrome, structuredData };
  return { shell, view: { heading: title, lead, awards, crumbs } };
}
