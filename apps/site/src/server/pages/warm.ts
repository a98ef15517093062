import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { localHost } from '@sundowner/settings/local-address';
import { mediaAddress } from '../../installation/media-address.ts';
import type { Log } from '../log.ts';

export interface WarmOptions {
  /** Fetches a page of our own; gives its text, or `null` when it did not answer 200. */
  readonly fetchPage: (path: string) => Promise<string | null>;
  readonly obtainPicture: (filename: string) => Promise<unknown>;
  /** Reads what pages that are not kept show. */
  readonly alsoRead: () => Promise<unknown>;
  /** Asked for each round. */
  readonly paths: () => readonly string[];
  /** Whether a page is being drawn for a visitor, or was just now. */
  readonly busy: () => boolean;
  readonly log: Log;
  readonly pauses?: Partial<typeof defaultPauses>;
}

/** All in milliseconds. */
const defaultPauses = {
  /** Without a further change, before what changed is drawn: visitors come first, and changes seldom come alone. */
  afterChange: 1500,
  /** However many changes come. */
  longestAfterChange: 10_000,
  /** Between two looks whether visitors' pages are drawn. */
  look: 20,
  /** For visitors, before each page: under steady traffic there is always one. */
  longestForVisitors: 500,
};

export interface Warmer {
  /**
   * Renders every page and fetches its pictures, soon: at once until a round was whole, then when no change has come for a moment. A call
   * while one is running asks for one more round after it.
   */
  ask(): void;
  /** Resolves when nothing is asked for and nothing runs. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Filenames of the pictures a page refers to, in any attribute. */
export function picturesIn(text: string): string[] {
  // Whatever stands before the name: /media on our own host, or where visitors fetch uploads (MEDIA_URL).
  const before = mediaAddress('').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const names = [...text.matchAll(new RegExp(`${before}([\\w%.()-]+)`, 'g'))].flatMap(([, name = '']) => {
    try {
      return [decodeURIComponent(name)];
    } catch {
      return [];
    }
  });
  return [...new Set(names)];
}

/**
 * Keeps every public page and its pictures ready, so that visitors get the last good ones when the studio is away, even after a
 * restart. One page at a time, and while none is drawn for a visitor, as far as waiting for that has an end.
 */
export function createWarmer(options: WarmOptions): Warmer {
  const { fetchPage, obtainPicture, alsoRead, paths, busy, log } = options;
  const pauses = { ...defaultPauses, ...options.pauses };
  let asked = false;
  let askedAt = 0;
  let wasWhole = false;
  let running: Promise<void> | null = null;
  const stop = new AbortController();
  const pause = (ms: number) => delay(ms, undefined, { signal: stop.signal, ref: false }).catch(() => {});

  async function untilQuiet(): Promise<void> {
    const end = performance.now() + pauses.longestAfterChange;
    while (!stop.signal.aborted) {
      const left = Math.min(askedAt + pauses.afterChange, end) - performance.now();
      if (left <= 0) return;
      await pause(left);
    }
  }

  /** @returns whether the round goes on */
  async function turn(): Promise<boolean> {
    const end = performance.now() + pauses.longestForVisitors;
    while (busy() && !asked && !stop.signal.aborted && performance.now() < end) await pause(pauses.look);
    return !asked && !stop.signal.aborted;
  }

  async function round(): Promise<void> {
    const began = performance.now();
    const pictures = new Set<string>();
    const all = paths();
    let pages = 0;
    for (const path of all) {
      if (!(await turn())) return;
      const text = await fetchPage(path).catch(() => null);
      if (text === null) continue;
      pages += 1;
      for (const name of picturesIn(text)) pictures.add(name);
    }
    if (!(await turn())) return;
    await alsoRead().catch(() => null);
    let missing = 0;
    for (const name of pictures) {
      if (asked || stop.signal.aborted) return;
      const found = await obtainPicture(name).catch(() => null);
      if (!found) missing += 1;
    }
    wasWhole = true;
    const ms = Math.round(performance.now() - began);
    log.info({ pages, of: all.length, pictures: pictures.size, missing, ms }, 'the page cache is warm');
  }

  async function run(): Promise<void> {
    while (asked && !stop.signal.aborted) {
      if (wasWhole) await untilQuiet();
      if (stop.signal.aborted) break;
      asked = false;
      await round();
    }
    running = null;
  }

  return {
    ask() {
      asked = true;
      askedAt = performance.now();
      if (stop.signal.aborted) return;
      running ??= run();
    },
    async settled() {
      while (running) await running;
    },
    async stop() {
      stop.abort();
      await running;
    },
  };
}

/**
 * Fetches a page of our own over the public port, as a visitor would.
 *
 * @returns its text, or `null` when it did not answer 200 within 20 s
 */
export function ownPageFetcher(host: string, port: number): (path: string) => Promise<string | null> {
  return (path) =>
    new Promise((resolve) => {
      const request = get(
        // The connection goes wherever we listen; the name is one the host check knows.
        {
          host: localHost(host),
          port,
          path,
          headers: { host: `localhost:${port}` },
          timeout: 20_000,
          agent: false,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            resolve(response.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : null);
          });
          response.on('error', () => resolve(null));
        },
      );
      request.on('timeout', () => request.destroy());
      request.on('error', () => resolve(null));
    });
}
