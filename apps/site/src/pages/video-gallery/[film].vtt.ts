import type { APIRoute } from 'astro';
import { readVideoGalleries } from '../../content/gallery/galleries.ts';
import { runtime } from '../../server/runtime.ts';

/** The captions of a film, as the editors wrote them; kept, and outdated, like a page. */
export const GET: APIRoute = async ({ cache, params }) => {
  const reading = runtime().content.forPage();
  const galleries = await readVideoGalleries(reading);
  const films = galleries.flatMap(({ videos }) => videos);
  const captions = films.find(({ slug }) => slug === params.film)?.captions;
  if (!captions) {
    reading.ensureRead();
    return new Response(null, { status: 404 });
  }
  cache.set(reading.freshness() ?? false);
  return new Response(`${captions}\n`, { headers: { 'Content-Type': 'text/vtt; charset=utf-8' } });
};
