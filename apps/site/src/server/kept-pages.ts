import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWith } from './pages/cached-page.ts';
import type { PageCache } from './pages/page-cache.ts';
import { pageKeyOf } from './pages/page-key.ts';

/**
 * Sends a page that is in memory and fresh, without waking Astro: five times as many in a second. Everything else is Astro's, whose
 * cache provider reads and fills the same cache.
 */
export function keptPages(pages: Pick<PageCache, 'fresh'>) {
  return {
    /** @returns whether the page was there and was sent */
    answer(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
      const key = pageKeyOf(url);
      const page = key === null ? null : pages.fresh(key);
      if (!page) return false;
      const encoding = request.headers['accept-encoding'];
      const asked = {
        acceptEncoding: Array.isArray(encoding) ? encoding.join(',') : encoding,
        ifNoneMatch: request.headers['if-none-match'],
      };
      const { status, headers, body } = answerWith(page, asked, 'hit');
      response.writeHead(status, headers).end(request.method === 'HEAD' ? null : body);
      return true;
    },
  };
}
