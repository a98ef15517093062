import type { ServerResponse } from 'node:http';
import { verifyPreviewToken } from '@sundowner/keyring';
import { type KnownCollection, withCollection } from '../content/places/collection-scope.ts';
import { inPreview } from '../content/reading/preview-scope.ts';
import { answerPlainly } from './http/plain-answer.ts';

export interface Previews {
  /**
   * Answers an address with `?preview=`: the page made from drafts, for the studio alone to frame, kept by nobody.
   *
   * @param render makes the page
   * @returns whether the address asked for a preview
   */
  answer(response: ServerResponse, url: URL, render: () => Promise<void>): Promise<boolean>;
}

interface PreviewParts {
  /** Address editors use; its origin may frame previews. */
  readonly studioUrl: string;
  readonly token: string;
  /** The collection with its drafts, read inside a preview; the published one where it cannot be read. */
  readonly collection: () => Promise<KnownCollection>;
}

export function previews({ studioUrl, token, collection }: PreviewParts): Previews {
  const studio = new URL(studioUrl).origin;
  return {
    async answer(response, url, render) {
      const given = url.searchParams.get('preview');
      if (given === null) return false;
      letFrame(response, studio);
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Robots-Tag', 'noindex, nofollow');
      // The address opens drafts: no other host learns it.
      response.setHeader('Referrer-Policy', 'no-referrer');
      const grant = verifyPreviewToken(given, token);
      if (grant?.path !== url.pathname) {
        answerPlainly(
          response,
          403,
          'This preview has ended, or its address is not whole. Open the entry in the studio again to see its preview.',
        );
        return true;
      }
      // Apart from the page's own reads: what is noted of these is of no part of the page.
      const known = await inPreview(given, collection);
      await inPreview(given, () => withCollection(known, render));
      return true;
    },
  };
}

function letFrame(response: ServerResponse, studio: string): void {
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  response.setHeader(
    'Content-Security-Policy',
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${studio}`),
  );
  response.removeHeader('X-Frame-Options');
}
