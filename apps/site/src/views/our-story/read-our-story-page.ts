import type { PageContent } from '../../content/content.ts';
import type { Quote } from '../../content/model/home.ts';
import type { PlainPage } from '../../content/model/page.ts';
import type { PageIntro } from '../../content/model/page-intro.ts';
import type { Team } from '../../content/model/team.ts';
import type { PageShell } from '../../content/page/page-shell.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';

/** Everything the page Our story shows. */
export interface OurStoryContent {
  readonly page: PlainPage;
  readonly intro: PageIntro;
  readonly quote: Quote | null;
  /** `null` where it could not be read, or there is none. */
  readonly team: Team | null;
}

/** Of the team that stands on both pages. */
const teamTag = 'our-story';

/**
 * The page Our story (RT-01).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readOurStoryPage({ read, brand, siteUrl }: PageRequest) {
  const [content, chrome] = await Promise.all([readContent(read), read.chrome()]);
  if (!content) return null;
  const path = '/our-story';
  const { page, intro } = content;
  const crumbs = [{ name: 'Our story', href: null }];
  const questions = faqPage(page.questions);
  const nodes = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'AboutPage',
    path,
    title: page.title,
    description: intro.meta.description,
  });
  const structuredData = [...nodes, ...(questions ? [questions] : [])];
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { content, crumbs } };
}

async function readContent(
  read: Pick<PageContent, 'plainPage' | 'pageIntro' | 'quote' | 'team'>,
): Promise<OurStoryContent | null> {
  const [page, intro, quote, team] = await Promise.all([
    read.plainPage('our-story'),
    read.pageIntro('our-story'),
    read.quote('our-story'),
    read.team(teamTag),
  ]);
  return page && { page, intro, quote, team };
}

/** Everything the page of the teams shows. */
export interface OurTeamsContent {
  readonly team: Team;
  readonly intro: PageIntro;
}

/** The page of the teams (CNT-10). @returns `null` while there is no team, or it cannot be read and was not kept */
export async function readOurTeamsPage({ read, brand, siteUrl }: PageRequest) {
  const [team, intro, chrome] = await Promise.all([
    read.team(teamTag),
    read.pageIntro('our-story-our-teams'),
    read.chrome(),
  ]);
  if (!team) return null;
  const path = '/our-story/our-teams';
  const content: OurTeamsContent = { team, intro };
  const crumbs = [
    { name: 'Our story', href: '/our-story' },
    { name: 'Our teams', href: null },
  ];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'AboutPage',
    path,
    title: 'Our teams',
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { content, crumbs } };
}
