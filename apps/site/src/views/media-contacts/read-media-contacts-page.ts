import type { PageShell } from '../../content/page/page-shell.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Whom the press asks, words to quote, and pictures. @returns `null` while the page is not published */
export async function readMediaContactsPage({ read, brand, siteUrl }: PageRequest) {
  const [media, { meta }, chrome] = await Promise.all([
    read.mediaContacts(),
    read.pageIntro('media-contact-details'),
    read.chrome(),
  ]);
  if (!media) return null;
  const path = '/media-contact-details';
  const crumbs = [{ name: 'Media contact details', href: null }];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'ContactPage',
    path,
    title: media.heading,
    description: meta.description,
  });
  const shell: PageShell = { path, meta, chrome, structuredData };
  return { shell, view: { media, crumbs } };
}
