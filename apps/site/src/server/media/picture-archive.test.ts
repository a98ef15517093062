import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { OutageError } from '../../content/reading/errors.ts';
import { createPictureArchives, type PictureArchive } from './picture-archive.ts';

const directory = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(directory, { recursive: true }));

const dusk = new Uint8Array(300_000).map((_, at) => at % 251);
writeFileSync(join(directory, 'dusk-1a2b.avif'), dusk);
const noon = new Uint8Array([1, 2, 3]);

const copies = {
  async obtain(filename: string) {
    if (filename === 'dusk-1a2b.avif')
      return { size: dusk.length, etag: '"d"', at: { path: join(directory, filename) } };
    if (filename === 'noon-3c4d.JPG') return { size: noon.length, etag: '"n"', at: { bytes: noon } };
    if (filename === 'away.avif') throw new OutageError('the studio is away', null);
    return null;
  },
};
const pictures = [
  { title: 'Dusk, from the deck', credit: 'A. Photographer', filename: 'dusk-1a2b.avif', size: dusk.length },
  { title: 'Noon', credit: '', filename: 'noon-3c4d.JPG', size: noon.length },
];

const packed = (archive: PictureArchive | 'busy'): PictureArchive => {
  if (archive === 'busy') throw new Error('There is no room for another archive.');
  return archive;
};
const filesIn = async (archive: PictureArchive | 'busy') =>
  unzipSync(new Uint8Array(await new Response(packed(archive).body).arrayBuffer()));

test('TSK-04/archive pictures stand whole under the name of their property, with their titles', async () => {
  const files = await filesIn(await createPictureArchives({ copies }).pack('Reed Camp', pictures));
  expect(Object.keys(files).sort()).toEqual([
    'Reed Camp/01-dusk-from-the-deck.avif',
    'Reed Camp/02-noon.jpg',
    'Reed Camp/titles.txt',
  ]);
  expect(files['Reed Camp/01-dusk-from-the-deck.avif']).toEqual(dusk);
  expect(files['Reed Camp/02-noon.jpg']).toEqual(noon);
  expect(strFromU8(files['Reed Camp/titles.txt'] ?? new Uint8Array())).toBe(
    '01-dusk-from-the-deck.avif\tDusk, from the deck\tA. Photographer\r\n02-noon.jpg\tNoon\r\n',
  );
});

test('TSK-04/bounded what would make it too large is named in it, and left out', async () => {
  const archives = createPictureArchives({ copies, largestBytes: 1000 });
  const files = await filesIn(await archives.pack('Reed Camp', pictures));
  expect(Object.keys(files).sort()).toEqual(['Reed Camp/01-noon.jpg', 'Reed Camp/titles.txt']);
  expect(strFromU8(files['Reed Camp/titles.txt'] ?? new Uint8Array())).toContain('Dusk, from the deck');
});

test('TSK-04/bounded so many go out at once, and one that is broken off makes room', async () => {
  const archives = createPictureArchives({ copies, atOnce: 1 });
  const first = packed(await archives.pack('Reed Camp', pictures));
  expect(await archives.pack('Reed Camp', pictures)).toBe('busy');
  await first.body.cancel();
  await filesIn(await archives.pack('Reed Camp', pictures));
  await filesIn(await archives.pack('Reed Camp', pictures));
});

test('TSK-04/whole a picture that cannot be read breaks the archive off; at the start nothing begins', async () => {
  const archives = createPictureArchives({ copies, atOnce: 1 });
  const away = { title: 'Away', credit: '', filename: 'away.avif', size: 9 };
  await expect(archives.pack('Reed Camp', [away, ...pictures])).rejects.toThrow('away');
  await expect(filesIn(await archives.pack('Reed Camp', [...pictures, away]))).rejects.toThrow('away');
  const gone = { title: 'Gone', credit: '', filename: 'gone.avif', size: 9 };
  const files = await filesIn(await archives.pack('Reed Camp', [...pictures, gone]));
  expect(Object.keys(files)).toHaveLength(3);
});

test('TSK-04/cached the same pictures have one tag, others another', async () => {
  const archives = createPictureArchives({ copies });
  const tagOf = async (of: typeof pictures) => {
    const { etag, body } = packed(await archives.pack('Reed Camp', of));
    await body.cancel();
    return etag;
  };
  expect(await tagOf(pictures)).toBe(await tagOf([...pictures]));
  expect(await tagOf(pictures)).not.toBe(await tagOf(pictures.slice(1)));
});
