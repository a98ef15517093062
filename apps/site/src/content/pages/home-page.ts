import { organization, webSite } from '../../seo/structured-data/organization.ts';
import type { PageShell } from '../model/page-shell.ts';
import type { PageRequest } from './page-request.ts';

/** The home page. @returns `null` while it is not published */
export async function readHomePage({ read, brand, siteUrl }: PageRequest) {
  const [page, chrome, expectations, galleries] = await Promise.all([
    read.homePage(),
    read.chrome(),
    read.expectations(6),
    read.imageGalleries(),
  ]);
  if (!page) return null;
  const shell: PageShell = {
    path: '/',
    meta: page.meta,
    chrome,
    structuredData: [organization(brand, siteUrl, chrome.contact), webSite(brand, siteUrl)],
  };
  return { shell, view: { page, expectations, galleries } };
}
