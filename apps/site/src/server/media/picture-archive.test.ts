import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import type { PictureToTake } from '../../content/gallery/pictures-to-take.ts';
import { OutageError } from '../../content/reading/errors.ts';
import { archiveTag, packPictures } from './picture-archive.ts';

const dusk = new Uint8Array(300_000).map((_, at) => at % 251);
const noon = new Uint8Array([1, 2, 3]);

const closed = vi.fn();
const bytesOf = (bytes: Uint8Array, size: number | null = bytes.length) => ({
  size,
  pieces: (async function* () {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
  })(),
  close: closed,
});
const asked: string[] = [];
const press = {
  async pass(filename: string) {
    asked.push(filename);
    if (filename === 'dusk-1a2b.avif') return { ...bytesOf(dusk), ending: '.jpg' };
    if (filename === 'noon-3c4d.JPG') return { ...bytesOf(noon), ending: '.jpeg' };
    if (filename === 'unsaid.avif') return { ...bytesOf(dusk, null), ending: '.jpg' };
    if (filename === 'away.avif') throw new OutageError('the studio is away', null);
    return null;
  },
};
const pictures = [
  { title: 'Dusk, from the deck', credit: 'A. Photographer', filename: 'dusk-1a2b.avif', size: dusk.length },
  { title: 'Noon', credit: '', filename: 'noon-3c4d.JPG', size: noon.length },
];

const filesOf = async (of: readonly PictureToTake[], options: { readonly largestBytes?: number } = {}) =>
  unzipSync(await buffer(packPictures('Reed Camp', of, { press, ...options })));
const titlesIn = (files: Record<string, Uint8Array>) =>
  strFromU8(files['Reed Camp/titles.txt'] ?? new Uint8Array());

test('TSK-04/archive pictures stand whole under the name of their property, with their titles', async () => {
  const files = await filesOf(pictures);
  expect(Object.keys(files).sort()).toEqual([
    'Reed Camp/01-dusk-from-the-deck.jpg',
    'Reed Camp/02-noon.jpeg',
    'Reed Camp/titles.txt',
  ]);
  expect(files['Reed Camp/01-dusk-from-the-deck.jpg']).toEqual(dusk);
  expect(files['Reed Camp/02-noon.jpeg']).toEqual(noon);
  expect(titlesIn(files)).toBe(
    '01-dusk-from-the-deck.jpg\tDusk, from the deck\tA. Photographer\r\n02-noon.jpeg\tNoon\r\n',
  );
});

test.each([
  ['by its entry', dusk.length],
  ['by the file alone', 0],
])('TSK-04/bounded what would make it too large, %s, is named in it, and left out', async (_, size) => {
  const files = await filesOf([{ ...pictures[0], size } as PictureToTake, ...pictures.slice(1)], {
    largestBytes: 1000,
  });
  expect(Object.keys(files).sort()).toEqual(['Reed Camp/01-noon.jpeg', 'Reed Camp/titles.txt']);
  expect(titlesIn(files)).toContain('Not in this file, since it would be too large: Dusk, from the deck');
});

test('TSK-04/bounded a picture nobody knows the size of cannot make it larger', async () => {
  const unsaid = { title: 'Unsaid', credit: '', filename: 'unsaid.avif', size: 0 };
  await expect(filesOf([unsaid], { largestBytes: 1000 })).rejects.toThrow('too large');
});

test('TSK-04/whole a picture that cannot be read breaks the archive off; at the start nothing begins', async () => {
  const away = { title: 'Away', credit: '', filename: 'away.avif', size: 9 };
  await expect(packPictures('Reed Camp', [away, ...pictures], { press }).next()).rejects.toThrow('away');
  await expect(filesOf([...pictures, away])).rejects.toThrow('away');
  const gone = { title: 'Gone', credit: '', filename: 'gone.avif', size: 9 };
  expect(Object.keys(await filesOf([...pictures, gone]))).toHaveLength(3);
});

test('TSK-04/bounded nothing is opened before it is asked for, and what is open is closed when somebody leaves', async () => {
  asked.length = 0;
  closed.mockClear();
  const pieces = packPictures('Reed Camp', pictures, { press });
  expect(asked).toEqual([]);
  await pieces.next();
  await pieces.return();
  expect(asked).toEqual(['dusk-1a2b.avif']);
  expect(closed).toHaveBeenCalledOnce();
});

test('TSK-04/cached the same pictures have one tag, others another', () => {
  expect(archiveTag('Reed Camp', pictures)).toBe(archiveTag('Reed Camp', [...pictures]));
  expect(archiveTag('Reed Camp', pictures)).not.toBe(archiveTag('Reed Camp', pictures.slice(1)));
});
