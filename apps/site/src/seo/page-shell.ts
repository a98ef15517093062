import type { PageRequest } from '../content/page-request.ts';
import type { PageShell } from '../content/site/chrome.ts';
import { breadcrumbs, type Crumb } from './structured-data/breadcrumbs.ts';
import { organization, type PageWords, webPage } from './structured-data/organization.ts';
import { faqPage } from './structured-data/questions.ts';

interface PageParts
  extends Omit<PageShell, 'chrome' | 'structuredData'>,
    Pick<PageWords, 'title' | 'modified'> {
  readonly crumbs: readonly Crumb[];
  readonly questions?: Parameters<typeof faqPage>[0];
  /** Nodes of its own, which come last. */
  readonly more?: readonly object[];
}

/** What a page gives the document shell; to search engines it says who speaks, what the page is, where it stands and what it answers. */
export async function pageShell(
  { brand, siteUrl, chrome: frame }: Pick<PageRequest, 'brand' | 'siteUrl' | 'chrome'>,
  type: PageWords['type'],
  { title, modified, crumbs, questions = [], more = [], ...parts }: PageParts,
): Promise<PageShell> {
  const chrome = await frame;
  const { path, meta } = parts;
  const structuredData = [
    organization(brand, siteUrl, chrome.contact),
    webPage({ type, path, title, modified, description: meta.description }, siteUrl),
    breadcrumbs(crumbs, siteUrl),
    ...faqPage(questions),
    ...more,
  ];
  return { ...parts, chrome, structuredData };
}
