import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutageError } from '../../content/reading/errors.ts';
import { PicturesBusyError } from './made-pictures.ts';
import { createPressPictures, type PressPassing } from './press-pictures.ts';
import { sharedPictures } from './shared-pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundowner-press-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const uploads = new Map<string, Uint8Array>();
const closed = vi.fn();
const copies = {
  async pass(filename: string) {
    if (filename === 'away.avif') throw new OutageError('the studio is away', null);
    const bytes = uploads.get(filename);
    if (!bytes) return null;
    const pieces = (async function* () {
      yield bytes;
    })();
    return { size: bytes.byteLength, pieces, close: closed };
  },
};
const bytesOf = async (passing: PressPassing | null) =>
  passing && new Uint8Array(await buffer(passing.pieces));
const draw = vi.fn(async (source: Uint8Array) => Buffer.from(`JPEG of ${Buffer.from(source)}`));
const open = (more: object = {}) => createPressPictures({ copies, directory: folder, draw, ...more });
beforeEach(() => {
  draw.mockClear();
  closed.mockClear();
  uploads.clear();
  uploads.set('dusk-1a2b.avif', Buffer.from('dusk'));
  uploads.set('noon-3c4d.JPG', Buffer.from('noon'));
});

test('TSK-04/jpeg a picture of any other kind is taken away as a JPEG as large as it is, in sRGB', async () => {
  const wide = { create: { width: 1600, height: 900, channels: 4, background: '#a9556a80' } } as const;
  for (const [name, bytes] of [
    ['a.avif', await sharp(wide).avif({ effort: 0 }).toBuffer()],
    ['b.webp', await sharp(wide).webp().toBuffer()],
    ['c.png', await sharp(wide).withIccProfile('p3').png().toBuffer()],
  ] as const) {
    uploads.set(name, bytes);
    const passing = await createPressPictures({ copies, directory: folder }).pass(name);
    expect(passing?.ending).toBe('.jpg');
    const jpeg = (await bytesOf(passing)) ?? new Uint8Array();
    expect(await sharp(jpeg).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 1600, height: 900, channels: 3, space: 'srgb' },
    });
  }
});

test('TSK-04/jpeg an upload that is a JPEG stays what it is, and so does what cannot be read', async () => {
  const press = open({ draw: () => Promise.reject(new Error('not a picture')) });
  expect(await bytesOf(await press.pass('noon-3c4d.JPG'))).toEqual(new Uint8Array(Buffer.from('noon')));
  const passing = await press.pass('dusk-1a2b.avif');
  expect(passing?.ending).toBe('.avif');
  expect(await bytesOf(passing)).toEqual(new Uint8Array(Buffer.from('dusk')));
  expect(await press.pass('gone.avif')).toBeNull();
  expect(await press.obtain('../dusk.avif')).toBeNull();
  await expect(press.pass('away.avif')).rejects.toThrow('away');
});

test('TSK-04/resumed what a picture is passed on as is known without asking or making anything', async () => {
  const press = open();
  expect(await press.look('dusk-1a2b.avif')).toBeNull();
  expect(draw).not.toHaveBeenCalled();
  await press.obtain('dusk-1a2b.avif');
  const made = Buffer.from('JPEG of dusk');
  const known = { ending: '.jpg', made: { size: made.length, crc: crc32(made) } };
  expect(await press.look('dusk-1a2b.avif')).toEqual(known);
  expect(await open().look('dusk-1a2b.avif')).toEqual(known);
  const path = join(folder, 'dusk-1a2b.avif.jpg');
  const other = Buffer.from('JPEG of DUSK');
  writeFileSync(path, other);
  utimesSync(path, 1, 1);
  expect((await press.look('dusk-1a2b.avif'))?.made?.crc).toBe(crc32(other));
  expect(await press.look('noon-3c4d.JPG')).toEqual({ ending: '.jpg', made: null });
});

test('TSK-04/jpeg what cannot be read is tried once, and known to go out as it is', async () => {
  draw.mockRejectedValueOnce(new Error('not a picture'));
  const press = open();
  expect((await press.pass('dusk-1a2b.avif'))?.ending).toBe('.avif');
  expect((await press.pass('dusk-1a2b.avif'))?.ending).toBe('.avif');
  expect(await press.look('dusk-1a2b.avif')).toEqual({ ending: '.avif', made: null });
  expect(draw).toHaveBeenCalledTimes(1);
});

test('TSK-04/jpeg it is made once, for all who ask at a time and for the next process', async () => {
  const press = open();
  const [one, other] = await Promise.all([press.obtain('dusk-1a2b.avif'), press.obtain('dusk-1a2b.avif')]);
  expect(one).toBe(other);
  expect(await bytesOf(await open().pass('dusk-1a2b.avif'))).toEqual(
    new Uint8Array(Buffer.from('JPEG of dusk')),
  );
  expect(draw).toHaveBeenCalledTimes(1);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('TSK-04/jpeg one is made at a time, and of a flood some are asked to come again', async () => {
  let making = 0;
  let together = 0;
  const press = open({
    async draw() {
      making += 1;
      together = Math.max(together, making);
      await new Promise((resolve) => setImmediate(resolve));
      making -= 1;
      return Buffer.from('made');
    },
  });
  for (let at = 0; at < 50; at += 1) uploads.set(`p${at}.avif`, Buffer.from('x'));
  const asked = await Promise.allSettled([...uploads.keys()].map((name) => press.pass(name)));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const each of refused) expect('reason' in each && each.reason).toBeInstanceOf(PicturesBusyError);
  expect(together).toBe(1);
});

test('TSK-04/jpeg those made longest ago make room', async () => {
  const press = open({ mostBytes: 30 });
  for (const name of ['a.avif', 'b.avif', 'c.avif', 'd.avif']) {
    uploads.set(name, Buffer.from('1234'));
    await press.obtain(name);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(existsSync(join(folder, 'd.avif.jpg'))).toBe(true);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('TSK-04/jpeg machines with one bucket make each once', async () => {
  const bucket = new Map<string, Buffer>();
  const shared = sharedPictures(
    {
      read: async (name) => bucket.get(name) ?? null,
      write: async (name, bytes) => void bucket.set(name, Buffer.from(bytes)),
    },
    { warn: () => {} },
    (name) => `.press/${name}`,
  );
  await open({ shared }).obtain('dusk-1a2b.avif');
  await open({ shared, directory: join(folder, 'other') }).obtain('dusk-1a2b.avif');
  expect([...bucket.keys()]).toEqual(['.press/dusk-1a2b.avif']);
  expect(draw).toHaveBeenCalledTimes(1);
});
