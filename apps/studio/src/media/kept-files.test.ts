import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { bringBackAbandoned, keepFiles } from './kept-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundowner-media-'));
  for (const name of ['plate.webp', 'plate-640.webp', 'other.webp']) writeFileSync(join(folder, name), name);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = ['plate.webp', 'plate-640.webp', 'not-made-yet.webp'];
const remove = () => {
  for (const name of names) rmSync(join(folder, name), { force: true });
};
const kept = () => readdirSync(join(folder, '.kept'));

const { payload } = payloadRows(
  { media: [{ id: 1, filename: 'plate.webp', 'sizes.webp640.filename': 'plate-640.webp' }] },
  { media: { upload: { imageSizes: [{ name: 'webp640' }] } } },
);

test('files that were removed are put back, and those that stayed are left alone', async () => {
  const files = await keepFiles(folder, names);
  remove();
  await files.bringBack();
  expect(readFileSync(join(folder, 'plate-640.webp'), 'utf8')).toBe('plate-640.webp');
  expect([existsSync(join(folder, 'plate.webp')), kept()]).toEqual([true, []]);
});

test('once it is certain they are gone', async () => {
  const files = await keepFiles(folder, names);
  remove();
  await files.discard();
  expect([readdirSync(folder).sort(), kept()]).toEqual([['.kept', 'other.webp'], []]);
});

test('a start puts back what a killed studio had taken of a row that stands, and nothing else', async () => {
  await keepFiles(folder, [...names, 'other.webp']);
  remove();
  rmSync(join(folder, 'other.webp'));
  expect(await bringBackAbandoned(payload, folder, 60_000)).toBe(0);
  expect(kept()).toHaveLength(1);
  expect(await bringBackAbandoned(payload, folder, 0)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['.kept', 'plate-640.webp', 'plate.webp']);
  expect(kept()).toEqual([]);
  expect(await bringBackAbandoned(payload, folder, 0)).toBe(0);
});

test('CLU-10/files what a studio keeps that follows a database an hour ahead of its machine is as young as it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const files = await keepFiles(folder, names);
  remove();
  expect(await bringBackAbandoned(payload, folder, 60_000)).toBe(0);
  await files.discard();
  expect(kept()).toEqual([]);
});
