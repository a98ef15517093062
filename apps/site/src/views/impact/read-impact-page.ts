import { type Brand, isLinkable } from '@sundowner/brand';
import {
  type ImpactPage,
  type ImpactPillar,
  type ImpactProject,
  type ImpactProjectCard,
  readImpact,
  readImpactProject,
} from '../../content/impact/impact.ts';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import { type Quote, readQuote } from '../../content/page/quotes.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Everything the page Impact shows. */
export interface ImpactContent {
  readonly page: ImpactPage;
  readonly intro: PageIntro;
  readonly quote: Quote | null;
  /** The page of what is done for the land; `null` while it is not built. */
  readonly conservationHref: string | null;
}

/** The page of what is done for the land, which carries the brand's name. */
export const conservationHref = ({ slug }: Brand): string => `/${slug}-conservation`;

/**
 * The page Impact (CNT-09).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readImpactPage({ reading, brand, siteUrl }: PageRequest) {
  const [page, intro, quote, chrome] = await Promise.all([
    readImpact(reading),
    readPageIntro(reading, 'impact'),
    readQuote(reading, 'impact'),
    readChrome(reading),
  ]);
  if (!page) return null;
  const path = '/impact';
  const land = conservationHref(brand);
  const content: ImpactContent = {
    page,
    intro,
    quote,
    conservationHref: isLinkable(land, brand) ? land : null,
  };
  const crumbs = [{ name: 'Impact', href: null }];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'AboutPage',
    path,
    title: page.heading,
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { content, crumbs } };
}

/** Projects that stand on one pillar; those of none come last, without one. */
export interface ProjectsOfPillar {
  readonly pillar: ImpactPillar | null;
  readonly projects: readonly ImpactProjectCard[];
}

/** Everything the page of all projects shows. */
export interface ImpactProjectsContent {
  readonly intro: PageIntro;
  readonly groups: readonly ProjectsOfPillar[];
}

/** The page of all projects, pillar by pillar (RT-02). @returns `null` while Impact is not published */
export async function readImpactProjectsPage({ reading, brand, siteUrl }: PageRequest) {
  const [page, intro, chrome] = await Promise.all([
    readImpact(reading),
    readPageIntro(reading, 'impact-project'),
    readChrome(reading),
  ]);
  if (!page) return null;
  const path = '/impact/project';
  const content: ImpactProjectsContent = { intro, groups: byPillar(page) };
  const crumbs = [
    { name: 'Impact', href: '/impact' },
    { name: 'Projects', href: null },
  ];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: intro.heading || 'Projects',
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { content, crumbs } };
}

/** Projects under their pillars, in the editors' order of both; a pillar without one is left out. */
function byPillar({
  pillars,
  projects,
}: Pick<ImpactPage, 'pillars' | 'projects'>): readonly ProjectsOfPillar[] {
  const known = pillars.map(({ slug }) => slug);
  const groups: readonly ProjectsOfPillar[] = [
    ...pillars.map((pillar) => ({
      pillar,
      projects: projects.filter((project) => project.pillar === pillar.slug),
    })),
    { pillar: null, projects: projects.filter(({ pillar }) => pillar === null || !known.includes(pillar)) },
  ];
  return groups.filter((group) => group.projects.length > 0);
}

/** Everything the page of a project shows. */
export interface ImpactProjectContent {
  readonly project: ImpactProject;
  /** Name of what it stands on; empty for none. */
  readonly pillar: string;
  /** All of them, in their order. */
  readonly projects: readonly ImpactProjectCard[];
}

/** A project by the last part of its address (RT-02). @returns `null` when there is none */
export async function readImpactProjectPage({ reading, brand, siteUrl }: PageRequest, slug: string) {
  const [content, chrome] = await Promise.all([readProject(reading, slug), readChrome(reading)]);
  if (!content) return null;
  const { project } = content;
  const crumbs = [
    { name: 'Impact', href: '/impact' },
    { name: 'Projects', href: '/impact/project' },
    { name: project.name, href: null },
  ];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'WebPage',
    path: project.href,
    title: project.name,
    description: project.meta.description,
  });
  const shell: PageShell = { path: project.href, meta: project.meta, chrome, structuredData };
  return { shell, view: { content, crumbs } };
}

async function readProject(reading: Reading, slug: string): Promise<ImpactProjectContent | null> {
  const [project, page] = await Promise.all([
    readImpactProject(reading, slug),
    // The project stands without; that the others could not be read has been noted by then.
    readImpact(reading).catch(() => null),
  ]);
  if (!project) return null;
  const pillar = page?.pillars.find(({ slug: own }) => own === project.pillar)?.name ?? '';
  return { project, pillar, projects: page?.projects ?? [] };
}
