import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readOffers } from '../../content/rates/offers.ts';
import { type Rate, type RatedProperty, readRatedProperties, readRates } from '../../content/rates/rates.ts';
import { pricedYear, ratesOnSale } from '../../content/rates/years-on-sale.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { houseToday } from '../../installation/installation.ts';
import { estimate } from '../../sections/estimate/estimate.ts';
import { estimateChoices, readQuestion, treehouseChoices } from '../../sections/estimate/read-question.ts';
import { ratesAsOf } from '../../sections/rates/rate-groups.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { lodgeProducts } from '../../seo/structured-data/lodge-products.ts';
import { webPage } from '../../seo/structured-data/organization.ts';

export type RatesPage = PageView<typeof readRatesPage>;

/** Every lodge, every season, and what a stay would cost where the address asks it. */
export async function readRatesPage({ reading, siteUrl, query, currency, ...request }: PageRequest) {
  const path = '/rates';
  const [intro, banner, properties, all, offers, chrome, choice] = await Promise.all([
    readPageIntro(reading, 'rates'),
    readBanner(reading, 'rates'),
    readRatedProperties(reading),
    readRates(reading, null),
    readOffers(reading, null),
    request.chrome,
    currency(),
  ]);
  const today = houseToday();
  const rates = pricedRates(all, today);
  const heading = banner?.text || intro.heading || 'Rates';
  const structuredData = [
    webPage({ type: 'WebPage', path, title: heading, description: intro.meta.description }, siteUrl),
    breadcrumbs([{ name: heading }], siteUrl),
    ...lodgeProducts(rates, siteUrl),
  ];
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  const view = {
    heading,
    lead: intro.lead,
    /** Of the closing band. */
    picture: banner?.picture ?? null,
    /** In their order; one without a rate is not shown. */
    properties,
    /** Of each property the year its prices speak of. */
    rates,
    asOf: ratesAsOf(rates),
    offers,
    choice,
    query,
    estimate: estimateOf(all, properties, { query, today }),
  };
  return { shell, view };
}

/** Of each property the year its prices speak of. */
const pricedRates = (all: readonly Rate[], today: string) =>
  currentCollection().properties.flatMap(({ key }) => {
    const own = all.filter(({ property }) => property === key);
    const year = pricedYear(own, today);
    return own.filter((rate) => rate.year === year);
  });

/** What can be asked of the rates on sale, and the answer to what the address asks. */
function estimateOf(
  all: readonly Rate[],
  properties: readonly RatedProperty[],
  { query, today }: { readonly query: URLSearchParams; readonly today: string },
) {
  const { rates: onSale } = ratesOnSale(all, today);
  const asked = readQuestion(query, today);
  const place = all.find(({ item }) => item === asked.question?.item)?.property;
  const levies = properties.find(({ key }) => key === place)?.levies ?? [];
  const names = new Map(properties.map(({ key, shortName }) => [key, shortName]));
  const nameOf = ({ property }: Pick<Rate, 'property'>) => names.get(property) ?? '';
  return {
    asked,
    answer: asked.question && estimate(asked.question, onSale, levies),
    choices: estimateChoices(onSale, nameOf),
    treehouses: treehouseChoices(onSale, nameOf),
    today,
  };
}
