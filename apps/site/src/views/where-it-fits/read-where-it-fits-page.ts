import { currencyName } from '@sundowner/brand/currencies';
import { malariaOf } from '@sundowner/brand/malaria';
import { endOfDay } from '@sundowner/calendar/zone';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import type { CurrencyChoice } from '../../content/rates/exchange.ts';
import { readPlacePictures } from '../../content/rates/place-pictures.ts';
import { readRatedProperties, readRates } from '../../content/rates/rates.ts';
import { ratesOnSale } from '../../content/rates/years-on-sale.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { houseToday, installation } from '../../installation/installation.ts';
import { fitPath } from '../../links/fit-link.ts';
import { fitRows } from '../../sections/fit/fit.ts';
import { type FitQuestion, type FitSources, lastPriced } from '../../sections/fit/fit-question.ts';
import { monthsAhead } from '../../sections/fit/fit-words.ts';
import { anyCurrency } from '../../sections/fit/money-words.ts';
import { treehousesOnSale } from '../../sections/fit/on-sale.ts';
import { type ReadFit, readFitQuestion } from '../../sections/fit/read-fit-question.ts';
import { readyMadeViews } from '../../sections/fit/ready-made.ts';
import { leftOut, waysOn } from '../../sections/fit/ways-on.ts';
import { ratesAsOf } from '../../sections/rates/rate-groups.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { webPage } from '../../seo/structured-data/organization.ts';

export type WhereItFitsPage = PageView<typeof readWhereItFitsPage>;

/** Every room, house and treehouse against what the address asks; without an asking the views that begin one. */
export async function readWhereItFitsPage({ reading, siteUrl, query, currency, ...request }: PageRequest) {
  const [intro, properties, all, pictures, chrome, chosen] = await Promise.all([
    readPageIntro(reading, 'where-it-fits'),
    readRatedProperties(reading),
    readRates(reading, null),
    readPlacePictures(reading),
    request.chrome,
    currency(),
  ]);
  const today = houseToday();
  const { rates } = ratesOnSale(all, today);
  const hasTreehouses = treehousesOnSale(rates);
  const read = readFitQuestion(query, today, {
    treehouses: hasTreehouses,
    currencies: chosen.currencies,
  });
  // What is written beside a sum wins over what is chosen beside it.
  const choice = read.currency === null ? chosen : await currency({ wanted: read.currency });
  const sources: FitSources = {
    ...{ rates, today },
    shown: choice,
    places: properties.map(({ key, shortName, levies, health, booking }) => ({
      ...{ key, levies },
      bookableFrom: booking.bookableFrom,
      name: shortName,
      malaria: malariaOf(health),
    })),
  };
  const asked = inCurrency(read, choice, read.currency ?? query.get('currency'));
  // The months ahead begin with this day; an answer is never kept.
  if (!asked.question) reading.changesAt(new Date(endOfDay(today, installation().timeZone)));
  const heading = intro.heading || 'Where does it fit?';
  const lead =
    intro.lead ||
    'See which rooms fit your dates, party and budget. We go through every room and house, and say why the others do not.';
  const structuredData = [
    webPage({ type: 'WebPage', path: fitPath, title: heading, description: intro.meta.description }, siteUrl),
    breadcrumbs([{ name: heading }], siteUrl),
  ];
  const shell: PageShell = { path: fitPath, meta: intro.meta, chrome, structuredData };
  const view = {
    ...{ heading, lead, asked, choice, pictures },
    places: properties,
    months: monthsAhead(today, lastPriced(rates)),
    asOf: ratesAsOf(rates),
    hasTreehouses,
    answer: asked.question && answerTo(asked.question, sources),
    views: asked.question ? null : readyMadeViews(sources),
  };
  return { shell, view };
}

function answerTo(question: FitQuestion, sources: FitSources) {
  const places = fitRows(question, sources);
  const fits = places.reduce((sum, place) => sum + place.fits, 0);
  return {
    question,
    places,
    fits,
    ways: waysOn(question, places, sources),
    leftOut: fits === 0 ? leftOut(question, sources) : [],
  };
}

/** A sum in a currency that cannot be had is no limit: that is said beside it. */
function inCurrency(asked: ReadFit, choice: CurrencyChoice, wanted: string | null): ReadFit {
  const isOther = wanted !== null && wanted !== choice.currency;
  if (!asked.question || asked.question.budget === null || !(choice.failed || isOther)) return asked;
  const counted = choice.failed ? [choice.currency] : choice.currencies;
  const budget = `We cannot count in ${wanted ? currencyName(wanted) : 'that currency'} at the moment. Choose ${anyCurrency(counted)}.`;
  return {
    ...asked,
    errors: { ...asked.errors, budget },
    question: { ...asked.question, budget: null },
  };
}
