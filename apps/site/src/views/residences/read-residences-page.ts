import { readPageIntro } from '../../content/page/page-intro.ts';
import { readQuote } from '../../content/page/quotes.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readRates } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import { readResidences } from '../../content/residence/residence.ts';
import { houseToday } from '../../installation/installation.ts';
import { nightFromIn } from '../../sections/price/night-from.ts';
import { pageShell } from '../../seo/page-shell.ts';
export type ResidencesContent = PageView<typeof readResidencesPage>;

/** A residence with what a night in it begins at; `null` while nothing is on sale. */
export type PricedResidence = PageView<typeof readResidencesPage>['places'][number]['residences'][number];

/**
 * The page of every residence, place by place (RT-08).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readResidencesPage({ reading, query, currency, ...request }: PageRequest) {
  const [page, intro, quote, rates, choice] = await Promise.all([
    readResidences(reading),
    readPageIntro(reading, 'residences'),
    readQuote(reading, 'residences'),
    readRates(reading, null),
    currency(),
  ]);
  if (!page) return null;
  const path = '/residences';
  const { meta } = intro;
  const crumbs = [{ name: 'Residences', href: null }];
  const shell = await pageShell(request, 'CollectionPage', { path, meta, title: 'Residences', crumbs });
  /** The one prices speak of; `null` while nothing is on sale. */
  const year = pricedYear(rates, houseToday());
  const priced = page.residences.map((residence) => ({
    ...residence,
    from: nightFromIn(rates, [residence.name], year),
  }));
  // Residences of one place have the same words under their banners (RT-08); places are in the order the first of each comes.
  const places = [...Map.groupBy(priced, ({ banner }) => banner?.subText ?? '')].map(
    ([name, residences]) => ({
      name,
      residences,
    }),
  );
  return { shell, view: { page, intro, quote, year, places, crumbs, money: { choice, path, query } } };
}
