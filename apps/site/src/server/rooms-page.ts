import { type Brand, type Property, propertyOfPath } from '@sundowner/brand';
import type { APIContext } from 'astro';
import type { Chrome } from '../content/model/chrome.ts';
import { type RoomsContent, readRoomsPage } from '../content/pages/rooms-content.ts';
import { type AskedCurrency, askedCurrency } from './currency/asked-currency.ts';
import { keepPage } from './pages/pages.ts';
import { runtime } from './runtime.ts';

/** All that `_rooms.astro` draws the page of a lodge's rooms from. */
export interface RoomsPage {
  readonly content: RoomsContent;
  readonly property: Property;
  readonly chrome: Chrome;
  readonly brand: Brand;
  readonly siteUrl: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly choice: AskedCurrency;
}

/**
 * Reads the page of a lodge's rooms and says how long it may be kept.
 *
 * @param stayPath page of the lodge, hotel or property whose rooms they are
 * @returns `null` when there is no such page
 * @throws OutageError when a part of it cannot be read and was not kept
 */
export async function roomsPage(
  astro: Pick<APIContext, 'url' | 'cache'> & { readonly response: { readonly headers: Headers } },
  { stayPath, path }: { readonly stayPath: string; readonly path: string },
): Promise<RoomsPage | null> {
  const property = propertyOfPath(path);
  if (!property) return null;
  const { settings, content, exchange } = runtime();
  const { brand, siteUrl } = settings;
  const read = content.forPage();
  const query = astro.url.searchParams;
  const [page, chrome, choice] = await Promise.all([
    readRoomsPage(read, property, { stayPath, path }),
    read.chrome(),
    askedCurrency(query, exchange),
  ]);
  if (!page) return null;
  keepPage(astro, read.freshness());
  return { content: page, property, chrome, brand, siteUrl, path, query, choice };
}
