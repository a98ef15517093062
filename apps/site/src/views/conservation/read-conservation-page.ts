import type { PageContent } from '../../content/content.ts';
import type { ImpactProjectCard } from '../../content/model/impact.ts';
import type { PlainPage } from '../../content/model/page.ts';
import type { PageIntro } from '../../content/model/page-intro.ts';
import type { PageShell } from '../../content/page/page-shell.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';
import { conservationHref } from '../impact/read-impact-page.ts';

/** Everything the page of what is done for the land shows. */
export interface ConservationContent {
  readonly page: PlainPage;
  readonly intro: PageIntro;
  /** Projects for the land, which guests may see. */
  readonly projects: readonly ImpactProjectCard[];
}

/** Slug of the pillar whose projects stand on the page. */
const pillar = 'conservation';

/**
 * The page Conservation (RT-01).
 *
 * @param path of the page asked for; another brand's is none of ours
 * @returns `null` while it is not published, and for another path
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readConservationPage({ read, brand, siteUrl }: PageRequest, path: string) {
  if (path !== conservationHref(brand)) return null;
  const [content, chrome] = await Promise.all([readContent(read, path.slice(1)), read.chrome()]);
  if (!content) return null;
  const { page, intro } = content;
  const crumbs = [
    { name: 'Impact', href: '/impact' },
    { name: page.title, href: null },
  ];
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
  const shell: PageShell = { path, theme: 'africa', meta: intro.meta, chrome, structuredData };
  return { shell, view: { content, path, crumbs } };
}

type Reads = Pick<PageContent, 'plainPage' | 'pageIntro' | 'impact'>;

async function readContent(read: Reads, key: string): Promise<ConservationContent | null> {
  const [page, intro, impact] = await Promise.all([
    read.plainPage(key),
    read.pageIntro(key),
    // The page stands without; that they could not be read has been noted by then.
    read.impact().catch(() => null),
  ]);
  if (!page) return null;
  const projects = (impact?.projects ?? []).filter((project) => project.pillar === pillar);
  return { page, intro, projects };
}
