import { listDocuments } from '../../content/gallery/document-listing.ts';
import { readImageGalleries } from '../../content/gallery/galleries.ts';
import { listArchives } from '../../content/gallery/pictures-to-take.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readPartnerResources } from '../../content/people/partners.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type PartnerResourcesPage = PageView<typeof readPartnerResourcesPage>;

/**
 * What partners download and look up (CNT-20), its documents as the address asks for them.
 *
 * @returns `null` while it is not published
 */
export async function readPartnerResourcesPage({ reading, query, ...request }: PageRequest) {
  const [resources, { meta }, galleries] = await Promise.all([
    readPartnerResources(reading),
    readPageIntro(reading, 'travel-partner-resources'),
    readImageGalleries(reading),
  ]);
  if (!resources) return null;
  const path = '/travel-partner-resources';
  const crumbs = [
    { name: 'Travel partners', href: '/travel-partners' },
    { name: 'Resources', href: null },
  ];
  const shell = await pageShell(request, 'CollectionPage', { path, meta, title: resources.heading, crumbs });
  const groups = resources.sections.map(({ heading, downloads }) => ({ heading, documents: downloads }));
  return {
    shell,
    view: { resources, listing: listDocuments(groups, query), archives: listArchives(galleries), crumbs },
  };
}
