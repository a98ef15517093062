import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AssetHost, startAssetHost } from '../../../../../tests/fakes/asset-host.ts';
import { describeAsset } from './describe.ts';
import { download, localFile, placesOf } from './files.ts';

let host: AssetHost;
let folder: string;
const limits = { timeoutMs: 2000, mostBytes: 1000, retries: 2, firstPauseMs: 1 };

beforeAll(async () => {
  host = await startAssetHost(
    { '/small': new Uint8Array(10), '/large': new Uint8Array(5000), '/slow': new Uint8Array(3) },
    { '/slow': 2, '/dead': 99 },
  );
  folder = mkdtempSync(join(tmpdir(), 'sundowner-assets-'));
  mkdirSync(join(folder, 'images.ctfassets.net/s'), { recursive: true });
  writeFileSync(join(folder, 'images.ctfassets.net/s/the river.png'), 'x');
});

afterAll(async () => {
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a file by address', () => {
  test('is loaded, and tried again where that may help', async () => {
    expect(await download(`${host.url}/small`, limits)).toHaveLength(10);
    expect(await download(`${host.url}/slow`, limits)).toHaveLength(3);
    expect(host.asked.filter((path) => path === '/slow')).toHaveLength(3);
  });

  test('that is not there is not tried again; one that never answers well ends after all tries', async () => {
    await expect(download(`${host.url}/none`, limits)).rejects.toThrow('answered 404');
    expect(host.asked.filter((path) => path === '/none')).toHaveLength(1);
    await expect(download(`${host.url}/dead`, limits)).rejects.toThrow('answered 503');
    expect(host.asked.filter((path) => path === '/dead')).toHaveLength(3);
  });

  test('that is too large is not taken', async () => {
    await expect(download(`${host.url}/large`, limits)).rejects.toThrow(/larger than/);
  });
});

describe('a file in the export’s folder', () => {
  test('is found under its host and path, written with or without %20', async () => {
    const found = await localFile(folder, 'https://images.ctfassets.net/s/the%20river.png');
    expect(found).toBe(join(folder, 'images.ctfassets.net/s/the river.png'));
    expect(await localFile(folder, 'https://images.ctfassets.net/s/other.png')).toBeNull();
  });

  test('is never looked for outside it', () => {
    const places = placesOf(folder, 'https://images.ctfassets.net/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd');
    expect(places.every((place) => place.startsWith(folder))).toBe(true);
  });
});

test.each([
  [
    { title: 'The river', description: 'A river at dawn.' },
    { alt: 'A river at dawn.', title: 'The river', altGuessed: false },
  ],
  [{ title: 'A quiet bend' }, { alt: 'A quiet bend', title: '', altGuessed: true }],
  [{ title: 'IMG_2034.jpg' }, { alt: 'IMG 2034', title: '', altGuessed: true }],
  [{}, { alt: 'river bend', title: '', altGuessed: true }],
])('an asset of %j is described', (fields, expected) => {
  const file = {
    url: '//images.ctfassets.net/s/river-bend.png',
    fileName: 'river-bend.png',
    contentType: 'image/png',
  };
  const localised = Object.fromEntries(
    Object.entries({ ...fields, file }).map(([name, value]) => [name, { en: value }]),
  );
  const described = describeAsset({ id: 'a', state: 'published', version: 1, tags: [], fields: localised }, [
    'en',
  ]);
  expect(described).toMatchObject({ ...expected, address: 'https://images.ctfassets.net/s/river-bend.png' });
});

test('an asset without a file says so', () => {
  expect(describeAsset({ id: 'a', state: 'draft', version: 1, tags: [], fields: {} }, ['en'])).toBe(
    'it has no file',
  );
});
