import { previewOf } from '../../media/to-jpeg.ts';
import { largestPicture } from '../../media/upload-bounds.ts';

/** The file's bytes; `null` for one larger than any picture that is opened. */
async function bytesOf(file: Response): Promise<Uint8Array | null> {
  if (Number(file.headers.get('content-length') ?? 0) > largestPicture) {
    await file.body?.cancel();
    return null;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return bytes.byteLength > largestPicture ? null : bytes;
}

/**
 * A small JPEG of a file the site gave, decoded apart from the studio, for a picture beside its name: what a telephone makes (HEIC) no
 * browser but one shows. 404 for what is no picture. The file itself stays as it came.
 */
export async function sendPreview(file: Response): Promise<Response> {
  const bytes = await bytesOf(file);
  const preview = bytes && (await previewOf(bytes));
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  if (!preview) return new Response(null, { status: 404, headers });
  return new Response(new Uint8Array(preview), { headers: { ...headers, 'content-type': 'image/jpeg' } });
}
