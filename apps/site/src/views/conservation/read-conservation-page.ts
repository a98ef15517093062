import { readImpact } from '../../content/impact/impact.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import { readPlainPage } from '../../content/page/plain-page.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { pageShell } from '../../seo/page-shell.ts';
import { conservationHref } from '../impact/read-impact-page.ts';

export type ConservationContent = PageView<typeof readConservationPage>;

/**
 * The page Conservation (RT-01).
 *
 * @param path of the page asked for; another brand's is none of ours
 * @returns `null` while it is not published, and for another path
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readConservationPage({ reading, ...request }: PageRequest, path: string) {
  if (path !== conservationHref(request.brand)) return null;
  const key = path.slice(1);
  const [page, intro, impact] = await Promise.all([
    readPlainPage(reading, key),
    readPageIntro(reading, key),
    // The page stands without; that they could not be read has been noted by then.
    readImpact(reading).catch(() => null),
  ]);
  if (!page) return null;
  const { title, questions } = page;
  const crumbs = [
    { name: 'Impact', href: '/impact' },
    { name: title, href: null },
  ];
  const shell = await pageShell(request, 'AboutPage', {
    path,
    theme: currentCollection().palettes.africa,
    meta: intro.meta,
    title,
    crumbs,
    questions,
  });
  /** Projects guests may see: of the first pillar, of which the page Impact leads here. */
  const first = impact?.pillars[0]?.slug;
  const projects = (impact?.projects ?? []).filter(({ pillar }) => first !== undefined && pillar === first);
  return { shell, view: { page, intro, projects, path, crumbs } };
}
