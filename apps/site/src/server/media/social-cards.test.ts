import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PicturesBusyError } from './made-pictures.ts';
import { sharedPictures } from './shared-pictures.ts';
import { createSocialCards } from './social-cards.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundowner-cards-'));
  writeFileSync(join(folder, 'dusk.webp'), 'dusk');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const draw = vi.fn(async (source: Uint8Array) => Buffer.from(`card of ${Buffer.from(source)}`));
beforeEach(() => {
  draw.mockClear();
});

const source = (filename: string) =>
  existsSync(join(folder, filename)) ? { size: 4, etag: '"x"', at: { path: join(folder, filename) } } : null;
const cards = (more: object = {}) =>
  createSocialCards({
    copies: { obtain: async (filename) => source(filename) },
    directory: join(folder, 'cards'),
    draw,
    ...more,
  });

test('GEN-08/page a card is made once, for all who ask at a time and for the next process', async () => {
  const made = cards();
  const [one, other] = await Promise.all([made.obtain('dusk.webp'), made.obtain('dusk.webp')]);
  expect(one).toBe(other);
  expect(await made.obtain('dusk.webp')).toMatchObject({
    at: { path: join(folder, 'cards', 'dusk.webp.jpg') },
  });
  await cards().obtain('dusk.webp');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('CLU-06/encoded-once a card is drawn by the first of several machines, and its own by each that cannot ask', async () => {
  const common = new Map<string, Uint8Array>();
  const bucket = {
    read: async (name: string) => Buffer.from(common.get(name) ?? []),
    write: async (name: string, bytes: Uint8Array) => void common.set(name, bytes),
  };
  const log = { warn: vi.fn() };
  const machine = (at: number, store = {}) =>
    cards({
      directory: join(folder, `cards-${at}`),
      shared: sharedPictures(
        { ...bucket, read: async (name) => (common.has(name) ? bucket.read(name) : null), ...store },
        log,
      ),
    });
  const one = await machine(1).obtain('dusk.webp');
  const other = await machine(2).obtain('dusk.webp');
  expect(draw).toHaveBeenCalledTimes(1);
  expect([...common.keys()]).toEqual(['.cards/dusk.webp.jpg']);
  expect(other).toEqual(one);
  expect(readdirSync(join(folder, 'cards-2'))).toEqual(['dusk.webp.jpg']);
  const away = () => Promise.reject(new Error('it does not answer'));
  const alone = machine(3, { read: away, write: away });
  writeFileSync(join(folder, 'dawn.webp'), 'dawn');
  for (const name of ['dusk.webp', 'dawn.webp']) expect(await alone.obtain(name)).not.toBeNull();
  expect(draw).toHaveBeenCalledTimes(3);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('what the studio does not have, and what is no picture, has none', async () => {
  expect(await cards().obtain('film.mp4')).toBeNull();
  expect(await cards().obtain('gone.webp')).toBeNull();
  draw.mockRejectedValueOnce(new Error('no picture'));
  expect(await cards().obtain('dusk.webp')).toBeNull();
});

test('while the studio is away the cards that are there are sent', async () => {
  await cards().obtain('dusk.webp');
  const away = cards({ copies: { obtain: () => Promise.reject(new Error('away')) } });
  expect(await away.obtain('dusk.webp')).not.toBeNull();
  await expect(away.obtain('night.webp')).rejects.toThrow('away');
  await expect(away.obtain('../dusk.webp')).rejects.toThrow('away');
});

test('there is room for so many, and the oldest go', async () => {
  const made = cards({ most: 3 });
  for (const name of ['a.webp', 'b.webp', 'c.webp', 'd.webp']) {
    writeFileSync(join(folder, name), name);
    await made.obtain(name);
  }
  expect(readdirSync(join(folder, 'cards')).length).toBeLessThanOrEqual(3);
  expect(existsSync(join(folder, 'cards', 'd.webp.jpg'))).toBe(true);
});

test('a stranger who asks for very many at once is asked to come again', async () => {
  const made = cards({ copies: { obtain: () => new Promise<null>(() => {}) } });
  for (let at = 0; at < 40; at += 1) void made.obtain(`made-up-${at}.webp`);
  await expect(made.obtain('one-more.webp')).rejects.toThrow(PicturesBusyError);
});
