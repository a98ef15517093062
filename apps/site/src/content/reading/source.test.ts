import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type ContentBatch, mostReads } from '@sundowner/brand';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutageError } from './errors.ts';
import { createDraftSource, createStudioSource, type SourceAnswer } from './source.ts';

let server: Server;
let studioUrl: string;
let addresses: string[];
let requests: ContentBatch[];
/** Ends the answers that are held back. */
let release: () => void;
let hold: Promise<void> | null;
let status: number;
/** The answer to every read that has none of its own. */
let docs: object;
/** Answers by a read's place in its request. */
let reads: Record<number, object>;
/** The whole answer, when it is not to be proper. */
let body: string | null;
let proofs: unknown[];

beforeEach(async () => {
  addresses = [];
  requests = [];
  hold = null;
  status = 200;
  docs = { docs: [] };
  reads = {};
  proofs = [];
  body = null;
  server = createServer(async (request, response) => {
    const asked = (await json(request)) as ContentBatch;
    addresses.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    requests.push(asked);
    proofs.push(request.headers['x-preview-proof']);
    const answer =
      body ?? JSON.stringify({ reads: asked.reads.map((_, at) => reads[at] ?? { status: 200, body: docs }) });
    await hold;
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  studioUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  release?.();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const blog = { collection: 'blog' };
const footer = { collection: 'footer' };
const source = (more: object = {}) => createStudioSource({ studioUrl, token: 't', ...more });
const holding = () => {
  hold = new Promise((resolve) => {
    release = resolve;
  });
};

test('asks with the content token', async () => {
  expect(await source().read({ ...blog, limit: 1 })).toMatchObject({ cancelled: false, json: { docs: [] } });
  expect(addresses).toEqual(['POST /api/reads Bearer t']);
  expect(requests).toEqual([{ reads: [{ collection: 'blog', limit: 1 }] }]);
});

describe('reads asked for at the same time', () => {
  test('share one request, and each gets its own answer', async () => {
    const studio = source();
    reads = { 1: { status: 200, body: { docs: ['second'] } } };
    const intro = { collection: 'introSection', where: { heroBannerFor: { equals: 'a&b' } }, depth: 1 };
    const answers = await Promise.all([studio.read(intro), studio.read({ ...footer, sort: ['position'] })]);
    expect(requests).toEqual([{ reads: [intro, { ...footer, sort: ['position'] }] }]);
    expect(answers).toMatchObject([{ json: { docs: [] } }, { json: { docs: ['second'] } }]);
  });

  test('fail apart: one that is refused takes no other with it', async () => {
    const studio = source();
    reads = { 0: { status: 500 } };
    const [first, second] = await Promise.allSettled([studio.read(blog), studio.read(footer)]);
    expect(first).toMatchObject({ status: 'rejected', reason: { name: 'OutageError', upstreamStatus: 500 } });
    expect(second).toMatchObject({ status: 'fulfilled' });
  });

  test('are parted when they are too many for one request', async () => {
    const studio = source();
    await Promise.all(
      Array.from({ length: 2 * mostReads + 1 }, (_, page) => studio.read({ ...blog, page: page + 1 })),
    );
    expect(requests.map(({ reads: asked }) => asked.length)).toEqual([mostReads, mostReads, 1]);
  });

  test('are one read when they ask for the same in other words', async () => {
    const studio = source();
    const first = studio.read({ collection: 'blog', limit: 3, depth: 1 });
    await Promise.all([first, studio.read({ depth: 1, limit: 3, collection: 'blog' })]);
    expect(requests).toEqual([{ reads: [{ collection: 'blog', limit: 3, depth: 1 }] }]);
  });
});

test('drafts are asked for with the proof, anew for every page, and never kept', async () => {
  const page = () => createDraftSource({ studioUrl, token: 't' }, 'signed by the studio');
  const one = page();
  const answers = await Promise.all([one.read(footer), one.read(footer)]);
  await page().read({ ...blog, limit: 1 });
  expect(requests).toEqual([
    { draft: true, reads: [footer] },
    { draft: true, reads: [{ ...blog, limit: 1 }] },
  ]);
  expect(proofs).toEqual(['signed by the studio', 'signed by the studio']);
  expect(answers).toMatchObject([{ askedAt: null }, { askedAt: null }]);
});

/** When an answer was asked for, in milliseconds; a draft, and what was cancelled, has no such time. */
const askedAtOf = (answer: SourceAnswer): number =>
  answer.cancelled ? Number.NaN : (answer.askedAt ?? Number.NaN);

describe('reads under way', () => {
  test('GEN-02/collapsed identical reads under way are one request', async () => {
    const studio = source();
    holding();
    const first = studio.read(blog);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    const later = [studio.read(blog), studio.read(footer)];
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    release();
    await Promise.all([first, ...later]);
    expect(requests).toEqual([{ reads: [blog] }, { reads: [footer] }]);
  });

  test('GEN-02/cancelled-read a cancelled read is an empty result at once, and the others get theirs', async () => {
    const studio = source();
    holding();
    const controller = new AbortController();
    const cancelled = studio.read(blog, controller.signal);
    const other = studio.read(blog);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    expect(await cancelled).toEqual({ cancelled: true });
    release();
    expect(await other).toMatchObject({ cancelled: false });
  });

  test('when the last caller cancels, the request ends', async () => {
    const studio = source();
    holding();
    const closed = new Promise((resolve) =>
      server.once('request', (request) => request.once('close', resolve)),
    );
    const controller = new AbortController();
    const read = studio.read(blog, controller.signal);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    expect(await read).toEqual({ cancelled: true });
    await closed;
  });

  test('a read cancelled before it began asks nothing', async () => {
    expect(await source().read(blog, AbortSignal.abort())).toEqual({ cancelled: true });
    expect(requests).toEqual([]);
  });
});

describe('after a change', () => {
  test('an answer serves again until then', async () => {
    const studio = source();
    await studio.read(blog);
    await studio.read(blog);
    expect(requests).toHaveLength(1);
    studio.forget(null);
    await studio.read(blog);
    expect(requests).toHaveLength(2);
  });

  test('a read joins no request from before it, and of the two answers it is known which is later', async () => {
    const studio = source();
    holding();
    docs = { docs: ['old'] };
    const before = studio.read(blog);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    studio.forget(null);
    docs = { docs: ['new'] };
    const after = studio.read(blog);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    release();
    expect(await before).toMatchObject({ json: { docs: ['old'] }, askedAt: expect.any(Number) });
    expect(await after).toMatchObject({ json: { docs: ['new'] } });
    expect(askedAtOf(await after)).toBeGreaterThan(askedAtOf(await before));
    expect(await studio.read(blog)).toMatchObject({ json: { docs: ['new'] } });
  });
});

describe('after a change of some entries', () => {
  const rooms = { collection: 'room' };
  const holdsStory = { docs: [{ id: 1 }], tags: ['room:1', 'blog:7'] };

  test('what holds none of them serves on, and what does is read anew', async () => {
    const studio = source();
    docs = { docs: [{ id: 1 }], tags: ['footer:1'] };
    await studio.read(footer);
    docs = holdsStory;
    await studio.read(rooms);
    studio.forget(['blog', 'blog:8']);
    await Promise.all([studio.read(footer), studio.read(rooms)]);
    expect(requests).toHaveLength(2);
    studio.forget(['blog', 'blog:7']);
    await Promise.all([studio.read(footer), studio.read(rooms)]);
    expect(requests.slice(2)).toEqual([{ reads: [rooms] }]);
  });

  test('an answer that was under way serves on unless what it holds changed, at any time since it began', async () => {
    const studio = source();
    holding();
    docs = holdsStory;
    const pageOf = (page: number) => studio.read({ ...rooms, page });
    const asked = pageOf(1);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    studio.forget(['blog', 'blog:8']);
    const later = pageOf(2);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    studio.forget(['blog', 'blog:7']);
    studio.forget(['footer', 'footer:1']);
    const last = pageOf(3);
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    studio.forget(['footer', 'footer:1']);
    release();
    await Promise.all([asked, later, last]);
    await Promise.all([pageOf(1), pageOf(2), pageOf(3)]);
    expect(requests.slice(3)).toEqual([
      {
        reads: [
          { ...rooms, page: 1 },
          { ...rooms, page: 2 },
        ],
      },
    ]);
  });
});

test('an answer from before a change serves nobody after it', async () => {
  const studio = source();
  holding();
  const before = studio.read(blog);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  studio.forget(null);
  release();
  await before;
  await studio.read(blog);
  expect(requests).toHaveLength(2);
});

describe('an outage', () => {
  test.each([500, 503, 401, 404, 302])('status %i', async (code) => {
    status = code;
    const failed = vi.fn();
    const read = source({ onFailure: failed }).read(blog);
    await expect(read).rejects.toMatchObject({ name: 'OutageError', statusCode: 503 });
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test('no JSON', async () => {
    body = '<html>';
    await expect(source().read(blog)).rejects.toBeInstanceOf(OutageError);
  });

  test('no answer in time', async () => {
    holding();
    await expect(source({ timeoutMs: () => 30 }).read(blog)).rejects.toThrow('did not answer in time');
  });

  test('nobody there', async () => {
    await expect(
      createStudioSource({ studioUrl: 'http://127.0.0.1:9', token: 't' }).read(blog),
    ).rejects.toThrow('cannot be read');
  });

  test('a failure is not kept', async () => {
    status = 500;
    const studio = source();
    await expect(studio.read(blog)).rejects.toThrow('500');
    status = 200;
    expect(await studio.read(blog)).toMatchObject({ cancelled: false });
  });
});
