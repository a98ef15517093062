import { groupsByKind, listDocuments } from '../../content/gallery/document-listing.ts';
import { readImageGalleries } from '../../content/gallery/galleries.ts';
import { listArchives } from '../../content/gallery/pictures-to-take.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readTravelPartners } from '../../content/people/partners.ts';
import { pageShell } from '../../seo/page-shell.ts';
export type TravelPartnersPage = PageView<typeof readTravelPartnersPage>;

/**
 * The page for those who sell our stays (CNT-13), its documents as the address asks for them.
 *
 * @returns `null` while it is not published
 */
export async function readTravelPartnersPage({ reading, query, ...request }: PageRequest) {
  const [partners, { meta }, galleries] = await Promise.all([
    readTravelPartners(reading),
    readPageIntro(reading, 'travel-partners'),
    readImageGalleries(reading),
  ]);
  if (!partners) return null;
  const path = '/travel-partners';
  const crumbs = [{ name: 'Travel partners', href: null }];
  const shell = await pageShell(request, 'WebPage', { path, meta, title: partners.heading, crumbs });
  const listing = listDocuments(groupsByKind(partners.downloads), query);
  return { shell, view: { partners, listing, archives: listArchives(galleries), crumbs } };
}
