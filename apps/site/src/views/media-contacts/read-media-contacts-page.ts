import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { readMediaContacts } from '../../content/people/partners.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Whom the press asks, words to quote, and pictures. @returns `null` while the page is not published */
export async function readMediaContactsPage({ reading, brand, siteUrl }: PageRequest) {
  const [media, { meta }, chrome] = await Promise.all([
    readMediaContacts(reading),
    readPageIntro(reading, 'media-contact-details'),
    readChrome(reading),
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
