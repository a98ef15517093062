import { readImageGalleries } from '../../content/gallery/galleries.ts';
import { listArchives } from '../../content/gallery/pictures-to-take.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { type Rate, readRates } from '../../content/rates/rates.ts';
import { toHttpError } from '../../content/reading/errors.ts';
import { type FindableGroup, findableGroups, type SearchAnswer } from '../../content/search/findable.ts';
import { readSearchWords } from '../../content/search/search-words.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { houseToday } from '../../installation/installation.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { searchStarts, waysOn } from '../../links/search-starts.ts';
import { everyKindOnSale, treehousesOnSale } from '../../sections/fit/on-sale.ts';
import { readPhrase } from '../../sections/fit/phrase.ts';
import { type NightFrom, priceFound } from '../../sections/price/night-from.ts';

import { archivesAsked, asksForPictures } from './pictures-asked.ts';
import { readOwnEnquiry } from './read-own-enquiry.ts';

export type SearchPage = PageView<typeof readSearchPage>;

/** What the site search finds for an address: `?q=hide&in=stories&page=2`. */
export async function readSearchPage(request: PageRequest) {
  const { reading, search, brand, query: asked, log, currency } = request;
  const query = (asked.get('q') ?? '').slice(0, 100).trim();
  const within = findableGroups.find((group: FindableGroup) => group === asked.get('in')) ?? null;
  const page = Number.parseInt(asked.get('page') ?? '1', 10) || 1;
  let away = false;
  const [answer, chrome, words, rates, choice, galleries] = await Promise.all([
    query === ''
      ? null
      : search({ query, within, page }).catch((error: unknown) => {
          log.error({ reason: toHttpError(error).message }, 'the search cannot answer');
          away = true;
          return null;
        }),
    request.chrome,
    readSearchWords(reading),
    // Results can do without; that they could not be read has been noted by then.
    query === '' ? [] : readRates(reading, null).catch(() => []),
    currency(),
    asksForPictures(query) ? readImageGalleries(reading).catch(() => []) : [],
  ]);
  const names = ['Search', brand.collectionName];
  const title = (answer ? [answer.query, ...names] : names).join(' | ');
  const meta = { title, description: brand.description, keywords: '', image: null };
  const shell: PageShell = { path: '/search', meta, chrome };
  const built = <Link extends { readonly href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => isLinkable(href));
  const telephone = chrome.contact && {
    number: chrome.contact.travelPlannerNumber,
    hours: chrome.contact.officeHoursText,
  };
  const { heading, lead } = words;
  const phrase = readPhrase(query, {
    today: houseToday(),
    currencies: choice.currencies,
    treehouses: treehousesOnSale(rates),
  });
  const { places, experiences, person } = waysOn();
  return {
    shell,
    view: {
      /** `null` before anything was asked, and while the search cannot answer. */
      answer,
      query,
      /** What the words ask of every room; `null` where that is nothing, or no room has a price. */
      phrase: rates.length > 0 ? phrase : null,
      everyKind: everyKindOnSale(rates),
      /** Of an enquiry that was sent; `null` where the words ask for something else. */
      ownEnquiry: readOwnEnquiry(query),
      /** Files of pictures, where the words ask for them. */
      archives: archivesAsked(query, listArchives(galleries)),
      /** Something was asked and content cannot be read at all. */
      away,
      heading,
      lead,
      /** What a night begins at, by the address of a place that was found. */
      prices: answer ? pricesOf(answer, rates) : new Map<string, NightFrom>(),
      money: { choice, path: '/search', query: asked },
      starts: built(searchStarts()),
      waysOn: {
        places: built(places),
        experiences: built(experiences),
        person: built(person),
        telephone,
      },
    },
  };
}

/** What a night begins at in each place that was found, by the address it is found at. */
function pricesOf({ best, groups }: SearchAnswer, rates: readonly Rate[]): ReadonlyMap<string, NightFrom> {
  const today = houseToday();
  const results = [...best, ...groups.flatMap((group) => group.results)];
  return new Map(
    results.flatMap((result) => {
      const price = priceFound(result, rates, today);
      return price ? [[result.href, price] as const] : [];
    }),
  );
}
