import { type Property, propertyOfPath, routeOf } from '@sundowner/brand';
import { isReference } from '@sundowner/desk-wire/reference';
import type { APIContext } from 'astro';
import type { PageRequest } from '../content/page-request.ts';
import { currentCollection } from '../content/places/collection-scope.ts';
import { toHttpError } from '../content/reading/errors.ts';
import { readChrome } from '../content/site/chrome.ts';
import { askedCurrency } from './currency/asked-currency.ts';
import { loggedPath } from './http/request-log.ts';
import { keepPage, pageQuery } from './pages/pages.ts';
import { runtime } from './runtime.ts';

/** The one door of the server to layouts and pages: what they take of the process around them, they take here. */
export { noticeScript, transitionStyle } from './inline-texts.ts';
export { previewVersionPlaceholder } from './preview-marks.ts';

interface Page extends Pick<APIContext, 'url' | 'cache' | 'request'> {
  readonly response: { readonly headers: Headers };
}

type Reader<Found> = (request: PageRequest) => Promise<Found>;

/** What the document shell says of the site, whatever the page. */
export function siteAround() {
  const { brand, siteUrl, studioUrl, analytics } = runtime().settings;
  const { hosts: _hosts, ...vendors } = analytics;
  return { brand, siteUrl, studio: new URL(studioUrl).origin, vendors };
}

/**
 * Reads what a page shows, and keeps the page under what it was read from, unless its address asks a question of one visitor's own.
 *
 * @param read gives `null` when there is no such page: then nothing is kept
 * @throws OutageError when a part the page cannot do without cannot be read and was not kept; and when there seems to be no such page
 *   while anything it was asked of could not be read: what nobody knows is not absent
 */
export async function gatherPage<Found>(page: Page, read: Reader<Found>): Promise<Found> {
  const request = requestOf(page, { path: builtPath(page.url) });
  const found = await read(request);
  if (found) keepPage(page, request.reading.freshness() ?? false);
  else request.reading.ensureRead();
  return found;
}

/** As `gatherPage`, for a page made for one visitor: never kept, and its reads end when the visitor leaves. */
export async function gatherOwnPage<Found>(page: Page, read: Reader<Found>): Promise<Found> {
  const request = requestOf(page, { path: builtPath(page.url), signal: page.request.signal });
  const found = await read(request);
  if (!found) request.reading.ensureRead();
  page.cache.set(false);
  page.response.headers.set('Cache-Control', 'no-store');
  return found;
}

/** As `gatherPage`, for a page that stands in for another: never kept, and whole even when the visitor who asked has left. */
export async function gatherStandIn<Found>(page: Page, read: Reader<Found>): Promise<Found> {
  const found = await read(requestOf(page));
  page.response.headers.set('Cache-Control', 'no-store');
  return found;
}

/** The reference of an enquiry that an address names; `null` without one, or for anything that cannot be one. */
export function referenceAsked(url: URL): string | null {
  const given = pageQuery(url).get('ref') ?? '';
  return isReference(given) ? given : null;
}

/** The answer that becomes the page of an unknown address; while nobody knows which pages there are, an outage (middleware.ts). */
export const notFound = (): Response => new Response(null, { status: 404 });

/** The property whose page an address is; `null` where the collection has no such page. */
export function propertyAt({ pathname }: Pick<URL, 'pathname'>): Property | null {
  const collection = currentCollection();
  return routeOf(pathname, collection) ? propertyOfPath(pathname, collection) : null;
}

/**
 * As `gatherStandIn`, for the page shown in place of one that failed: the failure is logged, and the answer gets its status.
 *
 * @param read gets the status too: 503 for an outage, else 500
 */
export async function gatherFailure<Found>(
  page: Page & Pick<APIContext, 'locals'>,
  error: unknown,
  read: (request: PageRequest, status: number) => Promise<Found>,
): Promise<Found> {
  const { log } = runtime();
  const { message, statusCode } = toHttpError(error);
  const path = loggedPath(page.url.pathname, false, currentCollection());
  log.error({ path, statusCode, reason: message }, 'a page failed');
  const found = await gatherStandIn(page, (request) => read(request, statusCode));
  page.locals.failureStatus = statusCode;
  if (statusCode === 503) page.response.headers.set('Retry-After', '10');
  return found;
}

/** The path of an address the collection has a page at; `null` for any other. */
const builtPath = ({ pathname }: Pick<URL, 'pathname'>): string | null =>
  routeOf(pathname, currentCollection()) ? pathname : null;

interface RequestParts {
  /** Whose parts by its key are read; `null` for a page that stands in for another. */
  readonly path?: string | null;
  readonly signal?: AbortSignal;
}

function requestOf({ url }: Page, { path = null, signal }: RequestParts = {}): PageRequest {
  const { settings, content, exchange, log } = runtime();
  const { brand, siteUrl } = settings;
  const query = pageQuery(url);
  const reading = content.forPage(signal);
  const chrome = readChrome(reading, path);
  // Where the page's own parts fail first nobody waits for it.
  chrome.catch(() => {});
  return {
    reading,
    chrome,
    brand,
    siteUrl,
    query,
    currency: ({ kept, wanted = query.get('currency') } = {}) => askedCurrency(wanted, exchange, kept),
    search: content.search,
    log,
  };
}
