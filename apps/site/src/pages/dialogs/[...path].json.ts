import type { APIRoute } from 'astro';
import { ensureCollectionRead } from '../../content/places/ensure-collection-read.ts';
import { toHttpError } from '../../content/reading/errors.ts';
import { readDialog } from '../../dialogs/dialog-readers.ts';
import { pageQuery } from '../../server/pages/pages.ts';
import { runtime } from '../../server/runtime.ts';

const problem = (status: number, title: string) =>
  Response.json(
    { status, title },
    { status, headers: { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '10' }) } },
  );

/** What a dialog shows, without a ticket: it may be kept like a page. */
export const GET: APIRoute = async ({ params, url, cache }) => {
  const reading = runtime().content.forPage();
  const from = pageQuery(url).get('from') ?? '/';
  try {
    const dialog = await readDialog(reading, params.path ?? '', { from, query: null });
    if (!dialog) {
      ensureCollectionRead();
      reading.ensureRead();
      return problem(404, 'There is no such dialog.');
    }
    cache.set(reading.freshness() ?? false);
    return Response.json(dialog.content);
  } catch (error) {
    // The dialog offers to try again (MOD-05); an answer in words of the content service would tell it nothing.
    return problem(toHttpError(error).statusCode, 'This is not at hand just now.');
  }
};
