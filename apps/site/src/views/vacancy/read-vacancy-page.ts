import { toPageMeta } from '../../content/page/page-meta.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readCareers, readVacancies } from '../../content/people/careers.ts';
import { pageShell } from '../../seo/page-shell.ts';
import { jobPosting } from '../../seo/structured-data/job-posting.ts';

export type VacancyPage = PageView<typeof readVacancyPage>;

/**
 * One open post by the last part of its address (CNT-21): the one page that says to search engines that it is one.
 *
 * @returns `null` when there is none, or none any more
 */
export async function readVacancyPage({ reading, ...request }: PageRequest, slug: string) {
  const [vacancies, careers] = await Promise.all([
    readVacancies(reading),
    // The post stands without the page it is listed on; that this could not be read has been noted by then.
    readCareers(reading).catch(() => null),
  ]);
  const vacancy = vacancies.find((each) => each.slug === slug);
  if (!vacancy) return null;
  const { brand, siteUrl } = request;
  const path = `/careers/${slug}`;
  const title = [vacancy.title, vacancy.place].filter(Boolean).join(', ');
  const meta = toPageMeta(null, brand, {
    title,
    description: vacancy.lead,
    image: careers?.picture ?? careers?.banner?.picture ?? null,
  });
  const crumbs = [
    { name: 'Careers', href: '/careers' },
    { name: vacancy.title, href: null },
  ];
  const shell = await pageShell(request, 'WebPage', {
    ...{ path, meta, title, crumbs },
    more: [jobPosting(vacancy, brand, siteUrl)],
  });
  return { shell, view: { vacancy, path, others: vacancies.filter((each) => each !== vacancy), crumbs } };
}
