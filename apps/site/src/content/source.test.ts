import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutageError } from './errors.ts';
import { createDraftSource, createStudioSource } from './source.ts';

let server: Server;
let studioUrl: string;
let requests: string[];
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
  requests = [];
  hold = null;
  status = 200;
  docs = { docs: [] };
  reads = {};
  proofs = [];
  body = null;
  server = createServer(async (request, response) => {
    requests.push(`${request.url} ${request.headers.authorization}`);
    proofs.push(request.headers['x-preview-proof']);
    const asked = new Set([...(request.url ?? '').matchAll(/r\[(\d+)\]/g)].map(([, at]) => Number(at)));
    const answer =
      body ?? JSON.stringify({ reads: [...asked].map((at) => reads[at] ?? { status: 200, body: docs }) });
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

const source = (more: object = {}) => createStudioSource({ studioUrl, token: 't', ...more });
const holding = () => {
  hold = new Promise((resolve) => {
    release = resolve;
  });
};

test('asks with the content token', async () => {
  expect(await source().read('/api/blog?limit=1')).toMatchObject({ cancelled: false, json: { docs: [] } });
  expect(requests).toEqual(['/api/reads?r[0][collection]=blog&r[0][limit]=1 Bearer t']);
});

describe('reads asked for at the same time', () => {
  test('share one request, and each gets its own answer', async () => {
    const studio = source();
    reads = { 1: { status: 200, body: { docs: ['second'] } } };
    const answers = await Promise.all([
      studio.read('/api/introSection?where[heroBannerFor][equals]=a%26b&depth=1'),
      studio.read('/api/footer?sort=position'),
    ]);
    expect(requests).toEqual([
      '/api/reads?r[0][collection]=introSection&r[0][where][heroBannerFor][equals]=a%26b&r[0][depth]=1' +
        '&r[1][collection]=footer&r[1][sort]=position Bearer t',
    ]);
    expect(answers).toMatchObject([{ json: { docs: [] } }, { json: { docs: ['second'] } }]);
  });

  test('fail apart: one that is refused takes no other with it', async () => {
    const studio = source();
    reads = { 0: { status: 500 } };
    const [first, second] = await Promise.allSettled([studio.read('/api/blog'), studio.read('/api/footer')]);
    expect(first).toMatchObject({ status: 'rejected', reason: { name: 'OutageError', upstreamStatus: 500 } });
    expect(second).toMatchObject({ status: 'fulfilled' });
  });

  test('are parted when they are too many or too long for one request', async () => {
    const studio = source();
    const most = 24; // the studio refuses a request with more (apps/studio/src/content-reads/endpoint.test.ts)
    await Promise.all(Array.from({ length: 2 * most + 1 }, (_, at) => studio.read(`/api/blog?page=${at}`)));
    expect(requests.map((request) => request.split('[collection]').length - 1)).toEqual([most, most, 1]);
    requests.length = 0;
    const long = 'x'.repeat(5000);
    await Promise.all([studio.read(`/api/blog?a=${long}`), studio.read(`/api/footer?a=${long}`)]);
    expect(requests).toHaveLength(2);
    expect(Math.max(...requests.map(({ length }) => length))).toBeLessThan(12_000);
  });
});

test('drafts are asked for with the proof, anew for every page, and never kept', async () => {
  const page = () => createDraftSource({ studioUrl, token: 't' }, 'signed by the studio');
  const one = page();
  const answers = await Promise.all([one.read('/api/footer'), one.read('/api/footer')]);
  await page().read('/api/blog?limit=1');
  expect(requests).toEqual([
    '/api/reads?r[0][collection]=footer&r[0][draft]=true Bearer t',
    '/api/reads?r[0][collection]=blog&r[0][limit]=1&r[0][draft]=true Bearer t',
  ]);
  expect(proofs).toEqual(['signed by the studio', 'signed by the studio']);
  expect(answers).toMatchObject([{ outdated: true }, { outdated: true }]);
});

describe('reads under way', () => {
  test('GEN-02/collapsed identical reads under way are one request', async () => {
    const studio = source();
    holding();
    const first = studio.read('/api/blog');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    const later = [studio.read('/api/blog'), studio.read('/api/footer')];
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    release();
    await Promise.all([first, ...later]);
    expect(
      requests.map((request) => [...request.matchAll(/collection]=(\w+)/g)].map(([, name]) => name)),
    ).toEqual([['blog'], ['footer']]);
  });

  test('GEN-02/cancelled-read a cancelled read is an empty result at once, and the others get theirs', async () => {
    const studio = source();
    holding();
    const controller = new AbortController();
    const cancelled = studio.read('/api/blog', controller.signal);
    const other = studio.read('/api/blog');
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
    const read = studio.read('/api/blog', controller.signal);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    expect(await read).toEqual({ cancelled: true });
    await closed;
  });

  test('a read cancelled before it began asks nothing', async () => {
    expect(await source().read('/api/blog', AbortSignal.abort())).toEqual({ cancelled: true });
    expect(requests).toEqual([]);
  });
});

describe('after a change', () => {
  test('an answer serves again until then', async () => {
    const studio = source();
    await studio.read('/api/blog');
    await studio.read('/api/blog');
    expect(requests).toHaveLength(1);
    studio.forget();
    await studio.read('/api/blog');
    expect(requests).toHaveLength(2);
  });

  test('a read joins no request from before it, and that one is known to be outdated', async () => {
    const studio = source();
    holding();
    docs = { docs: ['old'] };
    const before = studio.read('/api/blog');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    studio.forget();
    docs = { docs: ['new'] };
    const after = studio.read('/api/blog');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    release();
    expect(await before).toMatchObject({ json: { docs: ['old'] }, outdated: true });
    expect(await after).toMatchObject({ json: { docs: ['new'] }, outdated: false });
    expect(await studio.read('/api/blog')).toMatchObject({ json: { docs: ['new'] } });
  });
});

test('an answer from before a change serves nobody after it', async () => {
  const studio = source();
  holding();
  const before = studio.read('/api/blog');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  studio.forget();
  release();
  expect(await before).toMatchObject({ outdated: true });
  expect(await studio.read('/api/blog')).toMatchObject({ outdated: false });
  expect(requests).toHaveLength(2);
});

describe('an outage', () => {
  test.each([500, 503, 401, 404, 302])('status %i', async (code) => {
    status = code;
    const failed = vi.fn();
    const read = source({ onFailure: failed }).read('/api/blog');
    await expect(read).rejects.toMatchObject({ name: 'OutageError', statusCode: 503 });
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test('no JSON', async () => {
    body = '<html>';
    await expect(source().read('/api/blog')).rejects.toBeInstanceOf(OutageError);
  });

  test('no answer in time', async () => {
    holding();
    await expect(source({ timeoutMs: () => 30 }).read('/api/blog')).rejects.toThrow('did not answer in time');
  });

  test('nobody there', async () => {
    await expect(
      createStudioSource({ studioUrl: 'http://127.0.0.1:9', token: 't' }).read('/api/x'),
    ).rejects.toThrow('cannot be read');
  });

  test('a failure is not kept', async () => {
    status = 500;
    const studio = source();
    await expect(studio.read('/api/blog')).rejects.toThrow('500');
    status = 200;
    expect(await studio.read('/api/blog')).toMatchObject({ cancelled: false });
  });
});
