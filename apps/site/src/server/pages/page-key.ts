import {
  accommodationPlaces,
  addressWord,
  filmAsked,
  galleryNames,
  properties,
  routeOf,
  type StoryTagGroup,
  storyFilterNames,
  storyTags,
} from '@sundowner/brand';
import { pathOnOurHost } from '../../content/address.ts';
import { documentFilterNames } from '../../content/model/document-listing.ts';
import { journeyFilterNames } from '../../content/model/journey-filters.ts';
import { personaOf, personaWord } from '../../content/model/persona.ts';
import { vacancyFilterNames } from '../../content/model/vacancy-listing.ts';

/** Pages made for one visitor: never kept, never shared. */
const neverKept = /^\/(enquire|thank-you|subscription-confirmation|unsubscribe|enquiry|search)(\/|$)/;

/** Pages of rooms, which a visitor can put side by side as she likes: the answer is hers alone. */
const rooms = /\/(rooms|suites)$/;
/** Pages that show another choice for each persona (CNT-07). */
const byPersona = /^(\/experiences(\/[^/]+)?|\/[\w-]+\/experiences)$/;

/** Pages of prices, and what a visitor can ask of them: a currency, what a stay would cost. Such answers are hers alone. */
const rated = /^\/(rates|[\w-]+\/rates-and-offers)$/;
/** Pages of a place that say what a night costs, in a currency one may choose (CUR-01). */
const treehouses = /^\/[\w-]+\/treehouses(\/[\w-]+)?$/;
const residences = /^\/residences(\/[\w-]+)?$/;
const priced = (pathname: string) =>
  pathname === '/' ||
  pathname.endsWith('/travel-info') ||
  properties.some(({ root }) => root === pathname) ||
  rooms.test(pathname) ||
  treehouses.test(pathname) ||
  residences.test(pathname) ||
  accommodationPlaces.some(({ paths }) => paths.some((path) => path === pathname));
const ownQuestions = ['currency', 'room', 'treehouse', 'dateStart', 'dateEnd', 'adults', 'children'];

/** Stories of one tag everybody knows, which links of our own lead to; another choice is one of endlessly many. */
const knownStories = new Set(
  (Object.keys(storyTags) as StoryTagGroup[]).flatMap((group) =>
    storyTags[group].map((title) => `${storyFilterNames[group]}=${addressWord(title)}`),
  ),
);

/** Of a question to the stories its parts that decide the answer: `property=monwana-game-lodge&page=2`. */
function storiesAsked(searchParams: URLSearchParams): string {
  const names: readonly string[] = [...Object.values(storyFilterNames), 'page'];
  return String(new URLSearchParams([...searchParams].filter(([name]) => names.includes(name))));
}

/** Whether the stories asked for are kept: all of them, page by page, or the first page of one known tag. */
const keepsStories = (asked: string): boolean =>
  asked === '' || /^page=[1-9]\d{0,3}$/.test(asked) || knownStories.has(asked);

/** Lists of journeys, of which a visitor asks for those that suit her. */
const journeys = /^\/(travel-africa|curated-journeys(\/[^/]+)?)$/;

/** Lists of documents and of open posts, narrowed down as a visitor likes. */
const documents = /^\/(information-downloads|travel-partners|travel-partner-resources)$/;

/** Names of what a visitor asks of a list, by its page. */
function filtersOf(pathname: string): readonly string[] {
  if (journeys.test(pathname)) return journeyFilterNames;
  if (documents.test(pathname)) return Object.values(documentFilterNames);
  return pathname === '/careers' ? vacancyFilterNames : [];
}
/** Pictures by filters, one of them, and a film that is ready to play. */
const asksOfGalleries = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/image-gallery'
    ? Object.values(galleryNames).some((name) => searchParams.get(name))
    : /^\/(video-gallery|[\w-]+-tv)$/.test(pathname) && Boolean(searchParams.get(filmAsked));

/** Whether an address asks what no cache answers: a search, a comparison, prices in a currency or for a stay. Each costs a drawing. */
export function asksForItsOwn(url: URL): boolean {
  const { pathname, searchParams } = url;
  if (asksOfGalleries(url)) return true;
  if (pathname === '/search') return Boolean(searchParams.get('q'));
  if (pathname === '/blog') return !keepsStories(storiesAsked(searchParams));
  if (filtersOf(pathname).some((name) => searchParams.get(name))) return true;
  if (rooms.test(pathname) && searchParams.has('compare')) return true;
  if (priced(pathname)) return searchParams.has('currency');
  return rated.test(pathname) && ownQuestions.some((name) => searchParams.has(name));
}

/**
 * The key of a page in the cache: its path, and of its query only what decides its content. The host is no part of it, so that
 * nobody can fill the cache with hosts of their own.
 *
 * @returns `null` for a page that is never kept
 */
export function pageKeyOf(url: URL): string | null {
  if (neverKept.test(url.pathname) || url.searchParams.has('preview')) return null;
  if (asksForItsOwn(url)) return null;
  if (byPersona.test(url.pathname)) {
    const persona = personaOf(url.searchParams.get('persona'));
    return persona === 'all' ? url.pathname : `${url.pathname}?persona=${personaWord(persona)}`;
  }
  if (url.pathname === '/blog') {
    const asked = storiesAsked(url.searchParams);
    return asked === '' || asked === 'page=1' ? url.pathname : `${url.pathname}?${asked}`;
  }
  if (!url.pathname.startsWith('/dialogs/')) return url.pathname;
  return `${url.pathname}?from=${dialogOrigin(url)}`;
}

/** The page a dialog was opened from: one of our routes, or `/`. An unknown one would be a key of its own for nothing. */
export function dialogOrigin(url: URL): string {
  const from = pathOnOurHost(url.searchParams.get('from'));
  return routeOf(from) ? from : '/';
}
