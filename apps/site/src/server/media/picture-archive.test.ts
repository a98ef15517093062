import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PictureToTake } from '../../content/gallery/pictures-to-take.ts';
import { OutageError } from '../../content/reading/errors.ts';
import { archiveTag, PictureChangedError, pictureArchives, type SizedArchive } from './picture-archive.ts';

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
/** What is read in the place of a picture that changed. */
const changed = new Map<string, Uint8Array | null>();
/** The JPEGs that are made already. */
const made = new Map<string, Uint8Array>();
beforeEach(() => {
  asked.length = 0;
  changed.clear();
  made.clear();
  made.set('dusk-1a2b.avif', dusk);
});
const press = {
  async look(filename: string) {
    if (filename.endsWith('.JPG')) return { ending: '.jpeg', made: null };
    const jpeg = made.get(filename);
    return jpeg ? { ending: '.jpg', made: { size: jpeg.length, crc: crc32(jpeg) } } : null;
  },
  async pass(filename: string) {
    asked.push(filename);
    const other = changed.get(filename);
    if (other !== undefined)
      return other && { ...bytesOf(other), ending: extname(filename) === '.JPG' ? '.jpeg' : '.jpg' };
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
  unzipSync(await buffer(pictureArchives({ press, ...options }).pack('Reed Camp', of)));
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
  await expect(
    pictureArchives({ press })
      .pack('Reed Camp', [away, ...pictures])
      .next(),
  ).rejects.toThrow('away');
  await expect(filesOf([...pictures, away])).rejects.toThrow('away');
  const gone = { title: 'Gone', credit: '', filename: 'gone.avif', size: 9 };
  expect(Object.keys(await filesOf([...pictures, gone]))).toHaveLength(3);
});

test('TSK-04/bounded nothing is opened before it is asked for, and what is open is closed when somebody leaves', async () => {
  closed.mockClear();
  const pieces = pictureArchives({ press }).pack('Reed Camp', pictures);
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

const planOf = async (archives = pictureArchives({ press }), of: readonly PictureToTake[] = pictures) => {
  const plan = await archives.plan('Reed Camp', of);
  if (!plan) throw new Error('the archive has no length');
  return plan;
};
const partOf = async (plan: SizedArchive, first: number, last = plan.size - 1) =>
  new Uint8Array(await buffer(plan.pieces({ first, last })));

test('TSK-04/resumed the same pictures are the same bytes at any time, with and without a known length', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 2, 1) });
  try {
    const packed = new Uint8Array(await buffer(pictureArchives({ press }).pack('Reed Camp', pictures)));
    vi.setSystemTime(Date.UTC(2031, 7, 9, 11, 12, 13));
    const plan = await planOf();
    expect(plan.size).toBe(packed.length);
    expect(await partOf(plan, 0)).toEqual(packed);
    expect(await partOf(await planOf(), 0)).toEqual(packed);
  } finally {
    vi.useRealTimers();
  }
});

test('TSK-04/resumed parts that begin and end anywhere fit together byte for byte', async () => {
  const whole = await partOf(await planOf(), 0);
  const far = whole.length - 1;
  for (const at of [1, 40, 70_000, dusk.length, dusk.length + 70, dusk.length + 90, dusk.length + 200, far]) {
    // Another process, which knows the checksum of no upload.
    const plan = await planOf();
    const [before, after] = [await partOf(plan, 0, at - 1), await partOf(await planOf(), at)];
    expect(Buffer.compare(Buffer.concat([before, after]), whole), `cut at ${at}`).toBe(0);
    expect(await partOf(plan, at, at)).toEqual(whole.subarray(at, at + 1));
  }
  expect(Object.keys(unzipSync(whole))).toHaveLength(3);
});

test('TSK-04/resumed what lies before the part is not read where its checksum is known, nor is what lies behind it', async () => {
  const archives = pictureArchives({ press });
  const plan = await planOf(archives);
  await partOf(plan, 5, 10);
  expect(asked).toEqual(['dusk-1a2b.avif']);
  asked.length = 0;
  // The checksum of the upload stands in the directory at the end: here it is read once for it.
  const end = await partOf(plan, plan.size - 10);
  expect(asked).toEqual(['noon-3c4d.JPG']);
  expect(await partOf(await planOf(archives), plan.size - 10)).toEqual(end);
  expect(asked).toEqual(['noon-3c4d.JPG']);
});

test('TSK-04/bounded what is read for a checksum alone is read no further once nobody waits for it', async () => {
  const large = { title: 'Large', credit: '', filename: 'large.JPG', size: dusk.length };
  changed.set('large.JPG', dusk);
  const plan = await planOf(pictureArchives({ press }), [large, ...pictures]);
  closed.mockClear();
  const left = AbortSignal.abort();
  expect(await buffer(plan.pieces({ first: plan.size - 1, last: plan.size - 1 }, left))).toHaveLength(0);
  expect(asked).toEqual(['large.JPG']);
  expect(closed).toHaveBeenCalledOnce();
});

test.each([
  ['has another length', 'noon-3c4d.JPG', new Uint8Array([1, 2])],
  ['is longer than its file said', 'noon-3c4d.JPG', new Uint8Array([1, 2, 3, 4])],
  ['is gone', 'noon-3c4d.JPG', null],
  ['was made anew, as long as before', 'dusk-1a2b.avif', dusk.toReversed()],
])(
  'TSK-04/whole a picture that %s when its turn comes breaks the archive off',
  async (_, filename, bytes) => {
    const plan = await planOf();
    changed.set(filename, bytes);
    await expect(partOf(plan, 0)).rejects.toThrow(PictureChangedError);
  },
);

test('TSK-04/whole a length that turned out wrong is not said again, until the picture was read', async () => {
  const archives = pictureArchives({ press });
  const wrong = pictures.map((picture) => ({ ...picture, size: picture.size + 1 }));
  await expect(partOf(await planOf(archives, wrong), 0)).rejects.toThrow(PictureChangedError);
  expect(await archives.plan('Reed Camp', wrong)).toBeNull();
  const packed = new Uint8Array(await buffer(archives.pack('Reed Camp', wrong)));
  expect(await partOf(await planOf(archives, wrong), 0)).toEqual(packed);
});

test('TSK-04/resumed nobody says a length before every picture is made, and what is too large is left out of it', async () => {
  const archives = pictureArchives({ press, largestBytes: 1000 });
  const [first, ...more] = pictures;
  const unsaid = [{ ...first, size: 0 } as PictureToTake, ...more];
  const packed = new Uint8Array(await buffer(archives.pack('Reed Camp', unsaid)));
  expect(await partOf(await planOf(archives, unsaid), 0)).toEqual(packed);
  made.clear();
  expect(await archives.plan('Reed Camp', unsaid)).toBeNull();
});

test('TSK-04/cached the strong tag is another where a JPEG was made anew, if as long as before', async () => {
  const { etag } = await planOf();
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect((await planOf()).etag).toBe(etag);
  made.set('dusk-1a2b.avif', dusk.toReversed());
  expect((await planOf()).etag).not.toBe(etag);
  expect((await planOf(pictureArchives({ press }), pictures.slice(1))).etag).not.toBe(etag);
});
