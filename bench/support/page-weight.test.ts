import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageLoad } from './page-load.ts';
import { pageWeight } from './page-weight.ts';

const answers: Readonly<Record<string, string>> = {
  '/page': `<link rel="stylesheet" href="/all.css"><link href="/own.css" rel="stylesheet"><link rel="icon" href="/icon.svg">
    <script type="module" src="/first.js"></script><script type="application/ld+json">{"a":1}</script>${'<p>Words</p>'.repeat(50)}`,
  '/bare': '<p>Words alone</p>',
  '/all.css': 'a{color:red}'.repeat(40),
  '/own.css': 'b{color:blue}'.repeat(20),
  '/first.js': 'import"/second.js";import("/later.js")',
  '/second.js': 'export const a = 1;'.repeat(30),
  '/later.js': 'export const later = 1;'.repeat(900),
};
const brotli = (path: string) => brotliCompressSync(answers[path] ?? '').byteLength;

let server: Server;
let siteUrl: string;
let compressed = 0;

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const text = answers[url];
    const asked = headers['accept-encoding'] ?? '';
    if (text === undefined) return response.writeHead(404).end();
    const body = asked.startsWith('br') ? brotliCompressSync(text) : Buffer.from(text);
    if (asked.startsWith('br')) compressed += 1;
    response.writeHead(200, { 'content-length': body.byteLength }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a page weighs its HTML, its style sheets, and the scripts that load with it', async () => {
  expect(await pageWeight(new URL('/page', siteUrl))).toEqual({
    html: Buffer.byteLength(answers['/page'] ?? ''),
    htmlBrotli: brotli('/page'),
    styles: brotli('/all.css') + brotli('/own.css'),
    scripts: brotli('/first.js') + brotli('/second.js'),
  });
  expect(await pageWeight(new URL('/bare', siteUrl))).toMatchObject({ styles: 0, scripts: 0 });
  await expect(pageWeight(new URL('/none', siteUrl))).rejects.toThrow('answered 404');
});

test('answers of a page are counted until the load is told to stop, and another status ends it', async () => {
  compressed = 0;
  const load = pageLoad(siteUrl);
  const counted = await load.run('/page', 4, AbortSignal.timeout(150));
  expect(counted).toBeGreaterThan(4);
  expect(counted).toBe(compressed);
  await expect(load.run('/none', 2, AbortSignal.timeout(2_000))).rejects.toThrow('was answered 404');
});
