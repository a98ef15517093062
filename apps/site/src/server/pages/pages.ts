import type { IncomingMessage, ServerResponse } from 'node:http';
import { lastingPages } from '@sundowner/brand';
import { type KnownCollection, knownCollection } from '../../content/places/collection-scope.ts';
import { type CdnHeads, hideFromAstro, noCdnHeads } from '../cdn/cdn-heads.ts';
import type { HeadLines } from '../http/security-headers.ts';
import type { Log } from '../log.ts';
import { askedOfPage } from './asked-of-page.ts';
import { answerWith, toRendered } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { sendKept } from './send-kept.ts';
import { createWarmer, ownPageFetcher, type Warmer, type WarmOptions } from './warm.ts';

export { askedOfPage, keepPage, pageQuery } from './asked-of-page.ts';

/** Which pages are outdated: those under a tag, those of a path. */
interface OutdatedPages {
  readonly tags?: readonly string[];
  readonly paths?: readonly string[];
}

/** What pages are drawn ahead from, once the site listens. */
interface Warming extends Pick<WarmOptions, 'obtainPicture' | 'alsoRead'> {
  /** Where our own public port is reached. */
  readonly host: string;
  readonly port: number;
}

/** The pages of the site as they are kept: the one door to the cache, its keys and its warming (docs/decisions/006, 072). */
export interface Pages {
  /**
   * Sends a page that is kept and fresh, without waking Astro: five times as many in a second.
   *
   * @param at the address: as it was sent where nothing of it was read yet, which finds what is kept under that spelling alone
   * @param around headers of every answer
   * @returns whether it was there
   */
  sendFresh(request: IncomingMessage, response: ServerResponse, at: URL | string, around: HeadLines): boolean;
  /**
   * The answer to a request that came as far as Astro: from memory, or drawn, once however many ask for it.
   *
   * @throws what `draw` throws when there is no old page to send
   */
  answer(request: Request, url: URL, draw: () => Promise<Response>): Promise<Response>;
  /** Has these pages drawn anew at the next request; until that has worked, the old ones stand in. */
  invalidate(outdated: OutdatedPages): void;
  invalidateAll(): void;
  /** From now on `warm` draws pages; before, nobody could ask for one. */
  beginWarming(warming: Warming): void;
  /** Draws every public page soon, and has its pictures fetched; asked again while it runs, it begins anew. */
  warm(): void;
  count(): { readonly entries: number; readonly bytes: number };
  /** Ends the warming. */
  stop(): Promise<void>;
}

export interface PagesParts {
  /** Of memory for the pages. */
  readonly maxBytes: number;
  /** The published collection now. */
  readonly collection: () => KnownCollection;
  readonly log: Log;
  readonly cdn?: CdnHeads;
}

/** Visitors whose pages are drawn one soon after the other are not held up in between. */
const visitorsRestMs = 150;

export function createPages({ maxBytes, collection, log, cdn = noCdnHeads }: PagesParts): Pages {
  const cache = new PageCache({
    maxBytes,
    onFailure: (key, error) =>
      log.warn({ page: key.split('?', 1)[0], reason: String(error) }, 'an older copy of the page was served'),
  });
  let warmer: Warmer | null = null;
  /** Key of the page that is drawn ahead now. */
  let ahead: string | null = null;
  let drawing = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const counted = async (key: string | null, draw: () => Promise<Response>) => {
    if (key !== null && key === ahead) return draw();
    drawing += 1;
    try {
      return await draw();
    } finally {
      drawing -= 1;
      drawnAt = performance.now();
    }
  };
  const keyOfPath = (path: string) => askedOfPage(new URL(path, 'http://site.invalid')).key;
  /** Every address that a page is kept under and the collection names. */
  const warmPaths = () =>
    [...lastingPages(collection().collection), '/dialogs/telephone.json'].filter(
      (path) => keyOfPath(path) !== null,
    );
  return {
    sendFresh(request, response, at, around) {
      const key = typeof at === 'string' ? at : askedOfPage(at).key;
      const page = key === null ? null : cache.fresh(key);
      if (!page) return false;
      sendKept(request, response, page, around);
      return true;
    },
    async answer(request, url, draw) {
      const key = request.method === 'GET' ? askedOfPage(url).key : null;
      // What began before another collection stood is of the old one: it answers its own request alone.
      if (key === null || knownCollection() !== collection()) return counted(key, draw);
      const render = async () => toRendered(await counted(key, draw), cdn);
      const made = await cache.answer(key, render, ({ status }) => status >= 500);
      if (made.kind === 'answer') return made.answer;
      const asked = {
        acceptEncoding: request.headers.get('accept-encoding'),
        ifNoneMatch: request.headers.get('if-none-match'),
      };
      const { body, headers, status } = answerWith(made.page, asked, made.state);
      return new Response(body, { status, headers: hideFromAstro(headers) });
    },
    invalidate: (outdated) => cache.invalidate(outdated),
    invalidateAll: () => cache.invalidateAll(),
    beginWarming({ host, port, ...parts }) {
      const fetchOwn = ownPageFetcher(host, port);
      const fetchPage = async (path: string) => {
        ahead = keyOfPath(path);
        try {
          return await fetchOwn(path);
        } finally {
          ahead = null;
        }
      };
      const busy = () => drawing > 0 || performance.now() - drawnAt < visitorsRestMs;
      warmer = createWarmer({ ...parts, fetchPage, paths: warmPaths, busy, log });
    },
    warm: () => warmer?.ask(),
    count: () => cache.stats(),
    stop: async () => warmer?.stop(),
  };
}
