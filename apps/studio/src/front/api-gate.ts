import { notAllowed, refusal } from '../access/answers.ts';
import { isSite } from '../access/callers.ts';
import { isSameOrigin } from '../access/same-origin.ts';
import { studioSettings } from '../settings.ts';
import { openPosts } from './bounds.ts';

/** What a caller without any credential may ask of the REST API: to sign in, step by step, and whether the studio is well. */
const openToAll: readonly string[] = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/access',
  'GET /api/users/me',
  ...openPosts,
];

/** What changes nothing, no matter who has it sent. */
const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** The one post of the site's: its reads, in a body because they are no address (content-reads/endpoint.ts). */
const readsOfTheSite = 'POST /api/reads';

/**
 * Checks requests before Payload's REST API does, so that an endpoint of Payload's that forgets its own check is closed all the same:
 * strangers reach only `openToAll`, the site only reads. Anybody who shows another credential is Payload's to judge.
 * What changes something, a cookie above all, is taken from the studio's own pages alone, before anybody has signed in too: a form of
 * another site that signs a browser in leaves its owner working in somebody else's account.
 *
 * @returns the refusal, or `null` to let the request through
 */
export function apiRefusal(request: Request): Response | null {
  const { headers, method } = request;
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  if (isSite(request)) {
    const reads = method === 'GET' || method === 'HEAD' || `${method} ${path}` === readsOfTheSite;
    return reads ? null : notAllowed();
  }
  if (!reading.includes(method) && !isSameOrigin(headers, studioSettings().studioUrl))
    return refusal(403, 'This did not come from a page of the studio. Nothing was done.');
  if (headers.has('authorization')) return null;
  if (/(?:^|;\s*)payload-token=/.test(headers.get('cookie') ?? '')) return null;
  return openToAll.includes(`${method} ${path}`) ? null : notAllowed();
}
