import { southAfricanToday } from '@sundowner/calendar/today';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import { type Quote, readQuote } from '../../content/page/quotes.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { readRates } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type Residence, type ResidencesPage, readResidences } from '../../content/residence/residence.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { type NightFrom, nightFromIn } from '../../sections/price/night-from.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** A house with what a night in it begins at; `null` while nothing is on sale. */
export interface PricedHouse extends Residence {
  readonly from: NightFrom | null;
}

/** Houses that stand in one place, named as their banners say it (RT-08). */
interface HousesThere {
  readonly name: string;
  readonly houses: readonly PricedHouse[];
}

/** Everything the page of all houses shows. */
export interface ResidencesContent {
  readonly page: ResidencesPage;
  readonly intro: PageIntro;
  readonly quote: Quote | null;
  readonly places: readonly HousesThere[];
  /** The one prices speak of; `null` while nothing is on sale. */
  readonly year: number | null;
}

/**
 * The page of every house let whole, place by place (RT-08).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readResidencesPage({ reading, brand, siteUrl, query, currency }: PageRequest) {
  const [content, chrome, choice] = await Promise.all([
    readContent(reading),
    readChrome(reading),
    currency(),
  ]);
  if (!content) return null;
  const path = '/residences';
  const { meta } = content.intro;
  const crumbs = [{ name: 'Residences', href: null }];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: 'Residences',
    description: meta.description,
  });
  const shell: PageShell = { path, meta, chrome, structuredData };
  return { shell, view: { content, crumbs, money: { choice, path, query } } };
}

type Reads = Reading;

async function readContent(reading: Reads): Promise<ResidencesContent | null> {
  const [page, intro, quote, rates] = await Promise.all([
    readResidences(reading),
    readPageIntro(reading, 'residences'),
    readQuote(reading, 'residences'),
    readRates(reading, null),
  ]);
  if (!page) return null;
  const year = pricedYear(rates, southAfricanToday());
  const priced = page.residences.map((house) => ({ ...house, from: nightFromIn(rates, [house.name], year) }));
  return { page, intro, quote, year, places: byPlace(priced) };
}

/** Houses under the words their banners stand under, in the order the first of each comes. */
function byPlace(houses: readonly PricedHouse[]): readonly HousesThere[] {
  const places = Map.groupBy(houses, ({ banner }) => banner?.subText ?? '');
  return [...places].map(([name, there]) => ({ name, houses: there }));
}
