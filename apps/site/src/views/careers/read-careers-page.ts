import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { readCareers } from '../../content/people/careers.ts';
import { listVacancies } from '../../content/people/vacancy-listing.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { jobPosting } from '../../seo/structured-data/job-posting.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/**
 * What it is like to work here, and the open posts as the address asks for them (CNT-21).
 *
 * @returns `null` while the page is not published
 */
export async function readCareersPage({ reading, brand, siteUrl, query }: PageRequest) {
  const [careers, intro, chrome] = await Promise.all([
    readCareers(reading),
    readPageIntro(reading, 'careers'),
    readChrome(reading),
  ]);
  if (!careers) return null;
  const path = '/careers';
  const { meta } = intro;
  const listing = listVacancies(careers.vacancies, query);
  const crumbs = [{ name: 'Careers', href: null }];
  const nodes = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: 'Careers',
    description: meta.description,
  });
  const shell: PageShell = {
    path,
    meta,
    chrome,
    structuredData: [...nodes, ...listing.vacancies.map((post) => jobPosting(post, brand, siteUrl))],
  };
  return { shell, view: { careers, listing, howToApply: intro.text, crumbs } };
}
