import { pageKey } from '@sundowner/brand';
import { readTours } from '../../content/gallery/tours.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type ToursPage = PageView<typeof readToursPage>;

/** The panoramas and the 360 degree tours (CNT-19). @throws OutageError when they cannot be read and were not kept */
export async function readToursPage({ reading, ...request }: PageRequest) {
  const path = `/${request.brand.slug}-360s`;
  const [intro, tours] = await Promise.all([readPageIntro(reading, pageKey(path)), readTours(reading)]);
  const { meta } = intro;
  const crumbs = [{ name: '360° tours', href: null }];
  // The second heading stands over the panoramas.
  const placed = tours.panoramas.length > 0 ? (['second'] as const) : [];
  const parts = { path, meta, title: meta.title, crumbs, placed };
  const shell = await pageShell(request, 'CollectionPage', parts);
  return { shell, view: { path, intro, tours, crumbs } };
}
