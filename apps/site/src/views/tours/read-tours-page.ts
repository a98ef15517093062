import { pageKey } from '@sundowner/brand';
import { readTours, type Tours } from '../../content/gallery/tours.ts';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Everything the page of 360s shows. */
export interface ToursPage {
  readonly path: string;
  readonly intro: PageIntro;
  readonly tours: Tours;
}

/** The panoramas and the 360 degree tours (CNT-19). @throws OutageError when they cannot be read and were not kept */
export async function readToursPage({ reading, brand, siteUrl }: PageRequest) {
  const path = `/${brand.slug}-360s`;
  const [intro, tours, chrome] = await Promise.all([
    readPageIntro(reading, pageKey(path)),
    readTours(reading),
    readChrome(reading),
  ]);
  const page: ToursPage = { path, intro, tours };
  const crumbs = [{ name: '360° tours', href: null }];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: intro.meta.title,
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}
