import { groupsByKind, listDocuments } from '../../content/gallery/document-listing.ts';
import { readDownloads } from '../../content/gallery/downloads.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Every document for guests, as the address asks for them (CNT-20). */
export async function readInformationDownloadsPage({ reading, brand, siteUrl, query }: PageRequest) {
  const [downloads, { heading, lead, meta }, chrome] = await Promise.all([
    readDownloads(reading),
    readPageIntro(reading, 'information-downloads'),
    readChrome(reading),
  ]);
  if (downloads.length === 0) reading.ensureRead();
  const path = '/information-downloads';
  const title = heading || 'Information downloads';
  const crumbs = [{ name: 'Downloads', href: null }];
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
  const forGuests = downloads.filter(({ forPartners }) => !forPartners);
  return {
    shell,
    view: { heading: title, lead, listing: listDocuments(groupsByKind(forGuests), query), crumbs },
  };
}
