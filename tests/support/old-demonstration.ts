import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';
import { wordsOf } from './page-parts.ts';

/**
 * A demonstration as the product seeded it before places were content (commit 15f3b7d), and what each of its pages said:
 * `tests/fixtures/old-demonstration`, made by `make-old-demonstration.ts`. Pictures and files have their rows and no bytes.
 */
const folder = join(import.meta.dirname, '../fixtures/old-demonstration');
const files = { database: join(folder, 'studio.db.br'), pages: join(folder, 'pages.json.br') } as const;

/** The commit the fixture is made from. */
export const oldCommit = '15f3b7dbd83a3e2b2199f42a7d4195ff663d9671';

/** The time its pages were asked at. Some say what is open now, what is on sale this year or what begins soon. */
const moment = Date.parse('2026-11-26T10:00:00Z');

/** Settings of programs whose clock shows that time when they start. */
export const atThatTime = (): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href}`,
  CLOCK_SHIFT_MS: String(moment - Date.now()),
});

/** The words of each page's `main`, by its path. */
export type PageWords = Readonly<Record<string, string>>;

/** The pages a site names in its sitemap, in the order of their paths. */
export async function listedPages(siteUrl: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', siteUrl))).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set(paths)].sort();
}

const fault = 'No page: answers ';

/** Whether these are no words of a page, but how its address answered instead. */
export const isFault = (words: string): boolean => words.startsWith(fault);

async function wordsAt(siteUrl: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, siteUrl), { redirect: 'manual' });
  const html = await response.text();
  if (response.status !== 200) return `${fault}${response.status}`;
  const $ = load(html);
  $('main :is(script, style, template)').remove();
  return wordsOf($('main'));
}

/** What each page says, or how it answers instead (`isFault`); one after the other, as a small machine can. */
export async function wordsOfPages(siteUrl: string, paths: readonly string[]): Promise<PageWords> {
  const words: Record<string, string> = {};
  for (const path of paths) {
    words[path] = await wordsAt(siteUrl, path);
  }
  return words;
}

function pack(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export function writeOldDemonstration(database: Buffer, pages: PageWords): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(files.database, pack(database));
  writeFileSync(files.pages, pack(Buffer.from(`${JSON.stringify(pages, null, 1)}\n`)));
}

/** @returns the old SQLite file, and what its pages said */
export function readOldDemonstration(): { readonly database: Buffer; readonly pages: PageWords } {
  return {
    database: brotliDecompressSync(readFileSync(files.database)),
    pages: JSON.parse(brotliDecompressSync(readFileSync(files.pages)).toString('utf8')) as PageWords,
  };
}
