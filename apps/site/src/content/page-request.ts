import type { Content } from './content.ts';
import type { CurrencyChoice } from './rates/exchange.ts';
import type { ContentLog } from './reading/log.ts';
import type { Reading, Site } from './reading/reading.ts';
import type { Chrome } from './site/chrome.ts';

/** What a page knows of currencies besides its address. */
export interface CurrencyAsking {
  /** ISO 4217: what prices of the page are kept in, where that is not the same for all. */
  readonly kept?: readonly string[];
  /** ISO 4217, in place of what the address names. */
  readonly wanted?: string;
}

/** What every page may be gathered from. */
export interface PageRequest extends Pick<Site, 'brand' | 'siteUrl'> {
  /** The reads of this page alone; what they find outdates it. */
  readonly reading: Reading;
  /** What the frame around the page shows, read in one round with the page's own parts. */
  readonly chrome: Promise<Chrome>;
  /** Of the address. */
  readonly query: URLSearchParams;
  /** What the address asks prices to be shown in. */
  readonly currency: (asking?: CurrencyAsking) => Promise<CurrencyChoice>;
  readonly search: Content['search'];
  readonly log: ContentLog;
}

/** What a reader gives the view of its page. */
export type PageView<
  Reader extends (request: PageRequest, ...asked: never[]) => Promise<{ view: object } | null>,
> = NonNullable<Awaited<ReturnType<Reader>>>['view'];
