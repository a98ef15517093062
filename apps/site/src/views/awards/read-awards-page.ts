import type { PageShell } from '../../content/page/page-shell.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Prizes won, the newest first. */
export async function readAwardsPage({ read, brand, siteUrl }: PageRequest) {
  const [awards, { heading, lead, meta }, chrome] = await Promise.all([
    read.awards(),
    read.pageIntro('awards'),
    read.chrome(),
  ]);
  if (awards.length === 0) read.ensureRead();
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
