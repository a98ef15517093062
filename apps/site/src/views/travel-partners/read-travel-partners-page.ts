import { groupsByKind, listDocuments } from '../../content/gallery/document-listing.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { readPartnerResources, readTravelPartners } from '../../content/people/partners.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/**
 * The page for those who sell our stays (CNT-13), its documents as the address asks for them.
 *
 * @returns `null` while it is not published
 */
export async function readTravelPartnersPage({ reading, brand, siteUrl, query }: PageRequest) {
  const [partners, { meta }, chrome] = await Promise.all([
    readTravelPartners(reading),
    readPageIntro(reading, 'travel-partners'),
    readChrome(reading),
  ]);
  if (!partners) return null;
  const path = '/travel-partners';
  const crumbs = [{ name: 'Travel partners', href: null }];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'WebPage',
    path,
    title: partners.heading,
    description: meta.description,
  });
  const shell: PageShell = { path, meta, chrome, structuredData };
  const listing = listDocuments(groupsByKind(partners.downloads), query);
  return { shell, view: { partners, listing, crumbs } };
}

/**
 * What partners download and look up (CNT-20), its documents as the address asks for them.
 *
 * @returns `null` while it is not published
 */
export async function readPartnerResourcesPage({ reading, brand, siteUrl, query }: PageRequest) {
  const [resources, { meta }, chrome] = await Promise.all([
    readPartnerResources(reading),
    readPageIntro(reading, 'travel-partner-resources'),
    readChrome(reading),
  ]);
  if (!resources) return null;
  const path = '/travel-partner-resources';
  const crumbs = [
    { name: 'Travel partners', href: '/travel-partners' },
    { name: 'Resources', href: null },
  ];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: resources.heading,
    description: meta.description,
  });
  const shell: PageShell = { path, meta, chrome, structuredData };
  const groups = resources.sections.map(({ heading, downloads }) => ({ heading, documents: downloads }));
  return { shell, view: { resources, listing: listDocuments(groups, query), crumbs } };
}
