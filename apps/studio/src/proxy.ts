import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { isForeign, isSameOrigin } from './access/same-origin.ts';
import { adminPolicy } from './admin/content-policy.ts';
import { studioSettings } from './settings.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * A page that leads on by itself. Not a redirect: Next takes 127.0.0.1 and localhost for one host and shortens Location to a
 * path, which sent the browser round in a circle.
 */
function leadTo(address: string): NextResponse {
  const safe = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const body = `<!doctype html><html lang="en"><title>The studio</title><p>The studio is at <a href="${safe}">${safe}</a>.</p></html>`;
  return new NextResponse(body, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      Refresh: `0; url=${address}`,
    },
  });
}

/** What comes from elsewhere and would change something: a form that posts, a link that signs out. */
function refusedFromElsewhere(request: NextRequest, origin: string): NextResponse | null {
  const { method, nextUrl, headers } = request;
  if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) {
    // The page of the first administrator refuses in its own words.
    if (nextUrl.pathname === '/first-administrator' || isSameOrigin(headers, origin)) return null;
    return new NextResponse('This did not come from a page of the studio. Nothing was done.', {
      status: 403,
    });
  }
  const signsOut = nextUrl.pathname.startsWith('/admin/logout');
  return signsOut && isForeign(headers) ? leadTo(`${origin}/admin`) : null;
}

/**
 * Sends a browser that came by another name of this machine (localhost for 127.0.0.1) to the studio's one address:
 * cookies and the admin's own requests belong to that. Refuses what another page has the browser change. Gives every page of
 * the admin its content security policy. Only names of the machine itself are sent on, so a reverse proxy
 * that rewrites Host cannot be led in a circle.
 */
export function proxy(request: NextRequest): NextResponse {
  const canonical = new URL(studioSettings().studioUrl);
  const came = URL.canParse(`http://${request.headers.get('host')}`)
    ? new URL(`http://${request.headers.get('host')}`)
    : null;
  const bothLoopback = came && loopback.test(came.hostname) && loopback.test(canonical.hostname);
  if (
    request.method === 'GET' &&
    bothLoopback &&
    came.hostname !== canonical.hostname &&
    came.port === canonical.port
  ) {
    return leadTo(`${canonical.origin}${request.nextUrl.pathname}${request.nextUrl.search}`);
  }
  const refused = refusedFromElsewhere(request, canonical.origin);
  if (refused) return refused;
  const policy = adminPolicy({
    nonce: randomBytes(16).toString('base64'),
    siteUrl: studioSettings().siteUrl,
    // Next writes the literal into the build; it is no setting.
    development: process.env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the request.
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  if (request.nextUrl.pathname.startsWith('/admin')) response.headers.set('Content-Security-Policy', policy);
  if (canonical.protocol === 'https:') {
    response.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  return response;
}

// Not the API: Next buffers and cuts off the bodies of what passes here, and uploads are large.
export const config = { matcher: ['/', '/admin/:path*', '/first-administrator'] };
