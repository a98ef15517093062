import { readImageGalleries } from '../../content/gallery/galleries.ts';
import { listArchives } from '../../content/gallery/pictures-to-take.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readMediaContacts } from '../../content/people/partners.ts';
import { pageShell } from '../../seo/page-shell.ts';
export type MediaContactsPage = PageView<typeof readMediaContactsPage>;

/** Whom the press asks, words to quote, and pictures. @returns `null` while the page is not published */
export async function readMediaContactsPage({ reading, ...request }: PageRequest) {
  const [media, { meta }, galleries] = await Promise.all([
    readMediaContacts(reading),
    readPageIntro(reading, 'media-contact-details'),
    readImageGalleries(reading),
  ]);
  if (!media) return null;
  const path = '/media-contact-details';
  const crumbs = [{ name: 'Media contact details', href: null }];
  const shell = await pageShell(request, 'ContactPage', { path, meta, title: media.heading, crumbs });
  return { shell, view: { media, archives: listArchives(galleries), crumbs } };
}
