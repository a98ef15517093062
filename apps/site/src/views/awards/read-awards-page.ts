import { readAwards } from '../../content/gallery/downloads.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';
export type AwardsPage = PageView<typeof readAwardsPage>;

/** Prizes won, the newest first. */
export async function readAwardsPage({ reading, ...request }: PageRequest) {
  const [awards, { heading, lead, meta }] = await Promise.all([
    readAwards(reading),
    readPageIntro(reading, 'awards'),
  ]);
  if (awards.length === 0) reading.ensureRead();
  const path = '/awards';
  const title = heading || 'Awards';
  const crumbs = [{ name: 'Awards', href: null }];
  const shell = await pageShell(request, 'CollectionPage', { path, meta, title, crumbs });
  return { shell, view: { heading: title, lead, awards, crumbs } };
}
