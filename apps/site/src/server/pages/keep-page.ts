import type { APIContext } from 'astro';
import { askedOfPage } from './asked-of-page.ts';

type Freshness = Parameters<APIContext['cache']['set']>[0];

/** Keeps the page that is being drawn under what it was drawn from, unless it answers one visitor's own question. */
export function keepPage({ url, cache, response }: Page, freshness: Freshness): void {
  if (askedOfPage(url).key === null) response.headers.set('Cache-Control', 'no-store');
  else cache.set(freshness);
}

interface Page extends Pick<APIContext, 'url' | 'cache'> {
  readonly response: { readonly headers: Headers };
}
