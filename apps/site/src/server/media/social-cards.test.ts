import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardsBusyError, createSocialCards } from './social-cards.ts';

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
  await expect(made.obtain('one-more.webp')).rejects.toThrow(CardsBusyError);
});
