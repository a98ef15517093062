/**
 * Whether a request that changes something was sent by a page of the studio itself.
 *
 * The session's cookie is SameSite=Lax and Payload checks its own list of origins; this is the second lock, and it does
 * not depend on either. Browsers state the relation themselves (Fetch Metadata, `Sec-Fetch-Site`); over plain HTTP to a
 * host that is not local they leave it out, and the Origin header decides. A request with neither is refused.
 *
 * @param studioOrigin origin people open the studio at, `https://studio.example.com`
 */
export function isSameOrigin(headers: Headers, studioOrigin: string): boolean {
  const relation = headers.get('sec-fetch-site');
  if (relation !== null) return relation === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return origin === studioOrigin || new URL(origin).host === headers.get('host');
}

/** Whether a browser says that a page of another origin had it ask. One that was opened by hand says "none". */
export const isForeign = (headers: Headers): boolean =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
