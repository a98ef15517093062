import type { APIRoute } from 'astro';
import { dialogOrigin } from '../../server/page-key.ts';
import { runtime } from '../../server/runtime.ts';

/** What a dialog shows, without a ticket: it may be kept like a page. */
export const GET: APIRoute = async ({ params, url, cache }) => {
  if (params.name !== 'telephone')
    return Response.json({ status: 404, title: 'There is no such dialog.' }, { status: 404 });
  const read = runtime().content.forPage();
  const dialog = await read.telephoneDialog(dialogOrigin(url));
  cache.set(read.freshness());
  return Response.json(dialog);
};
