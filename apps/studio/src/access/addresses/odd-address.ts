import type { Payload } from 'payload';
import { knownCollection, leadsNowhere } from './path-fault.ts';
import { queryFault } from './query-fault.ts';

const refused = (status: 400 | 404, message: string) => Response.json({ errors: [{ message }] }, { status });

/** The segments of a path below `/api`, decoded; `null` where one cannot be. */
function segmentsOf(path: string): readonly string[] | null {
  try {
    const segments = path
      .split('/')
      .slice(2)
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment));
    return segments.some((segment) => segment.includes('\0')) ? null : segments;
  } catch {
    return null;
  }
}

/** Refuses an address that no entry and no answer can have, before a database is asked for it. @returns `null` for any other */
export function oddAddress(
  payload: Payload,
  { method, url }: Pick<Request, 'method' | 'url'>,
): Response | null {
  const { pathname, searchParams } = new URL(url);
  const segments = segmentsOf(pathname);
  if (!segments) return refused(400, 'The address cannot be read.');
  const [slug = '', ...below] = segments;
  const known = knownCollection(payload, slug);
  if (known && leadsNowhere(known, method, below)) return refused(404, 'Not Found');
  const fault = queryFault(searchParams);
  return fault === null ? null : refused(400, fault);
}

const overrides = ['x-payload-http-method-override', 'x-http-method-override'];

/**
 * A question that was posted because it is too long for an address, as the question it is; any other request as it came. Payload does
 * the same later, when nobody looks at it any more. The studio's pages post a form; what comes in another shape asks nothing.
 */
export async function asAsked(request: Request): Promise<Request> {
  const { headers, method, url, signal } = request;
  const posted = method === 'POST' && overrides.some((name) => headers.get(name) === 'GET');
  if (!posted) return request;
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
  const query = isForm ? await request.text() : '';
  const kept = new Headers(headers);
  for (const name of [...overrides, 'content-length', 'content-type']) kept.delete(name);
  return new Request(`${url}${url.includes('?') ? '&' : '?'}${query}`, {
    method: 'GET',
    headers: kept,
    signal,
  });
}
