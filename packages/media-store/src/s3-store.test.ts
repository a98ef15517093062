import { once } from 'node:events';
import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RealS3, startS3 } from '../../../tests/support/s3-server.ts';
import { typeOfFile } from './media-store.ts';
import { s3Store } from './s3-store.ts';
import { timedBody } from './timed-body.ts';

let s3: RealS3;
beforeAll(async () => {
  s3 = await startS3();
});
beforeEach(() => {
  s3.fault = null;
  s3.requests.length = 0;
});
afterAll(() => s3.close());

const namesIn = async (store: ReturnType<RealS3['store']>) => {
  const names: string[] = [];
  for await (const { name, size } of store.list()) names.push(`${name} ${size}`);
  return names.sort();
};

test('CLU-06/store a file is written, looked at, read whole and in part, listed and removed, in its own folder', async () => {
  const store = s3.store('lodges/one');
  await store.write('dusk (1)-0a1b2c3d.webp', Buffer.from('a picture'));
  await s3.store('lodges/two').write('other.webp', Buffer.from('x'));
  await store.write('.cards/dusk.webp.jpg', Buffer.from('a card'));
  expect(await store.look('dusk (1)-0a1b2c3d.webp')).toEqual({
    size: 9,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(String(await store.read('dusk (1)-0a1b2c3d.webp'))).toBe('a picture');
  const part = await store.open('dusk (1)-0a1b2c3d.webp', 'bytes=2-5');
  if (part === null || part === 'no such part') throw new Error('There is no such part.');
  expect([String(await buffer(part.body)), part.length, part.range]).toEqual(['pict', 4, 'bytes 2-5/9']);
  expect(await store.open('dusk (1)-0a1b2c3d.webp', 'bytes=90-99')).toBe('no such part');
  expect(await namesIn(store)).toEqual(['dusk (1)-0a1b2c3d.webp 9']);
  expect([
    await store.read('none.webp'),
    await store.look('none.webp'),
    await store.open('none.webp', null),
  ]).toEqual([null, null, null]);
  await store.remove('dusk (1)-0a1b2c3d.webp');
  await store.remove('dusk (1)-0a1b2c3d.webp');
  expect(await namesIn(store)).toEqual([]);
  await store.probe();
  expect(await namesIn(s3.store('lodges/two'))).toEqual(['other.webp 1']);
});

test('CLU-06/store more files than one answer lists are all listed', async () => {
  const store = s3.store('many', { listAtOnce: 3 });
  const names = Array.from({ length: 8 }, (_, at) => `p-${at}.webp`);
  await Promise.all(names.map((name) => store.write(name, Buffer.from('x'))));
  expect(await namesIn(store)).toEqual(names.map((name) => `${name} 1`));
});

test.each([
  ['a wrong key', () => s3.store('', { secret: 'WRONG' }), /it refuses our key .*S3_SECRET_KEY/],
  ['a bucket there is not', () => s3.store('', { bucket: 'nobody-has-it' }), /there is no such bucket/],
])('CLU-06/faults %s is said, without the name of a file', async (_, store, words) => {
  const fault = store().read('anna-sample.webp');
  await expect(fault).rejects.toThrow(words);
  await expect(fault).rejects.toMatchObject({ name: 'MediaStoreError' });
  await expect(fault).rejects.not.toThrow('anna');
});

test('CLU-06/faults a store that is away, or answers 503, is no absence', async () => {
  const store = s3.store();
  s3.fault = { status: 503, of: /./ };
  await expect(store.read('dusk.webp')).rejects.toThrow('s3://sundowner-media: it answered 503');
  s3.fault = null;
  await s3.goAway();
  await expect(store.write('dusk.webp', Buffer.from('x'))).rejects.toThrow(
    'it does not answer (ECONNREFUSED)',
  );
  await s3.comeBack();
  expect(await store.read('dusk.webp')).toBeNull();
});

test('what a file is said to be follows from its name', () => {
  expect(['a.WEBP', 'b.mp4', 'c.html'].map(typeOfFile)).toEqual([
    'image/webp',
    'video/mp4',
    'application/octet-stream',
  ]);
});

test('CLU-06/faults a store that says nothing is not waited for, and a file that comes slowly is not cut off', async () => {
  const hasty = s3.store('slow', { deadlineFactor: 0.05 });
  await s3.store('slow').write('film.mp4', Buffer.alloc(30_000_000, 'x'));
  const found = await hasty.open('film.mp4', null);
  if (found === null || found === 'no such part') throw new Error('There is no such film.');
  // Longer than the store may be silent, which is 750 ms here.
  await delay(1600);
  expect((await buffer(found.body)).byteLength).toBe(30_000_000);
  s3.fault = 'silent';
  await expect(hasty.read('film.mp4')).rejects.toThrow('it does not answer (in time)');
});

test('CLU-06/faults a file whose rest does not come is given up, and one nobody reads on is let go of', async () => {
  const stuck = new PassThrough();
  stuck.write('a part');
  await expect(buffer(timedBody(stuck, 50))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(stuck.destroyed).toBe(true);
  const left = new PassThrough();
  timedBody(left, 50).destroy();
  expect(left.destroyed).toBe(true);
});

test('CLU-06/faults a list that is cut off without saying where it goes on is no whole list', async () => {
  const server = createServer((_, response) =>
    response.end('<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as { port: number };
    const store = s3Store({
      place: { bucket: 'odd', folder: '' },
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
    await expect(store.list().next()).rejects.toThrow('does not say where the rest begins');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
