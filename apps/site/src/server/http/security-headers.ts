import type { ServerResponse } from 'node:http';
import type { AnalyticsSettings } from '@sundowner/settings/product/analytics';
import helmet from 'helmet';
import { inlineSources } from '../inline-texts.ts';
import { vendorSources } from './vendor-sources.ts';

/** Where a visitor writes to us: no vendor may come here, whatever is configured (GEN-05). */
const forms = /^\/(enquir(e|y)|my-enquiry)(\/|$|\?)/;

/**
 * Headers of every answer. The content policy allows what our own host serves, two short texts that stand inline on every page, by
 * their hashes, and the hosts of the vendors an operator has configured, except where there is a form. It is the same for every
 * visitor, so that cached pages carry the same one (docs/decisions).
 */
export function securityHeaders(
  siteUrl: string,
  analytics: AnalyticsSettings,
): (response: ServerResponse) => void {
  const https = siteUrl.startsWith('https://');
  const vendors = vendorSources(analytics);
  const own = protection(https, { script: [], connect: [], img: [] });
  const measured = protection(https, vendors);
  return (response) => {
    const protect = forms.test(response.req.url ?? '') ? own : measured;
    // Helmet writes headers at once and reads nothing of the request.
    protect(response.req, response, () => {});
    response.setHeader(
      'Permissions-Policy',
      // A panorama is turned by the phone that is held before it, once its owner has pressed for that.
      'accelerometer=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(self), microphone=(), payment=(), usb=()',
    );
  };
}

function protection(https: boolean, vendors: ReturnType<typeof vendorSources>) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", inlineSources.script, ...vendors.script],
        styleSrc: ["'self'", inlineSources.style],
        imgSrc: ["'self'", 'data:', ...vendors.img],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...vendors.connect],
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
}
