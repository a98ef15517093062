import { defineMiddleware } from 'astro:middleware';
import { currentCollection } from './content/places/collection-scope.ts';
import { ensureCollectionRead } from './content/places/ensure-collection-read.ts';
import { readRedirects, redirectTarget } from './content/site/redirects.ts';
import { compressedAnswer } from './server/http/compression.ts';
import { withPreviewVersion } from './server/preview-marks.ts';
import { runtime } from './server/runtime.ts';

/** Where editors say that a path without a page leads; a page always wins, and one that is gone gives way (RT-17). */
async function successorOf({ pathname }: URL, search: string): Promise<string | null> {
  const reading = runtime().content.forPage();
  const moved = redirectTarget({ pathname, search }, await readRedirects(reading), currentCollection());
  if (moved !== null) return moved;
  // An address that may have moved, or may have a page after all, is not gone: the visitor, and a search engine, ask again.
  reading.ensureRead();
  ensureCollectionRead();
  return null;
}

/**
 * Compresses what the page cache does not keep: forms, the thank-you page, error pages. A kept page is compressed once, by the cache.
 */
export const onRequest = defineMiddleware(async ({ request, url, cache, locals }, next) => {
  const answer = await next();
  const { failureStatus } = locals;
  const movedTo = answer.status === 404 ? await successorOf(url, locals.visitorQuery ?? '') : null;
  // Asked about each time: an editor can take a redirect back.
  if (movedTo)
    return new Response(null, { status: 301, headers: { location: movedTo, 'cache-control': 'no-cache' } });
  const made = locals.preview ? await withPreviewVersion(answer, locals.ticket, locals.preview) : answer;
  const response = failureStatus
    ? new Response(made.body, { status: failureStatus, headers: made.headers })
    : made;
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  const kept = response.status === 200 && cache?.options.maxAge !== undefined;
  return kept ? response : compressedAnswer(request, response);
});
