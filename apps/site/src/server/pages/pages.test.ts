import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyCollection } from '@sundowner/brand';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withCollection } from '../../content/places/collection-scope.ts';
import { createPages, type Pages } from './pages.ts';

let pages: Pages;
let server: Server;
let address: string;
/** The collection that stands, and the one requests began with. */
let known = { collection: emptyCollection(), read: true };
let begun = known;
/** Whether an address is looked up before it is read, and how often one was found. */
let asSent = false;
let sent = 0;
const around = ['X-Frame-Options', 'DENY'];
const draw = vi.fn(async () => new Response('<p>Drawn</p>', { headers }));
const headers = {
  'content-type': 'text/html',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=60',
  'cache-tag': 'blog, blog:7',
};

beforeEach(async () => {
  draw.mockClear();
  begun = known;
  asSent = false;
  pages = createPages({ maxBytes: 1_000_000, collection: () => known, log: pino({ enabled: false }) });
  // As the site has it: what is kept is sent at once, the rest goes on to Astro, which asks for it here.
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', address);
    const found = pages.sendFresh(request, response, asSent ? (request.url ?? '/') : url, around);
    if (found) sent += 1;
    if (found) return;
    const asked = new Request(url, { method: request.method });
    const answer = await withCollection(begun, () => pages.answer(asked, url, draw));
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await pages.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function get(path: string) {
  const answer = await fetch(`${address}${path}`);
  return [answer.headers.get('x-cache'), await answer.text()];
}

test('a page is drawn once, and sent from memory until what it shows changes', async () => {
  expect(await get('/blog')).toEqual(['miss', '<p>Drawn</p>']);
  expect(await get('/blog?utm_source=mail')).toEqual(['hit', '<p>Drawn</p>']);
  expect(pages.count().entries).toBe(1);
  pages.invalidate({ tags: ['footer'] });
  expect(await get('/blog')).toEqual(['hit', '<p>Drawn</p>']);
  pages.invalidate({ tags: ['blog:7'] });
  expect(await get('/blog')).toEqual(['miss', '<p>Drawn</p>']);
  pages.invalidate({ paths: ['/blog'] });
  expect(await get('/blog')).toEqual(['miss', '<p>Drawn</p>']);
  pages.invalidateAll();
  expect(await get('/blog')).toEqual(['miss', '<p>Drawn</p>']);
  expect(draw).toHaveBeenCalledTimes(4);
});

test('an address is found as it was sent where a page is kept under that very spelling, and nowhere else', async () => {
  await get('/blog');
  asSent = true;
  sent = 0;
  await get('/blog');
  expect(sent).toBe(1);
  for (const other of ['/blog?utm_source=mail', '/blog/', '/Blog', '/blog?', '/x/../blog']) await get(other);
  // What a browser itself spells so before it asks (the last) is the address.
  expect(sent).toBe(2);
});

test('a kept page has the headers of every answer and its own, each once, in each form it is sent in', async () => {
  const long = `<p>${'Drawn '.repeat(400)}</p>`;
  draw.mockImplementationOnce(async () => new Response(long, { headers }));
  await get('/blog');
  const plain = { 'accept-encoding': 'identity' };
  for (const form of [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }, plain, plain]) {
    const answer = await fetch(`${address}/blog`, { headers: form });
    expect(await answer.text()).toBe(long);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('content-type')).toBe('text/html');
    const encoding = form['accept-encoding'] === 'identity' ? null : form['accept-encoding'];
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    const etag = answer.headers.get('etag') ?? '';
    expect(etag.startsWith('W/')).toBe(encoding !== null);
    const again = await fetch(`${address}/blog`, { headers: { ...form, 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('x-frame-options')).toBe('DENY');
  }
  const head = await fetch(`${address}/blog`, { method: 'HEAD', headers: plain });
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(long.length), '']);
});

test('what a visitor asks for herself is drawn for her and kept by nobody', async () => {
  expect(await get('/search?q=river')).toEqual([null, '<p>Drawn</p>']);
  expect(await get('/search?q=river')).toEqual([null, '<p>Drawn</p>']);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(pages.count().entries).toBe(0);
});

test('what began before another collection stood is drawn for its own request, and kept by nobody', async () => {
  known = { ...known };
  expect(await get('/blog')).toEqual([null, '<p>Drawn</p>']);
  expect(pages.count().entries).toBe(0);
  begun = known;
  expect(await get('/blog')).toEqual(['miss', '<p>Drawn</p>']);
});

test('pages are warmed from the moment the site listens, and not before', async () => {
  const alsoRead = vi.fn(async () => {});
  pages.warm();
  expect(draw).not.toHaveBeenCalled();
  const { port } = server.address() as AddressInfo;
  pages.beginWarming({ host: '127.0.0.1', port, obtainPicture: async () => null, alsoRead });
  pages.warm();
  // Its own pages are no visitors' that it would wait for.
  await vi.waitFor(() => expect(alsoRead).toHaveBeenCalledTimes(1), 2500);
  expect(pages.count().entries).toBeGreaterThan(20);
  expect(await get('/')).toEqual(['hit', '<p>Drawn</p>']);
});
