import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { wake } from '../runtime/shared-state.ts';
import { startChangeWorker } from './worker.ts';

interface Asked {
  readonly through: number;
  readonly tags: readonly string[] | null;
}

let server: Server;
let internalUrl: string;
/** What was posted to the site, in order: a change by its number, a purge by what it asked for. */
let posted: (number | Asked)[];
let status: number;
let headers: Record<string, string>;
let studio: ReturnType<typeof payloadRows>;
let worker: { stop(): void };

const start = () => startChangeWorker(studio.payload, { internalUrl, internalToken: 't', tellsCdn: true });
const add = (id: number, tags: readonly string[] = ['blog', `blog:${id}`], state = 'pending') =>
  studio.payload.db.create({
    collection: 'content-changes',
    data: { id, state, tags, at: new Date().toISOString() },
  });
const purges = () => posted.filter((one): one is Asked => typeof one === 'object');
/** Those that say something: the site is asked now and then whether it has something to say itself. */
const saying = () => purges().filter(({ tags }) => tags === null || tags.length > 0);

beforeEach(async () => {
  posted = [];
  status = 204;
  headers = {};
  server = createServer(async (request, response) => {
    const body = (await json(request)) as Asked & { sequence: number };
    const isPurge = request.url === '/cdn-purge';
    posted.push(isPurge ? body : body.sequence);
    response.writeHead(isPurge ? status : 204, isPurge ? headers : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  internalUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  studio = payloadRows({});
  await add(1, ['blog'], 'acknowledged');
  worker = start();
  await vi.waitFor(() => expect(purges()).toHaveLength(1));
});
afterEach(async () => {
  worker.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('CLU-07/restart a start begins with everything, since nobody knows what was asked for before', async () => {
  expect(saying()).toEqual([{ through: 1, tags: null }]);
  worker.stop();
  await add(2);
  worker = start();
  await vi.waitFor(() => expect(saying()).toHaveLength(2));
  expect(saying()[1]).toEqual({ through: 2, tags: null });
});

test('CLU-07/after-the-site the site hears of a change before its CDN does, at once, and once', async () => {
  await add(2);
  const began = performance.now();
  wake('content changes');
  await vi.waitFor(() => expect(saying()).toHaveLength(2), { interval: 5 });
  expect(performance.now() - began).toBeLessThan(1500);
  const purge = { through: 2, tags: ['blog', 'blog:2'] };
  expect(posted.slice(posted.indexOf(2)).slice(0, 2)).toEqual([2, purge]);
});

test('CLU-07/retried a purge that fails holds up no site, and is asked for again with what came meanwhile', async () => {
  status = 503;
  await add(2);
  wake('content changes');
  await vi.waitFor(() => expect(saying()).toHaveLength(2));
  await add(3, ['media', 'media:3']);
  wake('content changes');
  await vi.waitFor(() => expect(posted).toContain(3), 1000);
  status = 204;
  await vi.waitFor(() => expect(saying().at(-1)?.tags).toEqual(['blog', 'blog:2', 'media', 'media:3']), 3000);
  expect(saying().at(-1)?.through).toBe(3);
});

test('CLU-07/retried who asks to be left alone is, however often it is woken', async () => {
  status = 503;
  headers = { 'retry-after': '1' };
  await add(2);
  wake('content changes');
  await vi.waitFor(() => expect(saying()).toHaveLength(2));
  const began = performance.now();
  status = 204;
  for (const id of [3, 4, 5]) {
    await add(id);
    wake('content changes');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(saying()).toHaveLength(2);
  await vi.waitFor(() => expect(saying()).toHaveLength(3), 3000);
  expect(performance.now() - began).toBeGreaterThan(900);
  expect(saying()[2]?.through).toBe(5);
});

test('CLU-07/bounds more changes than it is given, and a sequence that went back, are everything', async () => {
  for (let id = 2; id < 1003; id += 1) await add(id, ['blog'], 'acknowledged');
  await vi.waitFor(() => expect(saying().at(-1)).toEqual({ through: 1002, tags: null }), 4000);
  const before = saying().length;
  studio.payload.db.deleteMany({ collection: 'content-changes', where: { id: { greater_than: 4 } } });
  await vi.waitFor(() => expect(saying()).toHaveLength(before + 1), 4000);
  expect(saying().at(-1)).toEqual({ through: 4, tags: null });
});
