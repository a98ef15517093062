/** What a page of the admin may load, as one header. */
interface Loads {
  /** New for every page; Next writes it on its own scripts. */
  readonly nonce: string;
  /** Origin of the public site: previews are framed. */
  readonly siteUrl: string;
  /** Whether Next's development server serves the page: React evaluates texts there to name errors. */
  readonly development: boolean;
}

/**
 * The content security policy of the admin. Scripts are Next's, by their nonce, and what those load. Styles stay open: Payload and
 * its editor write style attributes on most of what they draw, and a style runs nothing.
 */
export function adminPolicy({ nonce, siteUrl, development }: Loads): string {
  const site = new URL(siteUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    // A picture is shown before it is uploaded, as blob: or data:.
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-src 'self' ${site}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
