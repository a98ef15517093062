import { get } from 'node:http';
import { localHost } from '@sundowner/settings/local-address';
import type { Log } from '../log.ts';

export interface WarmOptions {
  /** Fetches a page of our own; gives its text, or `null` when it did not answer 200. */
  readonly fetchPage: (path: string) => Promise<string | null>;
  readonly obtainPicture: (filename: string) => Promise<unknown>;
  /** Reads what pages that are not kept show. */
  readonly alsoRead: () => Promise<unknown>;
  /** Asked for each round. */
  readonly paths: () => readonly string[];
  readonly log: Log;
}

export interface Warmer {
  /** Renders every page and fetches its pictures, soon; a call while one is running asks for one more round after it. */
  ask(): void;
  /** Resolves when nothing is asked for and nothing runs. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Filenames of the pictures a page refers to, in any attribute. */
export function picturesIn(text: string): string[] {
  const names = [...text.matchAll(/\/media\/([\w%.()-]+)/g)].flatMap(([, name = '']) => {
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
 * restart. One page at a time: visitors come first.
 */
export function createWarmer({ fetchPage, obtainPicture, alsoRead, paths, log }: WarmOptions): Warmer {
  let asked = false;
  let stopped = false;
  let running: Promise<void> | null = null;

  async function round(): Promise<void> {
    const began = performance.now();
    const pictures = new Set<string>();
    const all = paths();
    let pages = 0;
    for (const path of all) {
      if (stopped || asked) return;
      const text = await fetchPage(path).catch(() => null);
      if (text === null) continue;
      pages += 1;
      for (const name of picturesIn(text)) pictures.add(name);
    }
    await alsoRead().catch(() => null);
    let missing = 0;
    for (const name of pictures) {
      if (stopped || asked) return;
      const found = await obtainPicture(name).catch(() => null);
      if (!found) missing += 1;
    }
    const ms = Math.round(performance.now() - began);
    log.info({ pages, of: all.length, pictures: pictures.size, missing, ms }, 'the page cache is warm');
  }

  async function run(): Promise<void> {
    while (asked && !stopped) {
      asked = false;
      await round();
    }
    running = null;
  }

  return {
    ask() {
      asked = true;
      if (!stopped) running ??= run();
    },
    async settled() {
      while (running) await running;
    },
    async stop() {
      stopped = true;
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
