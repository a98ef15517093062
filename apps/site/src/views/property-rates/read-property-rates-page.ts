import { type Property, pageKey, propertyOfKey } from '@sundowner/brand';
import { readToursAt } from '../../content/gallery/tours.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readOffers } from '../../content/rates/offers.ts';
import {
  type RatedProperty,
  readRatedProperties,
  readRates,
  readSeasons,
} from '../../content/rates/rates.ts';
import { ratesOnSale } from '../../content/rates/years-on-sale.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { houseToday } from '../../installation/installation.ts';
import { estimate } from '../../sections/estimate/estimate.ts';
import { estimateChoices, readQuestion, treehouseChoices } from '../../sections/estimate/read-question.ts';
import { placeHeadOf } from '../../sections/place-head/place-head-of.ts';
import { ratesAsOf } from '../../sections/rates/rate-groups.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { webPage } from '../../seo/structured-data/organization.ts';
import { product } from '../../seo/structured-data/rates.ts';

export type PropertyRatesPage = PageView<typeof readPropertyRatesPage>;

/** What a property costs, when, and what a stay would cost where the address asks it. */
export async function readPropertyRatesPage(request: PageRequest, known: Property) {
  const { reading, siteUrl, query, currency } = request;
  const path = `${known.root}/rates-and-offers`;
  const key = pageKey(path);
  const [intro, banner, rated, all, seasons, offers, chrome, choice, tours] = await Promise.all([
    readPageIntro(reading, key),
    readBanner(reading, key),
    readRatedProperties(reading),
    readRates(reading, known.key),
    readSeasons(reading),
    readOffers(reading, known.key),
    request.chrome,
    currency(),
    readToursAt(reading, known.key),
  ]);
  const property = rated.find((each) => each.key === known.key) ?? unrated(known);
  const today = houseToday();
  const { years, rates } = ratesOnSale(all, today);
  const asked = readQuestion(query, today);
  const head = placeHeadOf(banner, {
    heading: intro.heading || `Rates at ${property.shortName}`,
    label: '',
    lead: intro.lead,
    picture: intro.picture ?? property.picture,
  });
  const crumbs = [
    { name: property.shortName, href: known.root },
    { name: 'Rates and offers', href: null },
  ];
  const structuredData = [
    webPage({ type: 'WebPage', path, title: head.heading, description: intro.meta.description }, siteUrl),
    breadcrumbs(crumbs, siteUrl),
    ...rates
      .filter(({ year }) => year === years[0])
      .flatMap((rate) => product(rate, { path, image: head.picture?.src ?? null, siteUrl }) ?? []),
  ];
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  const pages = rated.flatMap(withPage);
  const ownSeasons = seasons.filter((season) => season.property === known.key);
  const shared = seasons.filter((season) => season.property === null);
  const view = {
    head,
    path,
    property,
    crumbs,
    /** Of every year on sale. */
    rates,
    /** Years on sale, the one most visitors look for first. */
    years,
    /** Day the prices were set, yyyy-mm-dd. */
    asOf: ratesAsOf(rates),
    seasons: ownSeasons.length > 0 ? ownSeasons : shared,
    offers,
    /** Whether there are 360° tours of it. */
    tours,
    others: pages.filter(({ key: other }) => other !== known.key),
    /** The pages of rates of every property, in their order. */
    places: pages.map(({ shortName, href }) => ({ name: shortName, href })),
    choice,
    query,
    estimate: {
      asked,
      answer: asked.question && estimate(asked.question, rates, property.levies),
      choices: estimateChoices(rates),
      treehouses: treehouseChoices(rates),
      today,
    },
  };
  return { shell, view };
}

/** A property with the address of its page of rates; nothing for one the collection does not have. */
function withPage(rated: RatedProperty): readonly (RatedProperty & { readonly href: string })[] {
  const place = propertyOfKey(rated.key, currentCollection());
  return place ? [{ ...rated, href: `${place.root}/rates-and-offers` }] : [];
}

/** A property the studio has no rates' facts of. */
const unrated = ({ key, name, shortName }: Property): RatedProperty => ({
  key,
  name,
  shortName,
  coordinates: null,
  picture: null,
  health: '',
  childPolicy: '',
  levies: [],
  booking: { deposit: '', changes: '', cancellation: '', bookableFrom: 1, availabilityQuery: '' },
});
