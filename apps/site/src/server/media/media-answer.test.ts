import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MediaFile } from '../../content/media/media-copies.ts';
import { OutageError } from '../../content/reading/errors.ts';
import { cdnHeads } from '../cdn/cdn-heads.ts';
import { mediaAnswer, mediaFiles } from './media-answer.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundowner-media-'));
const path = join(folder, 'plate.jpg');
const etag = '"plate"';
const warn = vi.fn();
let server: Server;

/** Copies with one picture on disk, one in memory, and one the studio cannot be asked for now. */
async function obtain(filename: string): Promise<MediaFile | null> {
  if (filename === 'plate.jpg') return { size: 10, etag, at: { path } };
  if (filename === 'full-disk.jpg') return { size: 3, etag, at: { bytes: Buffer.from('abc') } };
  if (filename === 'away.jpg') throw new OutageError('the studio cannot be read', null);
  return null;
}

beforeAll(async () => {
  writeFileSync(path, '0123456789');
  const answer = mediaAnswer({ obtain }, { warn } as never);
  const { picture } = cdnHeads({ kind: 'nginx' });
  const toCdn = mediaAnswer({ obtain }, { warn } as never, () => {}, mediaFiles, picture);
  server = createServer((request, response) => {
    const way = request.headers['x-test'] === 'cdn' ? toCdn : answer;
    void way(request, response, request.url ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/media/${name}`, { headers });

test('CLU-07/heads a picture is of its collection to a CDN; what is refused or absent says nothing', async () => {
  const said = async (name: string, headers: Record<string, string> = {}) => {
    const answer = await get(name, { 'x-test': 'cdn', ...headers });
    const { 'cdn-cache-control': control, 'surrogate-key': keys } = Object.fromEntries(answer.headers);
    return [answer.status, control?.includes('s-maxage=300'), keys];
  };
  expect(await said('plate.jpg')).toEqual([200, true, 'everything media']);
  expect(await said('plate.jpg', { 'if-none-match': etag })).toEqual([304, true, 'everything media']);
  for (const [name, headers] of [
    ['plate.jpg', { range: 'bytes=50-60' }],
    ['none.jpg', {}],
    ['away.jpg', {}],
  ] as const)
    expect((await said(name, headers)).slice(1)).toEqual([undefined, undefined]);
  expect([...(await get('plate.jpg')).headers.keys()].filter((name) => /cdn|surrogate/.test(name))).toEqual(
    [],
  );
});

test('a picture is sent whole with its kind, and kept for a year', async () => {
  const answer = await get('plate.jpg');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': '10',
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  });
  expect(await answer.text()).toBe('0123456789');
  expect(await (await get('full-disk.jpg')).text()).toBe('abc');
});

test('who has it already gets none, who asks for a part gets that part', async () => {
  const known = await get('plate.jpg', { 'if-none-match': etag });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const part = await get('plate.jpg', { range: 'bytes=2-4' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 2-4/10']);
  expect(await part.text()).toBe('234');
  expect((await get('plate.jpg', { range: 'bytes=10-' })).status).toBe(416);
});

test('a part of another version is answered with the whole of this one', async () => {
  const condition = { range: 'bytes=2-4', 'if-range': '"older"' };
  const whole = await get('plate.jpg', condition);
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  expect((await get('plate.jpg', { ...condition, 'if-range': etag })).status).toBe(206);
});

test('while the studio is away the answer says to come back, and nobody keeps it', async () => {
  const answer = await get('away.jpg');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each(['nothing.jpg', 'plate.svg', 'plate', '%E0%A4%A'])('there is no picture %s', async (name) => {
  const answer = await get(name);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
