import type { Brand } from '@sundowner/brand';
import type { Content, PageContent } from './content.ts';
import type { CurrencyChoice } from './rates/exchange.ts';
import type { ContentLog } from './reading/log.ts';

/** What every page may be gathered from. */
export interface PageRequest {
  /** The reads of this page alone; what they find outdates it. */
  readonly read: PageContent;
  readonly brand: Brand;
  /** Origin of the public site without a trailing slash. */
  readonly siteUrl: string;
  /** Of the address. */
  readonly query: URLSearchParams;
  /** What the address asks prices to be shown in. */
  readonly currency: () => Promise<CurrencyChoice>;
  readonly search: Content['search'];
  readonly log: ContentLog;
}
