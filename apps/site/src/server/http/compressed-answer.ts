import { acceptedEncodings, compress, isCompressible, worthCompressing } from './compression.ts';

/**
 * An answer made for one request, in the best encoding its client takes. One without a body stays as it is: Astro puts an error page
 * in its place.
 */
export async function compressedAnswer(request: Request, response: Response): Promise<Response> {
  const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'));
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !isCompressible(type) || response.headers.has('content-encoding')) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const encoded =
    encoding && body.byteLength >= worthCompressing ? (await compress(body))[encoding] : undefined;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  if (encoding && encoded) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String((encoded ?? body).byteLength));
  const { status, statusText } = response;
  return new Response(encoded ?? body, { status, statusText, headers });
}
