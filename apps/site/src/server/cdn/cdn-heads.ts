import type { ServerResponse } from 'node:http';
import type { CdnSettings } from '@sundowner/settings/product/cdn';
import { anyChange, keysOfAnswer } from './purge-keys.ts';

export type Heads = readonly (readonly [name: string, value: string])[];

/** Seconds. */
const times = {
  /** Whatever becomes of a notice: no answer is older than this. */
  fresh: 300,
  /** How long an answer that was purged may still be sent while the new one is fetched: a publish is live within a second. */
  revalidate: 1,
  /** How long it stands in for a site that answers nothing. */
  onError: 86_400,
} as const;

/** What public answers say to a CDN (RFC 9213), by what they are made from. */
export interface CdnHeads {
  /** @param seconds the answer counts as fresh here */
  ofPage(tags: readonly string[], seconds: number): Heads;
  /** Of a picture: one that is replaced or taken away is a change of its collection. */
  readonly picture: Heads;
  /** Of a path that leads to another. */
  readonly redirect: Heads;
}

/**
 * Astro takes `CDN-Cache-Control` off whatever its cache answers, having meant it for that cache alone. What is to be said beyond goes
 * through it under this name (`sayCdnHeads`).
 */
const throughAstro = 'x-cdn-cache-control';

/** The head of an answer that goes through Astro. */
export function hideFromAstro(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'cdn-cache-control': control, ...others } = headers;
  return control === undefined ? headers : { ...others, [throughAstro]: control };
}

/** Of an answer's `Cache-Control`: a cache knows from it whether, and for how long, it may be kept. */
const saysEnough = /private|max-age=/;

/**
 * Has a response say to a CDN what was hidden from Astro, and `private` of what may not be kept: Fastly, as it comes, heeds neither
 * `no-store` nor `no-cache` in deciding what it keeps.
 */
export function sayCdnHeads(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const head = rest.at(-1);
    // A kept page: its head is made, and says all.
    if (Array.isArray(head)) return writeHead(status, head);
    for (const [name, value] of Object.entries(typeof head === 'object' && head !== null ? head : {}))
      if (value !== undefined) response.setHeader(name === throughAstro ? 'cdn-cache-control' : name, value);
    const control = String(response.getHeader('cache-control') ?? '');
    if (!saysEnough.test(control))
      response.setHeader('Cache-Control', control === '' ? 'private' : `private, ${control}`);
    return typeof rest[0] === 'string' ? writeHead(status, rest[0]) : writeHead(status);
  };
}

export const noCdnHeads: CdnHeads = { ofPage: () => [], picture: [], redirect: [] };

/** @returns heads that are empty where no CDN is set */
export function cdnHeads(cdn: Pick<CdnSettings, 'kind'> | null): CdnHeads {
  if (!cdn) return noCdnHeads;
  const heads = (tags: readonly string[], seconds: number): Heads => {
    const stale = `stale-while-revalidate=${times.revalidate}, stale-if-error=${times.onError}`;
    const fresh = Math.min(times.fresh, Math.ceil(seconds));
    return [
      ['cdn-cache-control', `public, s-maxage=${fresh}, ${stale}`],
      // Neither reads another of its own accord, and each takes its own off.
      cdn.kind === 'fastly'
        ? ['surrogate-control', `max-age=${fresh}, ${stale}`]
        : ['x-accel-expires', String(fresh)],
      ['surrogate-key', keysOfAnswer(tags)],
    ];
  };
  return { ofPage: heads, picture: heads(['media'], times.fresh), redirect: heads([anyChange], times.fresh) };
}
