import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMediaCopies } from './media-copies.ts';

let server: Server;
let studioUrl: string;
let directory: string;
let files: Map<string, string>;
let requests: string[];
let status: number;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  vi.clearAllMocks();
  files = new Map([['dusk-0a1b2c3d.webp', 'a picture']]);
  requests = [];
  status = 200;
  directory = mkdtempSync(join(tmpdir(), 'sundowner-media-'));
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (status !== 200) return void response.writeHead(status).end();
    if (!request.url?.startsWith('/api/media/file/')) {
      const docs = [...files.keys()].map((filename) => ({ id: 1, sizes: { webp640: { filename } } }));
      return void response.writeHead(200).end(JSON.stringify({ docs }));
    }
    const file = files.get(decodeURIComponent(request.url.slice('/api/media/file/'.length)));
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  studioUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true, force: true });
});

/** Requests for files, without those for the list of names. */
const filesAsked = () => requests.filter((url) => url.startsWith('/api/media/file/'));
const copies = (more: object = {}) =>
  createMediaCopies({ directory, studioUrl, token: 't', maxBytes: 1_000_000, log, ...more });

test('a picture is fetched once, kept, and there for the next process without the studio', async () => {
  const media = copies();
  const both = await Promise.all([media.obtain('dusk-0a1b2c3d.webp'), media.obtain('dusk-0a1b2c3d.webp')]);
  expect(both[0]).toEqual(both[1]);
  await media.obtain('dusk-0a1b2c3d.webp');
  expect(filesAsked()).toHaveLength(1);
  expect(readFileSync(join(directory, 'dusk-0a1b2c3d.webp'), 'utf8')).toBe('a picture');
  status = 500;
  expect(await copies().obtain('dusk-0a1b2c3d.webp')).toMatchObject({ size: 9 });
});

test.each(['../instance.json', 'a/b.webp', '.hidden.webp', '', 'a\0b.webp', 'x'.repeat(300)])(
  'the name %j is never asked for',
  async (name) => {
    expect(await copies().obtain(name)).toBeNull();
    expect(requests).toEqual([]);
  },
);

test('what the studio does not have is absent, and not asked for again at once', async () => {
  const media = copies();
  expect(await media.obtain('nothing.webp')).toBeNull();
  expect(await media.obtain('nothing.webp')).toBeNull();
  expect(filesAsked()).toHaveLength(1);
});

test('an outage is no absence', async () => {
  const media = copies();
  status = 503;
  await expect(media.obtain('dusk-0a1b2c3d.webp')).rejects.toThrow('the studio answered 503');
  status = 200;
  expect(await media.obtain('dusk-0a1b2c3d.webp')).not.toBeNull();
});

test('the longest unused go when there is no more room', async () => {
  for (const name of ['a.webp', 'b.webp', 'c.webp']) files.set(name, 'x'.repeat(400));
  const media = copies({ maxBytes: 1000 });
  const clock = vi.spyOn(Date, 'now');
  let now = 1_000_000;
  clock.mockImplementation(() => (now += 1000));
  for (const name of ['a.webp', 'b.webp', 'a.webp', 'c.webp']) await media.obtain(name);
  clock.mockRestore();
  expect(readdirSync(directory).sort()).toEqual(['a.webp', 'c.webp']);
});

test('copies of pictures that were removed from the studio are removed', async () => {
  files.set('gone.webp', 'x');
  const media = copies();
  await media.obtain('gone.webp');
  await media.obtain('dusk-0a1b2c3d.webp');
  files.delete('gone.webp');
  await media.prune();
  expect(readdirSync(directory)).toEqual(['dusk-0a1b2c3d.webp']);
  expect(await media.obtain('gone.webp')).toBeNull();
});

test('while the studio is away nothing is removed', async () => {
  const media = copies();
  await media.obtain('dusk-0a1b2c3d.webp');
  status = 500;
  await media.prune();
  expect(existsSync(join(directory, 'dusk-0a1b2c3d.webp'))).toBe(true);
  expect(log.warn).toHaveBeenCalled();
});

test('a disk that refuses sends the picture all the same', async () => {
  const file = join(directory, 'a-file');
  writeFileSync(file, '');
  const media = copies({ directory: join(file, 'inside') });
  expect(await media.obtain('dusk-0a1b2c3d.webp')).toMatchObject({ at: { bytes: expect.anything() } });
  expect(log.error).toHaveBeenCalled();
});

test('what a process left half written is cleared', async () => {
  writeFileSync(join(directory, '.half'), 'x');
  await copies().obtain('dusk-0a1b2c3d.webp');
  expect(readdirSync(directory)).toEqual(['dusk-0a1b2c3d.webp']);
});

const bytesOf = async (passing: { readonly pieces: AsyncIterable<Uint8Array> } | null) =>
  (await buffer(passing?.pieces ?? Readable.from([]))).toString();

test('what is passed on neither takes the place of what pages show nor keeps a copy longer', async () => {
  for (const name of ['a.webp', 'b.webp', 'c.webp', 'd.webp']) files.set(name, name.repeat(60));
  const media = copies({ maxBytes: 1000 });
  const clock = vi.spyOn(Date, 'now');
  let now = 1_000_000;
  clock.mockImplementation(() => (now += 1000));
  await media.obtain('a.webp');
  await media.obtain('b.webp');
  const passed = await media.pass('d.webp');
  expect(await bytesOf(passed)).toBe('d.webp'.repeat(60));
  const fromDisk = await media.pass('a.webp');
  expect(fromDisk?.size).toBe(360);
  expect(await bytesOf(fromDisk)).toBe('a.webp'.repeat(60));
  expect(readdirSync(directory).sort()).toEqual(['a.webp', 'b.webp']);
  expect(filesAsked()).toHaveLength(3);
  // The one that was passed on last is still the one that was used longest ago.
  await media.obtain('c.webp');
  clock.mockRestore();
  expect(readdirSync(directory).sort()).toEqual(['b.webp', 'c.webp']);
});

test('a picture too large to be kept is passed on whole, and what cannot be is absent or an outage', async () => {
  const size = 64 * 1024 * 1024 + 1;
  files.set('large.webp', 'x'.repeat(size));
  const media = copies();
  await expect(media.obtain('large.webp')).rejects.toThrow('too large');
  let bytes = 0;
  for await (const piece of (await media.pass('large.webp'))?.pieces ?? []) bytes += piece.byteLength;
  expect(bytes).toBe(size);
  expect(await media.pass('nothing.webp')).toBeNull();
  expect(await media.pass('../instance.json')).toBeNull();
  status = 503;
  await expect(media.pass('large.webp')).rejects.toThrow('the studio answered 503');
});

test('a copy that is gone from the disk is passed on from the studio, and a studio that hangs is not waited for', async () => {
  const media = copies({ timeoutMs: 200 });
  await media.obtain('dusk-0a1b2c3d.webp');
  rmSync(join(directory, 'dusk-0a1b2c3d.webp'));
  expect(await bytesOf(await media.pass('dusk-0a1b2c3d.webp'))).toBe('a picture');
  server.removeAllListeners('request');
  server.on('request', (_, response) => response.writeHead(200).write('a pic'));
  await expect(bytesOf(await media.pass('dusk-0a1b2c3d.webp'))).rejects.toThrow('broke off');
});
