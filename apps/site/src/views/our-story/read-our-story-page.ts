import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import { type PlainPage, readPlainPage } from '../../content/page/plain-page.ts';
import { type Quote, readQuote } from '../../content/page/quotes.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { readTeam, type Team } from '../../content/people/team.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
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
export async function readOurStoryPage({ reading, brand, siteUrl }: PageRequest) {
  const [content, chrome] = await Promise.all([readContent(reading), readChrome(reading)]);
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

async function readContent(reading: Reading): Promise<OurStoryContent | null> {
  const [page, intro, quote, team] = await Promise.all([
    readPlainPage(reading, 'our-story'),
    readPageIntro(reading, 'our-story'),
    readQuote(reading, 'our-story'),
    readTeam(reading, teamTag),
  ]);
  return page && { page, intro, quote, team };
}

/** Everything the page of the teams shows. */
export interface OurTeamsContent {
  readonly team: Team;
  readonly intro: PageIntro;
}

/** The page of the teams (CNT-10). @returns `null` while there is no team, or it cannot be read and was not kept */
export async function readOurTeamsPage({ reading, brand, siteUrl }: PageRequest) {
  const [team, intro, chrome] = await Promise.all([
    readTeam(reading, teamTag),
    readPageIntro(reading, 'our-story-our-teams'),
    readChrome(reading),
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
