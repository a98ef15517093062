import type { Content } from './content.ts';
import type { CurrencyChoice } from './rates/exchange.ts';
import type { ContentLog } from './reading/log.ts';
import type { Reading, Site } from './reading/reading.ts';

/** What every page may be gathered from. */
export interface PageRequest extends Pick<Site, 'brand' | 'siteUrl'> {
  /** The reads of this page alone; what they find outdates it. */
  readonly reading: Reading;
  /** Of the address. */
  readonly query: URLSearchParams;
  /** What the address asks prices to be shown in. */
  readonly currency: () => Promise<CurrencyChoice>;
  readonly search: Content['search'];
  readonly log: ContentLog;
}
