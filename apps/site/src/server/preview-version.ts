import { createHash } from 'node:crypto';
import type { PreviewMark } from '@sundowner/brand';
import { withMarks } from './preview-marks.ts';

/** Stands in the page until its version is known: the version is made from the whole page. */
export const previewVersionPlace = 'preview-version-goes-here';

/**
 * The page with its version written into it and into `X-Preview-Version`, so that the preview knows when it has become another, and
 * with its parts marked by the fields they show.
 *
 * @param ticket of the form on the page, another one each time
 * @param marks what the page's reads said of its parts
 */
export async function withPreviewVersion(
  made: Response,
  ticket: string | null,
  marks: readonly PreviewMark[],
): Promise<Response> {
  // Astro puts an error page in the place of an answer without a body.
  if (!made.body || !made.headers.get('content-type')?.startsWith('text/html')) return made;
  const text = withMarks(await made.text(), marks);
  const version = createHash('sha256')
    .update(ticket ? text.replaceAll(ticket, '') : text)
    .digest('base64url')
    .slice(0, 22);
  const headers = new Headers(made.headers);
  headers.delete('content-length');
  headers.set('x-preview-version', version);
  return new Response(text.replace(previewVersionPlace, version), { status: made.status, headers });
}
