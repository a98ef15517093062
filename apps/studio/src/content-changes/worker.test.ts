import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { wake } from '../runtime/shared-state.ts';
import { startChangeWorker } from './worker.ts';

let server: Server;
let internalUrl: string;
let posted: number[];
/** Waited for before an answer. */
let hold: Promise<void>;
let status: number;
let studio: ReturnType<typeof payloadRows>;
let worker: { stop(): void };
let looks: ReturnType<typeof vi.spyOn>;

const start = () => startChangeWorker(studio.payload, { internalUrl, internalToken: 't' });
const change = (id: number, state = 'pending', at = new Date()) => ({
  id,
  state,
  tags: ['blog', `blog:${id}`],
  at: at.toISOString(),
});
const add = (row: object) =>
  studio.payload.db.create({ collection: 'content-changes', data: row as Record<string, unknown> });
const stateOf = (id: number) => studio.rowsOf('content-changes').find((row) => row.id === id)?.state;

beforeEach(async () => {
  posted = [];
  hold = Promise.resolve();
  status = 200;
  server = createServer(async (request, response) => {
    const { sequence } = (await json(request)) as { sequence: number };
    posted.push(sequence);
    await hold;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  studio = payloadRows({ 'content-changes': [change(1)] });
  looks = vi.spyOn(studio.payload.db, 'find');
  internalUrl = `http://127.0.0.1:${port}`;
  worker = start();
  await vi.waitFor(() => expect(stateOf(1)).toBe('acknowledged'));
  await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(1));
});
afterEach(async () => {
  worker.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('CNT-04 woken, it posts at once, with one question to the database', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  looks.mockClear();
  await add(change(2));
  const began = performance.now();
  wake('content changes');
  await vi.waitFor(() => expect(stateOf(2)).toBe('acknowledged'), { interval: 5 });
  expect(performance.now() - began).toBeLessThan(1500);
  expect([posted, looks.mock.calls.length]).toEqual([[1, 2], 1]);
});

test('woken while it posts, it looks once more, and what came meanwhile is posted', async () => {
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  await add(change(2));
  wake('content changes');
  await vi.waitFor(() => expect(posted).toEqual([1, 2]));
  await add(change(3));
  for (let time = 0; time < 3; time += 1) wake('content changes');
  release();
  await vi.waitFor(() => expect(stateOf(3)).toBe('acknowledged'), 1000);
  expect(posted).toEqual([1, 2, 3]);
});

test('what the site refuses is posted again, before what came after it', async () => {
  status = 503;
  await add(change(2));
  wake('content changes');
  await vi.waitFor(() => expect(posted).toEqual([1, 2]));
  await add(change(3));
  status = 200;
  await vi.waitFor(() => expect(stateOf(3)).toBe('acknowledged'), 2000);
  expect(posted).toEqual([1, 2, 2, 3]);
});

test('a change that was begun and never ended is posted, one that was begun just now is not', async () => {
  worker.stop();
  await add(change(2, 'intended', new Date(Date.now() - 60_000)));
  await add(change(3, 'intended'));
  worker = start();
  await vi.waitFor(() => expect(stateOf(4)).toBe('acknowledged'), 1000);
  expect([posted, stateOf(2), stateOf(3)]).toEqual([[1, 4], undefined, 'intended']);
});
