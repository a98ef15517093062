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
const draw = vi.fn(async () => new Response('<p>Drawn</p>', { headers }));
const headers = {
  'content-type': 'text/html',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=60',
  'cache-tag': 'blog, blog:7',
};

beforeEach(async () => {
  draw.mockClear();
  begun = known;
  pages = createPages({ maxBytes: 1_000_000, collection: () => known, log: pino({ enabled: false }) });
  // As the site has it: what is kept is sent at once, the rest goes on to Astro, which asks for it here.
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', address);
    if (pages.sendFresh(request, response, url)) return;
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
