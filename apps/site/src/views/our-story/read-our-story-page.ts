import { readPageIntro } from '../../content/page/page-intro.ts';
import { readPlainPage } from '../../content/page/plain-page.ts';
import { readQuote } from '../../content/page/quotes.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readTeam } from '../../content/people/team.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type OurStoryContent = PageView<typeof readOurStoryPage>;

/** Of the team that is on the pages Our story and Our teams. */
export const teamTag = 'our-story';

/**
 * The page Our story (RT-01).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readOurStoryPage({ reading, ...request }: PageRequest) {
  const path = '/our-story';
  const [page, intro, quote, team] = await Promise.all([
    readPlainPage(reading, 'our-story'),
    readPageIntro(reading, 'our-story'),
    readQuote(reading, 'our-story'),
    readTeam(reading, teamTag),
  ]);
  if (!page) return null;
  const { title, questions } = page;
  const crumbs = [{ name: 'Our story', href: null }];
  const shell = await pageShell(request, 'AboutPage', { path, meta: intro.meta, title, crumbs, questions });
  return { shell, view: { page, intro, quote, team, crumbs } };
}
