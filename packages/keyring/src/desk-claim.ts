import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long a claim is good for, from the moment it is made: one call. */
export const deskClaimMs = 300_000;

/** Two machines' clocks may differ by so much. */
const clockSlackMs = 60_000;
const longestClaim = 4000;

/** A key of its own: what signs claims opens nothing else. */
const keyOf = (internalToken: string): Buffer =>
  Buffer.from(hkdfSync('sha256', internalToken, '', 'sundowner desk claim 1', 32));

const signatureOf = (payload: string, internalToken: string): Buffer =>
  createHmac('sha256', keyOf(internalToken)).update(payload).digest();

/**
 * Says to the site's internal API who asks, signed by the studio that knows: the header `Desk-Claim`.
 *
 * @param claim who asks, as JSON; what is in it is the desk's affair
 * @param now milliseconds since 1970
 */
export function signDeskClaim(claim: object, internalToken: string, now: number = Date.now()): string {
  const payload = Buffer.from(JSON.stringify([claim, now + deskClaimMs])).toString('base64url');
  return `${payload}.${signatureOf(payload, internalToken).toString('base64url')}`;
}

/**
 * Who a claim names, unread.
 *
 * @param now milliseconds since 1970
 * @returns `null` for one that is forged, broken, expired, or good for longer than we ever make one
 */
export function verifyDeskClaim(claim: string, internalToken: string, now: number = Date.now()): unknown {
  if (claim.length > longestClaim) return null;
  const [payload = '', signature = '', ...more] = claim.split('.');
  if (more.length > 0) return null;
  const expected = signatureOf(payload, internalToken);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    const [who, expires]: unknown[] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (typeof expires !== 'number' || expires <= now || expires > now + deskClaimMs + clockSlackMs)
      return null;
    return who ?? null;
  } catch {
    return null;
  }
}
