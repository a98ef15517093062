import type { ServerResponse } from 'node:http';
import helmet from 'helmet';

/**
 * Headers of every answer. The content policy allows what our own host serves and nothing inline; it needs neither nonce nor hash,
 * so that cached pages carry the same one (docs/decisions).
 */
export function securityHeaders(siteUrl: string): (response: ServerResponse) => void {
  const https = siteUrl.startsWith('https://');
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (response) => {
    // Helmet writes headers at once and reads nothing of the request.
    protect(response.req, response, () => {});
    response.setHeader(
      'Permissions-Policy',
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    );
  };
}
