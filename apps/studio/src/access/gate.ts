import { openPosts } from '../front/bounds.ts';
import { isSite } from './callers.ts';

/** What a caller without any credential may ask of the REST API: to sign in, step by step, and whether the studio is well. */
const openToAll: readonly string[] = [
  'GET /api/health',
  'GET /api/access',
  'GET /api/users/me',
  ...openPosts,
];

/** The one post of the site's: its reads, in a body because they are no address (content-reads/endpoint.ts). */
const readsOfTheSite = 'POST /api/reads';

/**
 * A gate before Payload's REST API, so that an endpoint of Payload's that forgets its own check is closed all the same:
 * strangers reach only `openToAll`, the site only reads. Whoever shows another credential is Payload's to judge.
 *
 * @returns the refusal, or `null` to let the request through
 */
export function refusal(request: Request): Response | null {
  const { headers, method } = request;
  const forbidden = () =>
    Response.json({ errors: [{ message: 'You are not allowed to perform this action.' }] }, { status: 403 });
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  if (headers.has('authorization')) {
    const reads = method === 'GET' || method === 'HEAD' || `${method} ${path}` === readsOfTheSite;
    return isSite(request) && !reads ? forbidden() : null;
  }
  if (/(?:^|;\s*)payload-token=/.test(headers.get('cookie') ?? '')) return null;
  return openToAll.includes(`${method} ${path}`) ? null : forbidden();
}
