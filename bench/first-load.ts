/**
 * First-load script of a page: every script its HTML asks for before the visitor does anything, gzip and brotli bytes as
 * served, and whether React is among it. Bar: at most 5 kB gzip and no React (issue bars; docs/decisions/001).
 *
 *   node bench/first-load.ts http://127.0.0.1:3000/ [more addresses]
 *
 * One address alone stands for the whole product: every page its sitemap lists, a form's page and the page of an unknown address.
 */
import { gzipSync } from 'node:zlib';
import { firstLoadScripts } from './support/first-load-scripts.ts';

const given = process.argv.slice(2);
const addresses = given.length === 1 && given[0] ? await everyPage(given[0]) : given;

/** @param product the address of a running one */
async function everyPage(product: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', product))).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  return [...listed, '/enquire/telephone?from=/', '/no-such-page'].map((path) => new URL(path, product).href);
}

if (addresses.length === 0) {
  console.error('Give at least one address of a running product, for example http://127.0.0.1:3000/.');
  process.exit(1);
}

const limitBytes = 5 * 1024;
let failed = false;

async function text(url: URL): Promise<string> {
  const response = await fetch(url);
  // A page that is not there has scripts too.
  if (!response.ok && response.status !== 404) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

for (const address of addresses) {
  const page = new URL(address);
  const sources = await firstLoadScripts(page, await text(page), text);
  let total = 0;
  for (const [url, source] of sources) {
    const bytes = gzipSync(source, { level: 9 }).length;
    total += bytes;
    console.log(`  ${String(bytes).padStart(6)} B gzip  ${url}`);
  }
  const react = [...sources.values()].some((source) => /react\.transitional\.element|react-dom/.test(source));
  const met = total <= limitBytes && !react;
  failed ||= !met;
  console.log(
    `${page.pathname}: ${total} B gzip of first-load script in ${sources.size} files (limit ${limitBytes}), React ${react ? 'present' : 'absent'}: ${met ? 'met' : 'NOT met'}`,
  );
}
process.exit(failed ? 1 : 0);
