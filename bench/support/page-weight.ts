import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { firstLoadScripts } from './first-load-scripts.ts';

/** What a browser that was never here fetches of a page's own text before the visitor does anything, in bytes. */
export interface PageWeight {
  readonly html: number;
  /** As it travels, brotli, as all that follows. */
  readonly htmlBrotli: number;
  readonly styles: number;
  readonly scripts: number;
}

/** An answer as it travels. @throws Error for any status but 200 */
function travelling(address: URL, encoding: 'br' | 'identity'): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(address, { headers: { 'accept-encoding': encoding } }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('error', reject);
    response.on('end', () =>
      response.statusCode === 200
        ? resolve(Buffer.concat(parts))
        : reject(new Error(`${address} answered ${response.statusCode}.`)),
    );
  }).on('error', reject);
  return promise;
}

const textOf = async (address: URL) => (await travelling(address, 'identity')).toString('utf8');
const bytesOf = async (address: URL) => (await travelling(address, 'br')).byteLength;

async function sumOf(bytes: readonly (number | Promise<number>)[]): Promise<number> {
  return (await Promise.all(bytes)).reduce((sum, each) => sum + each, 0);
}

/** @param page an address of a running product */
export async function pageWeight(page: URL): Promise<PageWeight> {
  const html = await textOf(page);
  const sheets = [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([link]) =>
    /\brel="stylesheet"/.test(link) ? (/\bhref="([^"]+)"/.exec(link)?.[1] ?? []) : [],
  );
  const scripts = await firstLoadScripts(page, html, textOf);
  return {
    html: Buffer.byteLength(html),
    htmlBrotli: await bytesOf(page),
    styles: await sumOf([...new Set(sheets)].map((href) => bytesOf(new URL(href, page)))),
    scripts: await sumOf(
      // What stands in the page itself comes with its HTML; it is weighed as if it came alone.
      [...scripts].map(([address, source]) =>
        address.includes(' (inline ') ? brotliCompressSync(source).byteLength : bytesOf(new URL(address)),
      ),
    ),
  };
}
