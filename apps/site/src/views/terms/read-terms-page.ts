import { readPageIntro } from '../../content/page/page-intro.ts';
import { readPlainPage } from '../../content/page/plain-page.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';

/**
 * A page of terms: words in sections, with their date.
 *
 * @param key of the page, which is its path without the slash: "booking-terms"
 * @returns what reads it, which gives `null` while it is not published
 */
export const readTermsPage = (key: string) => async (request: PageRequest) => {
  const { reading, brand, siteUrl } = request;
  const [page, { meta }, chrome] = await Promise.all([
    readPlainPage(reading, key),
    readPageIntro(reading, key),
    readChrome(reading),
  ]);
  if (!page) return null;
  const path = `/${key}`;
  const { title } = page;
  const crumbs = [{ name: title, href: null }];
  const questions = faqPage(page.questions);
  const structuredData = [
    ...pageNodes({
      brand,
      siteUrl,
      contact: chrome.contact,
      crumbs,
      type: 'WebPage',
      path,
      title,
      description: meta.description,
      modified: page.updated,
    }),
    ...(questions ? [questions] : []),
  ];
  const shell: PageShell = { path, meta, chrome, structuredData };
  return { shell, view: { page, path, crumbs } };
};
