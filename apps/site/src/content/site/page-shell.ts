import type { Theme } from '@sundowner/brand';
import type { PageMeta } from '../page/page-meta.ts';
import type { Chrome } from './chrome.ts';

/** What a page gives the document shell, which draws all but the page's own part. */
export interface PageShell {
  /** Path of the page, its canonical address and what marks the current link: "/contact-us". */
  readonly path: string;
  /** Title and description are shown as they are; the reader has applied the fallbacks of CNT-02. */
  readonly meta: PageMeta;
  readonly chrome: Chrome;
  /** The address search engines are to keep, where it is another page's. */
  readonly canonicalPath?: string;
  /** The palette; that of the property the path belongs to unless said. */
  readonly theme?: Theme;
  /** schema.org nodes, each drawn as one `application/ld+json` script. */
  readonly structuredData?: readonly object[];
}
