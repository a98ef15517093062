import type { Brand } from '@sundowner/brand';
import { readImpact } from '../../content/impact/impact.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import { readQuote } from '../../content/page/quotes.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type ImpactContent = PageView<typeof readImpactPage>;

/** The page of what is done for the land, which carries the brand's name. */
export const conservationHref = ({ slug }: Brand): string => `/${slug}-conservation`;

/**
 * The page Impact (CNT-09).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readImpactPage({ reading, ...request }: PageRequest) {
  const [page, intro, quote] = await Promise.all([
    readImpact(reading),
    readPageIntro(reading, 'impact'),
    readQuote(reading, 'impact'),
  ]);
  if (!page) return null;
  const { heading: title } = page;
  const { meta } = intro;
  const crumbs = [{ name: 'Impact', href: null }];
  const parts = { path: '/impact', meta, title, crumbs } as const;
  // The second heading stands over the pillars.
  const placed = page.pillars.length > 0 ? (['second'] as const) : [];
  const shell = await pageShell(request, 'AboutPage', { ...parts, placed });
  const land = conservationHref(request.brand);
  /** `null` while that page is not built. */
  const landHref = isLinkable(land) ? land : null;
  return { shell, view: { page, intro, quote, conservationHref: landHref, crumbs } };
}
