import { readTravelGuide } from '../../content/journey/travel-africa.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';
import { travelAfricaCrumb } from '../travel-africa/travel-africa-crumb.ts';

export type TravelGuidePage = PageView<typeof readTravelGuidePage>;

/** The travel guide (CNT-14). @returns `null` while it is not published. @throws OutageError without a last good copy */
export async function readTravelGuidePage({ reading, ...request }: PageRequest) {
  const [guide, { meta }] = await Promise.all([
    readTravelGuide(reading),
    readPageIntro(reading, 'travel-africa-travel-guide'),
  ]);
  if (!guide) return null;
  const path = '/travel-africa/travel-guide';
  const crumbs = [travelAfricaCrumb, { name: 'Travel guide', href: null }];
  const shell = await pageShell(request, 'WebPage', { path, meta, title: guide.title, crumbs });
  return { shell, view: { guide, crumbs } };
}
