import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a preview token allows: to see the drafts of one page until a moment. */
export interface PreviewGrant {
  /** Path of the page on the public site, without query: `/contact-us`. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** How long a preview token is good for, from the moment it is made. */
export const previewTokenMs = 3_600_000;

/** Two machines' clocks may differ by so much. */
const clockSlackMs = 60_000;
const longestToken = 2000;

/** A key of its own: what signs previews opens nothing else, and the content token never reaches a browser. */
const keyOf = (contentToken: string): Buffer =>
  Buffer.from(hkdfSync('sha256', contentToken, '', 'sundowner preview token 1', 32));

const signatureOf = (payload: string, contentToken: string): Buffer =>
  createHmac('sha256', keyOf(contentToken)).update(payload).digest();

/**
 * A token for `?preview=`: the grant and its HMAC-SHA256, fit for an address.
 *
 * @param contentToken the keyring's; the signing key is derived from it
 */
export function signPreviewToken({ path, expires }: PreviewGrant, contentToken: string): string {
  const payload = Buffer.from(JSON.stringify([path, expires])).toString('base64url');
  return `${payload}.${signatureOf(payload, contentToken).toString('base64url')}`;
}

/**
 * What a token allows.
 *
 * @param now milliseconds since 1970
 * @returns `null` for a token that is forged, broken, expired, or good for longer than we ever make one
 */
export function verifyPreviewToken(
  token: string,
  contentToken: string,
  now: number = Date.now(),
): PreviewGrant | null {
  if (token.length > longestToken) return null;
  const [payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0) return null;
  const expected = signatureOf(payload, contentToken);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const grant = grantOf(payload);
  if (!grant || grant.expires <= now || grant.expires > now + previewTokenMs + clockSlackMs) return null;
  return grant;
}

function grantOf(payload: string): PreviewGrant | null {
  try {
    const [path, expires]: unknown[] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof path === 'string' && typeof expires === 'number' ? { path, expires } : null;
  } catch {
    return null;
  }
}
