import { defineMiddleware } from 'astro:middleware';
import { compressedAnswer } from './server/compressed-answer.ts';
import { withPreviewVersion } from './server/preview-version.ts';

/**
 * Compresses what the page cache does not keep: forms, the thank-you page, error pages. A kept page is compressed once, by the cache.
 */
export const onRequest = defineMiddleware(async ({ request, cache, locals }, next) => {
  const answer = await next();
  const { failureStatus, movedTo } = locals;
  // Asked about each time: an editor can take a redirect back.
  if (movedTo)
    return new Response(null, { status: 301, headers: { location: movedTo, 'cache-control': 'no-cache' } });
  const made = locals.preview ? await withPreviewVersion(answer, locals.ticket) : answer;
  const response = failureStatus
    ? new Response(made.body, { status: failureStatus, headers: made.headers })
    : made;
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  const kept = response.status === 200 && cache?.options.maxAge !== undefined;
  return kept ? response : compressedAnswer(request, response);
});
