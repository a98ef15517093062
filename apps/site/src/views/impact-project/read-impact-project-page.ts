import { readImpact, readImpactProject } from '../../content/impact/impact.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type ImpactProjectContent = PageView<typeof readImpactProjectPage>;

/** A project by the last part of its address (RT-02). @returns `null` when there is none */
export async function readImpactProjectPage({ reading, ...request }: PageRequest, slug: string) {
  const [project, page] = await Promise.all([
    readImpactProject(reading, slug),
    // The project stands without; that the others could not be read has been noted by then.
    readImpact(reading).catch(() => null),
  ]);
  if (!project) return null;
  const { name, href: path, meta } = project;
  const crumbs = [
    { name: 'Impact', href: '/impact' },
    { name: 'Projects', href: '/impact/project' },
    { name, href: null },
  ];
  const shell = await pageShell(request, 'WebPage', { path, meta, title: name, crumbs });
  /** Name of what it stands on; empty for none. */
  const pillar = page?.pillars.find(({ slug: own }) => own === project.pillar)?.name ?? '';
  return { shell, view: { project, pillar, projects: page?.projects ?? [], crumbs } };
}
