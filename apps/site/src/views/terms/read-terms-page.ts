import { readPageIntro } from '../../content/page/page-intro.ts';
import { readPlainPage } from '../../content/page/plain-page.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';

/**
 * A page of terms: words in sections, with their date.
 *
 * @param key of the page, which is its path without the slash: "booking-terms"
 * @returns what reads it, which gives `null` while it is not published
 */
export const readTermsPage =
  (key: string) =>
  async ({ reading, ...request }: PageRequest) => {
    const [page, { meta }] = await Promise.all([readPlainPage(reading, key), readPageIntro(reading, key)]);
    if (!page) return null;
    const path = `/${key}`;
    const { title, questions, updated: modified } = page;
    const crumbs = [{ name: title, href: null }];
    const shell = await pageShell(request, 'WebPage', { path, meta, title, crumbs, questions, modified });
    return { shell, view: { page, path, crumbs } };
  };
