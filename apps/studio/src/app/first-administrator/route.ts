import config from '@payload-config';
import { getPayload } from 'payload';
import { isSameOrigin } from '../../access/same-origin.ts';
import { claimPage, claimStyles, closedPage, madePage } from '../../accounts/claim-page.ts';
import { claimFirstAdministrator, hasAccounts } from '../../accounts/first-administrator.ts';
import { callerNetwork } from '../../accounts/sign-in/caller-network.ts';
import { attemptLimit } from '../../accounts/sign-in/sign-in-attempts.ts';
import { studioSettings } from '../../settings.ts';

export const dynamic = 'force-dynamic';

const limit = attemptLimit(10, 60);

function page(html: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Not "no-referrer": browsers then send the form with the origin "null".
      'Referrer-Policy': 'same-origin',
      'Content-Security-Policy': `default-src 'none'; style-src 'self' ${claimStyles}; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      ...headers,
    },
  });
}

const done = () =>
  page(
    closedPage('There is an administrator already', 'Sign in, or ask them for an account of your own.'),
    410,
  );

/** Says in the address that the account was made just now. It gives nothing away: there is an account either way. */
const made = 'made';

export async function GET(request: Request): Promise<Response> {
  const payload = await getPayload({ config });
  if (!(await hasAccounts(payload))) return page(claimPage({}, []), 200);
  return new URL(request.url).searchParams.has(made) ? page(madePage(), 200) : done();
}

export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, studioSettings().studioUrl)) {
    return page(
      closedPage('Not from here', 'Open the link of the first administrator and send the form from there.'),
      403,
    );
  }
  const wait = await limit.take(callerNetwork(request.headers));
  if (wait > 0) {
    const words = 'There were too many attempts. Wait a minute and open the link again.';
    return page(closedPage('Please wait', words), 429, { 'Retry-After': String(wait) });
  }
  const payload = await getPayload({ config });
  if (await hasAccounts(payload)) return done();
  const form = new URLSearchParams(await request.text());
  const claim = {
    code: (form.get('code') ?? '').trim(),
    name: form.get('name') ?? '',
    email: (form.get('email') ?? '').trim(),
    password: form.get('password') ?? '',
  };
  const faults = await claimFirstAdministrator(payload, claim);
  if (faults.length > 0)
    return page(claimPage(claim, faults), faults.some(({ field }) => field === 'code') ? 403 : 400);
  return new Response(null, {
    status: 303,
    headers: { Location: `/first-administrator?${made}`, 'Cache-Control': 'no-store' },
  });
}
