import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { largestNumber, queryFault } from './query-fault.ts';

/** What is known of a collection: which addresses are below it, and what stands for an entry there. */
export interface KnownCollection {
  /** `null` where it has none: it is the studio's own. */
  readonly endpoints: readonly { readonly method: string; readonly path: string }[] | null;
  readonly idsAreTexts: boolean;
  readonly hasVersions: boolean;
  readonly verifies: boolean;
  readonly hasFiles: boolean;
  /** Where they are on disk; `null` where they are in a bucket, which is asked for each once. */
  readonly folder: string | null;
}

/** What the addresses of a collection are judged by. */
function knownCollection(payload: Payload, slug: string): KnownCollection | null {
  if (!Object.hasOwn(payload.collections, slug)) return null;
  const collection = payload.collections[slug as keyof Payload['collections']];
  const { endpoints, versions, auth, upload } = collection.config;
  return {
    endpoints: endpoints === false ? null : endpoints,
    idsAreTexts: collection.customIDType === 'text',
    hasVersions: Boolean(versions),
    verifies: Boolean(auth?.verify),
    hasFiles: Boolean(upload),
    folder: upload && !upload.disableLocalStorage ? (upload.staticDir ?? slug) : null,
  };
}

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestNumber;

/** A file's name as the studio gives them, and nothing that leads elsewhere. */
const isFileName = (text: string): boolean => /^[^/\\\0]{1,255}$/.test(text) && text !== '.' && text !== '..';

/** The values of an endpoint's names in a path, or `null` where it is another's. */
function valuesIn(path: string, given: readonly string[]): ReadonlyMap<string, string> | null {
  const parts = path.split('/').filter(Boolean);
  const required = parts.filter((part) => !part.endsWith('?')).length;
  if (given.length < required || given.length > parts.length) return null;
  const values = new Map<string, string>();
  for (const [place, value] of given.entries()) {
    const part = parts[place] ?? '';
    if (part.startsWith(':')) values.set(part.slice(1).replace(/\?$/, ''), value);
    else if (part !== value) return null;
  }
  return values;
}

/**
 * Whether an address below a collection can lead anywhere: Payload takes whatever stands in the place of an entry's number to the
 * database, and answers with 500 when that refuses it.
 *
 * @param below the decoded segments after the collection's own
 */
export function leadsNowhere(known: KnownCollection, method: string, below: readonly string[]): boolean {
  if (known.endpoints === null) return true;
  for (const { method: its, path } of known.endpoints) {
    if (its !== method.toLowerCase()) continue;
    const values = valuesIn(path, below);
    if (!values) continue;
    if (path.startsWith('/versions') && !known.hasVersions) return true;
    if (path.startsWith('/verify') && !known.verifies) return true;
    const file = values.get('filename');
    if (file !== undefined)
      return (
        !known.hasFiles ||
        !isFileName(file) ||
        (known.folder !== null && !existsSync(join(known.folder, file)))
      );
    const id = values.get('id');
    return id !== undefined && !path.startsWith('/verify') && !known.idsAreTexts && !isId(id);
  }
  return false;
}

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
