import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get as httpGet, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundowner-static-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro', 'page.h4sh.js'), 'export const plain = true;');
  writeFileSync(join(folder, '_astro', 'page.h4sh.js.br'), 'brotli');
  writeFileSync(join(folder, '_astro', 'kept.h4sh.js'), 'abcdefghij');
  writeFileSync(join(folder, '_astro', 'large.h4sh.js'), 'x'.repeat(65 * 1024));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, '.hidden.json'), '{}');
  writeFileSync(join(folder, 'notes.md'), '#');
  const files = staticFiles(folder);
  server = createServer((request, response) => {
    if (!files.answer(request, response, request.url ?? '')) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** As it goes over the wire: nothing is decoded, and no path is put straight. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      httpGet({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (more: string) => {
          text += more;
        });
        answer.once('error', reject);
        answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
      }).once('error', reject);
    },
  );

test('a file named by its content is kept for a year, any other for an hour', async () => {
  const script = await get('/_astro/page.h4sh.js');
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('whoever takes an encoding gets it, under a tag of its own strength', async () => {
  const encoded = await get('/_astro/page.h4sh.js', { 'accept-encoding': 'gzip, br' });
  expect(encoded).toMatchObject({ status: 200, text: 'brotli' });
  expect(encoded.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': '6',
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^W\//),
  });
  const plain = await get('/_astro/page.h4sh.js', { 'accept-encoding': 'gzip' });
  expect(plain).toMatchObject({ text: 'export const plain = true;' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('Accept-Encoding');
});

test('whoever has it already gets none, in whichever encoding it was', async () => {
  const { headers } = await get('/_astro/page.h4sh.js', { 'accept-encoding': 'br' });
  const again = await get('/_astro/page.h4sh.js', { 'if-none-match': headers.etag ?? '' });
  expect(again).toMatchObject({ status: 304, text: '' });
});

test('a small file is read once, and a range of it is of the bytes in memory', async () => {
  const path = join(folder, '_astro', 'kept.h4sh.js');
  const first = await get('/_astro/kept.h4sh.js');
  expect(first.text).toBe('abcdefghij');
  rmSync(path);
  expect((await get('/_astro/kept.h4sh.js')).text).toBe('abcdefghij');
  const part = await get('/_astro/kept.h4sh.js', { range: 'bytes=2-4' });
  expect(part).toMatchObject({ status: 206, text: 'cde' });
  expect(part.headers['content-range']).toBe('bytes 2-4/10');
});

test('a large file is read each time, and one that is gone by then cuts the answer off', async () => {
  const large = await get('/_astro/large.h4sh.js');
  expect(large.text).toHaveLength(65 * 1024);
  rmSync(join(folder, '_astro', 'large.h4sh.js'));
  await expect(get('/_astro/large.h4sh.js')).rejects.toThrow();
});

test.each([
  '/.hidden.json',
  '/notes.md',
  '/_astro/page.h4sh.js.br',
  '/../package.json',
  '/_astro/',
  '/nothing.js',
])('there is no file %s', async (path) => expect((await get(path)).status).toBe(404));
