import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { AnalyticsSettings } from '@sundowner/settings/product/analytics';
import helmet from 'helmet';
import type { SiteSettings } from '../../settings.ts';
import { inlineSources } from '../inline-texts.ts';
import { vendorSources } from './vendor-sources.ts';

/** Where a visitor writes to us: no vendor may come here, whatever is configured (GEN-05). */
const forms = /^\/(enquir(e|y)|my-enquiry)(\/|$|\?)/;

/** Names and values in turn, as an answer's head is written. */
export type HeadLines = readonly string[];

/** Headers of every answer. */
export interface SecurityHeaders {
  /** @param target of the request, with or without its query */
  of(target: string): HeadLines;
  /** @param path of the page, whatever the request line names before it */
  set(response: ServerResponse, path: string): void;
}

/**
 * The content policy allows what our own host serves, two short texts that stand inline on every page, by their hashes, and the hosts of
 * the vendors an operator has configured, except where there is a form, and of uploads where they are fetched elsewhere. It is the same for every visitor, so that cached pages carry the
 * same one (docs/decisions). A demonstration asks search engines to leave it out.
 */
export function securityHeaders(
  siteUrl: string,
  analytics: AnalyticsSettings,
  mode: SiteSettings['mode'],
  mediaUrl: string | null = null,
): SecurityHeaders {
  const https = siteUrl.startsWith('https://');
  const vendors = vendorSources(analytics);
  const uploads = mediaUrl === null ? [] : [new URL(mediaUrl).origin];
  const around = mode === 'demo' ? ['x-robots-tag', 'noindex, nofollow'] : [];
  const own = [...linesOf(protection(https, { script: [], connect: [], img: [] }, uploads)), ...around];
  const measured = [...linesOf(protection(https, vendors, uploads)), ...around];
  const of = (target: string) => (forms.test(target) ? own : measured);
  return {
    of,
    set(response, path) {
      const lines = of(path);
      for (let at = 0; at < lines.length; at += 2) response.setHeader(lines[at] ?? '', lines[at + 1] ?? '');
    },
  };
}

/** What Helmet writes: always the same, it reads nothing of the request. */
function linesOf(protect: ReturnType<typeof helmet>): HeadLines {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  protect(response.req, response, () => {});
  // A panorama is turned by the phone that is held before it, once its owner has pressed for that.
  response.setHeader(
    'Permissions-Policy',
    'accelerometer=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(self), microphone=(), payment=(), usb=()',
  );
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

function protection(https: boolean, vendors: ReturnType<typeof vendorSources>, uploads: readonly string[]) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", inlineSources.script, ...vendors.script],
        styleSrc: ["'self'", inlineSources.style],
        imgSrc: ["'self'", 'data:', ...uploads, ...vendors.img],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...vendors.connect],
        mediaSrc: ["'self'", ...uploads],
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
