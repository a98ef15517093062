import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readCareers } from '../../content/people/careers.ts';
import { listVacancies } from '../../content/people/vacancy-listing.ts';
import { pageShell } from '../../seo/page-shell.ts';
import { postsListed } from '../../seo/structured-data/job-posting.ts';

export type CareersPage = PageView<typeof readCareersPage>;

/**
 * What it is like to work here, and the open posts as the address asks for them (CNT-21).
 *
 * @returns `null` while the page is not published
 */
export async function readCareersPage({ reading, query, ...request }: PageRequest) {
  const [careers, { meta, text: howToApply }] = await Promise.all([
    readCareers(reading),
    readPageIntro(reading, 'careers'),
  ]);
  if (!careers) return null;
  const listing = listVacancies(careers.vacancies, query);
  const crumbs = [{ name: 'Careers', href: null }];
  const shell = await pageShell(request, 'CollectionPage', {
    ...{ path: '/careers', meta, title: 'Careers', crumbs },
    more: postsListed(listing.vacancies, request.siteUrl),
  });
  return { shell, view: { careers, listing, howToApply, crumbs } };
}
