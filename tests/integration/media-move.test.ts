import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore } from '@sundowner/media-store/disk-store';
import type { MediaStore } from '@sundowner/media-store/media-store';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countMedia, moveMedia } from '../../bin/move/media-move.ts';
import { type RealS3, startS3 } from '../support/s3-server.ts';

let s3: RealS3;
let folder: string;
let target: MediaStore;
let place = 0;
const names = Array.from({ length: 9 }, (_, at) => `plate-${at}.webp`);

beforeAll(async () => {
  s3 = await startS3();
});
beforeEach(async () => {
  s3.fault = null;
  folder = mkdtempSync(join(tmpdir(), 'media-move-'));
  for (const name of names) writeFileSync(join(folder, name), `of ${name}`);
  writeFileSync(join(folder, '.half.webp'), 'hidden');
  place += 1;
  target = s3.store(`move-${place}`);
  return () => rmSync(folder, { recursive: true, force: true });
});
afterAll(() => s3.close());

const sides = (more: object = {}) => ({
  source: diskStore(folder),
  target,
  stop: new AbortController().signal,
  report: () => {},
  ...more,
});
const puts = () => s3.requests.filter((asked) => asked.startsWith(`PUT move-${place}/`)).length;

test('CLU-06/moved CLU-06/back files go into a bucket and come back the same', async () => {
  const bytes = names.reduce((sum, name) => sum + `of ${name}`.length, 0);
  expect(await countMedia(sides())).toEqual({ files: 9, bytes, there: 0 });
  expect(puts()).toBe(0);
  expect(await moveMedia(sides())).toEqual({ files: 9, bytes, copied: 9 });
  const back = diskStore(mkdtempSync(join(folder, 'back-')));
  expect(await moveMedia(sides({ source: target, target: back }))).toEqual({ files: 9, bytes, copied: 9 });
  for (const name of names) expect(String(await back.read(name))).toBe(`of ${name}`);
});

test('CLU-06/resumed one that was ended goes on where it was, and copies what differs', async () => {
  s3.fault = { status: 503, of: /^PUT .*plate-6/ };
  await expect(moveMedia(sides())).rejects.toThrow('it answered 503');
  s3.fault = null;
  const { there } = await countMedia(sides());
  expect(there).toBeGreaterThanOrEqual(5);
  // As long as before, and another.
  writeFileSync(join(folder, 'plate-0.webp'), 'OF plate-0.webp');
  expect(await moveMedia(sides())).toMatchObject({ files: 9, copied: 9 - there + 1 });
  expect(await moveMedia(sides())).toMatchObject({ files: 9, copied: 0 });
  expect(String(await target.read('plate-0.webp'))).toBe('OF plate-0.webp');
});

test('CLU-06/resumed once a file was refused no other is begun, and what was under way has ended before it is said', async () => {
  let underWay = 0;
  const others = Promise.withResolvers<void>();
  const { write } = target;
  const full = {
    ...target,
    async write(name: string, bytes: Uint8Array) {
      if (name === 'plate-0.webp') {
        await others.promise;
        throw new Error('The bucket is full.');
      }
      underWay += 1;
      if (underWay === 3) others.resolve();
      await write(name, bytes);
      underWay -= 1;
    },
  };
  await expect(moveMedia(sides({ target: full }))).rejects.toThrow('The bucket is full.');
  expect(underWay).toBe(0);
  // Four at once.
  expect((await countMedia(sides())).there).toBe(3);
});

test('CLU-06/compared a file that came out otherwise is found, and what is of somebody else is left alone', async () => {
  const lossy = {
    ...target,
    write: (name: string, bytes: Uint8Array) => target.write(name, bytes.subarray(1)),
  };
  await expect(moveMedia(sides({ target: lossy }))).rejects.toThrow('9 files are not the same on both sides');
  await target.write('of-another.webp', Buffer.from('x'));
  for (const refused of [countMedia(sides()), moveMedia(sides())])
    await expect(refused).rejects.toThrow('holds 1 file that is not of this library (of-another.webp)');
});
