import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutageError } from './errors.ts';
import { createStudioSource } from './source.ts';

let server: Server;
let studioUrl: string;
let requests: string[];
/** Ends the answers that are held back. */
let release: () => void;
let hold: Promise<void> | null;
let status: number;
let body: string;

beforeEach(async () => {
  requests = [];
  hold = null;
  status = 200;
  body = '{"docs":[]}';
  server = createServer(async (request, response) => {
    requests.push(`${request.url} ${request.headers.authorization}`);
    const answer = body;
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
  expect(requests).toEqual(['/api/blog?limit=1 Bearer t']);
});

describe('reads under way', () => {
  test('GEN-02/collapsed identical reads under way are one request', async () => {
    const studio = source();
    holding();
    const reads = [studio.read('/api/blog'), studio.read('/api/blog'), studio.read('/api/footer')];
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    release();
    await Promise.all(reads);
    expect(requests).toHaveLength(2);
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
    body = '{"docs":["old"]}';
    const before = studio.read('/api/blog');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    studio.forget();
    body = '{"docs":["new"]}';
    const after = studio.read('/api/blog');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    release();
    expect(await before).toMatchObject({ json: { docs: ['old'] }, outdated: true });
    expect(await after).toMatchObject({ json: { docs: ['new'] }, outdated: false });
    expect(await studio.read('/api/blog')).toMatchObject({ json: { docs: ['new'] } });
  });
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
