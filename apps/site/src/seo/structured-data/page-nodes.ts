import type { Brand } from '@sundowner/brand';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization, webPage } from './organization.ts';

interface PageNodesParts {
  readonly brand: Brand;
  readonly siteUrl: string;
  readonly contact: ContactDetails | null;
  readonly type: Parameters<typeof webPage>[0]['type'];
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** yyyy-mm-dd, of the wording. */
  readonly modified?: string | null;
  readonly crumbs: Parameters<typeof breadcrumbs>[0];
}

/** Who speaks, what the page is, and where it stands: what every page of things to do says of itself to search engines. */
export function pageNodes({ brand, siteUrl, contact, crumbs, ...page }: PageNodesParts) {
  return [organization(brand, siteUrl, contact), webPage(page, siteUrl), breadcrumbs(crumbs, siteUrl)];
}
