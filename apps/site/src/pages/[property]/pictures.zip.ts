import { addressWord, propertyOfPath } from '@sundowner/brand';
import type { APIRoute } from 'astro';
import { readImageGalleries } from '../../content/gallery/galleries.ts';
import { picturesToTake } from '../../content/gallery/pictures-to-take.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { runtime } from '../../server/runtime.ts';

/** The pictures of a property that the press and travel partners may take away, in one file. */
export const GET: APIRoute = async ({ params, request }) => {
  const known = propertyOfPath(`/${params.property}`, currentCollection());
  if (!known) return new Response(null, { status: 404 });
  const { content, archives } = runtime();
  const reading = content.forPage();
  const pictures = picturesToTake(await readImageGalleries(reading), known.key);
  if (pictures.length === 0) {
    reading.ensureRead();
    return new Response(null, { status: 404 });
  }
  const archive = await archives.pack(known.shortName, pictures);
  if (archive === 'busy') return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
  const headers = { ETag: archive.etag, 'Cache-Control': 'public, max-age=0, must-revalidate' };
  if (request.headers.get('if-none-match') === archive.etag || request.method === 'HEAD') {
    await archive.body.cancel();
    return new Response(null, { status: request.method === 'HEAD' ? 200 : 304, headers });
  }
  return new Response(archive.body, {
    headers: {
      ...headers,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${addressWord(known.shortName)}-pictures.zip"`,
    },
  });
};
