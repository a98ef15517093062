import type { Brand, Theme } from '@sundowner/brand';
import type { CurrencyChoice } from '../../sections/currency-switch/currency-choice.ts';
import type { Content, PageContent } from '../content.ts';
import type { ContentLog } from '../log.ts';
import type { Chrome } from '../model/chrome.ts';
import type { PageMeta } from '../model/page-meta.ts';

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

/** What a page gives the document shell, which draws all but the page's own part. */
export interface PageShell {
  /** Path of the page: "/contact-us". */
  readonly path: string;
  /** Title and description are shown as they are. */
  readonly meta: PageMeta;
  readonly chrome: Chrome;
  /** The address search engines are to keep, where it is another page's. */
  readonly canonicalPath?: string;
  /** The palette, where it is not that of the property the path belongs to. */
  readonly theme?: Theme;
  /** schema.org nodes, each drawn as one `application/ld+json` script. */
  readonly structuredData?: readonly object[];
}
