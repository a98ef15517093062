import { type CheerioAPI, load } from 'cheerio';
import { sharedProduct } from './shared-product.ts';

export interface SitePage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** The page's elements as the server wrote them, by selector: `$('main h1').text()`. */
  readonly $: CheerioAPI;
}

/** The site of the run's one product (`shared-product.ts`), asked over HTTP as a visitor without scripts asks. */
export const site = {
  get url(): string {
    return sharedProduct().siteUrl;
  },

  /** Follows no redirect. */
  get: (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(new URL(path, sharedProduct().siteUrl), { redirect: 'manual', ...init }),

  async page(path: string, init: RequestInit = {}): Promise<SitePage> {
    const response = await site.get(path, init);
    const html = await response.text();
    return { status: response.status, headers: response.headers, html, $: load(html) };
  },
};
