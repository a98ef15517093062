import { groupsByKind, listDocuments } from '../../content/gallery/document-listing.ts';
import { readDownloads } from '../../content/gallery/downloads.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';
export type InformationDownloadsPage = PageView<typeof readInformationDownloadsPage>;

/** Every document for guests, as the address asks for them (CNT-20). */
export async function readInformationDownloadsPage({ reading, query, ...request }: PageRequest) {
  const [downloads, { heading, lead, meta }] = await Promise.all([
    readDownloads(reading),
    readPageIntro(reading, 'information-downloads'),
  ]);
  if (downloads.length === 0) reading.ensureRead();
  const path = '/information-downloads';
  const title = heading || 'Information downloads';
  const crumbs = [{ name: 'Downloads', href: null }];
  const shell = await pageShell(request, 'CollectionPage', { path, meta, title, crumbs });
  const forGuests = downloads.filter(({ forPartners }) => !forPartners);
  return {
    shell,
    view: { heading: title, lead, listing: listDocuments(groupsByKind(forGuests), query), crumbs },
  };
}
