import type { APIRoute } from 'astro';
import { runtime } from '../../server/runtime.ts';

/** The captions of a film, as the editors wrote them; kept, and outdated, like a page. */
export const GET: APIRoute = async ({ cache, params }) => {
  const read = runtime().content.forPage();
  const galleries = await read.videoGalleries();
  const films = galleries.flatMap(({ videos }) => videos);
  const captions = films.find(({ slug }) => slug === params.film)?.captions;
  if (!captions) {
    read.ensureRead();
    return new Response(null, { status: 404 });
  }
  cache.set(read.freshness());
  return new Response(`${captions}\n`, { headers: { 'Content-Type': 'text/vtt; charset=utf-8' } });
};
