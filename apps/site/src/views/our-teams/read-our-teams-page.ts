import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readTeam } from '../../content/people/team.ts';
import { pageShell } from '../../seo/page-shell.ts';
import { teamTag } from '../our-story/read-our-story-page.ts';

export type OurTeamsContent = PageView<typeof readOurTeamsPage>;

/** The page of the teams (CNT-10). @returns `null` while there is no team, or it cannot be read and was not kept */
export async function readOurTeamsPage({ reading, ...request }: PageRequest) {
  const [team, { meta, heading }] = await Promise.all([
    readTeam(reading, teamTag),
    readPageIntro(reading, 'our-story-our-teams'),
  ]);
  if (!team) return null;
  const path = '/our-story/our-teams';
  const crumbs = [
    { name: 'Our story', href: '/our-story' },
    { name: 'Our teams', href: null },
  ];
  const shell = await pageShell(request, 'AboutPage', { path, meta, title: 'Our teams', crumbs });
  return { shell, view: { team, heading, crumbs } };
}
