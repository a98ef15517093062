import { type ImpactProjectCard, readImpact } from '../../content/impact/impact.ts';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import { type PlainPage, readPlainPage } from '../../content/page/plain-page.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
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
export async function readConservationPage({ reading, brand, siteUrl }: PageRequest, path: string) {
  if (path !== conservationHref(brand)) return null;
  const [content, chrome] = await Promise.all([readContent(reading, path.slice(1)), readChrome(reading)]);
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

type Reads = Reading;

async function readContent(reading: Reads, key: string): Promise<ConservationContent | null> {
  const [page, intro, impact] = await Promise.all([
    readPlainPage(reading, key),
    readPageIntro(reading, key),
    // The page stands without; that they could not be read has been noted by then.
    readImpact(reading).catch(() => null),
  ]);
  if (!page) return null;
  const projects = (impact?.projects ?? []).filter((project) => project.pillar === pillar);
  return { page, intro, projects };
}
