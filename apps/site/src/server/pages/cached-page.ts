import { createHash } from 'node:crypto';
import { type CdnHeads, noCdnHeads } from '../cdn/cdn-heads.ts';
import { acceptedEncodings, compress, type Encoding, isCompressible } from '../http/compression.ts';
import { isNotModified } from '../http/conditional.ts';
import type { CachedPage, CacheState, Rendered } from './page-cache.ts';

/** Headers that belong to the cache or to one connection, not to the page. */
const dropped = new Set(['cdn-cache-control', 'cache-tag', 'content-length', 'connection', 'date', 'etag']);

/** Pages are kept by browsers too but asked about each time: a published change must show at once (CNT-04). */
const pageCacheControl = 'public, max-age=0, must-revalidate';

/**
 * What a rendered answer is for the cache: a page when it is a 200 without a cookie that says how long it may be kept, else an
 * answer for its own request, left untouched.
 */
export async function toRendered(
  response: Response,
  cdn: CdnHeads = noCdnHeads,
): Promise<Rendered<Response>> {
  const control = response.headers.get('cdn-cache-control') ?? '';
  const freshSeconds = seconds(control, 'max-age');
  const keep =
    response.status === 200 &&
    freshSeconds > 0 &&
    !response.headers.has('set-cookie') &&
    !/no-store|private/.test(response.headers.get('cache-control') ?? '');
  if (!keep) return { kind: 'answer', answer: response };
  const body = new Uint8Array(await response.arrayBuffer());
  const tags = (response.headers.get('cache-tag') ?? '').split(/,\s*/).filter(Boolean);
  const page: CachedPage = {
    headers: [...response.headers].filter(([name]) => !dropped.has(name)),
    body,
    encoded: isCompressible(response.headers.get('content-type') ?? '') ? await compress(body) : {},
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    tags,
    cdn: cdn.ofPage(tags, freshSeconds),
    freshSeconds,
    staleSeconds: seconds(control, 'stale-while-revalidate'),
  };
  return { kind: 'page', page };
}

function seconds(control: string, directive: string): number {
  return Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(control)?.[1] ?? 0);
}

/** What of a request decides in which form it gets a kept page. */
export interface Asked {
  readonly acceptEncoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
}

export interface KeptAnswer {
  readonly status: 200 | 304;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** `null` for a client that has the page already. */
  readonly body: Uint8Array<ArrayBuffer> | null;
}

const freshStates: ReadonlySet<CacheState> = new Set(['hit', 'miss', 'joined']);

/** The encoding a kept page is sent in; `undefined` for the plain body. */
export const chosenEncoding = (page: CachedPage, { acceptEncoding }: Asked): Encoding | undefined =>
  acceptedEncodings(acceptEncoding).find((name) => page.encoded[name]);

/**
 * A kept page as the answer to one request: not modified, or in the best encoding the client takes.
 *
 * The tag of the plain body is strong; an encoded one is the same page and another sequence of bytes, so its tag is weak
 * (RFC 9110, 8.8.1).
 */
export function answerWith(page: CachedPage, asked: Asked, state: CacheState): KeptAnswer {
  const encoding = chosenEncoding(page, asked);
  const { 'content-type': type, ...others } = Object.fromEntries(page.headers);
  const headers: Record<string, string> = {
    'cache-control': pageCacheControl,
    ...others,
    etag: encoding ? `W/${page.etag}` : page.etag,
    vary: others.vary ? `${others.vary}, accept-encoding` : 'accept-encoding',
    'x-cache': state,
  };
  // What stands in for a newer page is no CDN's to keep.
  if (freshStates.has(state)) for (const [name, value] of page.cdn) headers[name] = value;
  if (isNotModified(asked.ifNoneMatch, page.etag)) return { status: 304, headers, body: null };
  const body = (encoding && page.encoded[encoding]) ?? page.body;
  if (type) headers['content-type'] = type;
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.byteLength);
  return { status: 200, headers, body };
}
