import { type ImpactPage, readImpact } from '../../content/impact/impact.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type ImpactProjectsContent = PageView<typeof readImpactProjectsPage>;

/** The page of all projects, pillar by pillar (RT-02). @returns `null` while Impact is not published */
export async function readImpactProjectsPage({ reading, ...request }: PageRequest) {
  const [page, intro] = await Promise.all([readImpact(reading), readPageIntro(reading, 'impact-project')]);
  if (!page) return null;
  const { meta } = intro;
  const path = '/impact/project';
  const title = intro.heading || 'Projects';
  const crumbs = [
    { name: 'Impact', href: '/impact' },
    { name: 'Projects', href: null },
  ];
  const shell = await pageShell(request, 'CollectionPage', { path, meta, title, crumbs });
  return { shell, view: { intro, groups: byPillar(page), crumbs } };
}

/** Projects under their pillars, in the editors' order of both; those of none come last, and a pillar without one is left out. */
function byPillar({ pillars, projects }: Pick<ImpactPage, 'pillars' | 'projects'>) {
  const known = pillars.map(({ slug }) => slug);
  const groups = [
    ...pillars.map((pillar) => ({
      pillar,
      projects: projects.filter((project) => project.pillar === pillar.slug),
    })),
    { pillar: null, projects: projects.filter(({ pillar }) => pillar === null || !known.includes(pillar)) },
  ];
  return groups.filter((group) => group.projects.length > 0);
}
