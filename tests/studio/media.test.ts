import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { heicPicture } from '../support/heic-picture.ts';
import type { Person } from '../support/studio-process.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';

let studio: SharedStudio;
let editor: Person;

interface Medium {
  id: number;
  filename: string;
  width: number;
  focalX: number;
  sizes: Record<string, { filename: string; width: number; height: number; mimeType: string }>;
}

beforeAll(async () => {
  studio = await sharedStudio();
  editor = await studio.as('editor');
});

const plate = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a9556a',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });

async function upload(name: string, type: string, bytes: Uint8Array, data: object = { alt: 'A plate' }) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  form.set('_payload', JSON.stringify(data));
  const response = await editor('POST', 'media', form);
  return {
    status: response.status,
    body: (await response.json()) as { doc: Medium; errors: { message: string }[] },
  };
}

describe('pictures', () => {
  test('a plate gets a name that carries its hash, and WebP and AVIF at 640, 960, 1440 and 1920', async () => {
    const { status, body } = await upload(
      'Elephant Café (1).JPG',
      'image/jpeg',
      await plate(2400, 1500).jpeg().toBuffer(),
    );
    expect(status).toBe(201);
    const { doc } = body;
    expect(doc.filename).toMatch(/^elephant-cafe-1-[0-9a-f]{8}\.jpg$/);
    const stem = doc.filename.replace('.jpg', '');
    for (const format of ['avif', 'webp']) {
      for (const width of [640, 960, 1440, 1920]) {
        const size = doc.sizes[`${format}${width}`];
        expect(size).toMatchObject({
          filename: `${stem}-${width}.${format}`,
          width,
          height: width * 0.625,
          mimeType: `image/${format}`,
        });
        const file = await studio.asSite(`media/file/${size?.filename}`);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, `image/${format}`]);
        expect(file.headers.get('cache-control')).toContain('immutable');
        expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(width);
      }
    }
    expect((await fetch(`${studio.url}/api/media/file/${doc.filename}`)).status).toBe(403);
  });

  test('a small picture is never enlarged; its sizes share one file', async () => {
    const { body } = await upload('small.png', 'image/png', await plate(800, 500).png().toBuffer());
    const widths = Object.entries(body.doc.sizes).map(([name, { width }]) => [name, width]);
    expect(Object.fromEntries(widths)).toEqual({
      avif640: 640,
      avif960: 800,
      avif1440: 800,
      avif1920: 800,
      webp640: 640,
      webp960: 800,
      webp1440: 800,
      webp1920: 800,
    });
    expect(new Set(Object.values(body.doc.sizes).map(({ filename }) => filename)).size).toBe(4);
  });

  test('moving the focal point keeps every name and file', async () => {
    const { body } = await upload('focus.webp', 'image/webp', await plate(1000, 600).webp().toBuffer());
    const names = (doc: Medium) => [
      doc.filename,
      ...Object.values(doc.sizes).map(({ filename }) => filename),
    ];
    const query = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80';
    const response = await editor('PATCH', `media/${body.doc.id}?${query}`, { focalX: 20, focalY: 80 });
    const { doc } = (await response.json()) as { doc: Medium };
    expect(doc.focalX).toBe(20);
    expect(names(doc)).toEqual(names(body.doc));
    for (const name of names(doc))
      expect(existsSync(join(studio.home.folder, 'media', name)), name).toBe(true);
  });

  test('deleting a picture removes its files', async () => {
    const { body } = await upload('gone.webp', 'image/webp', await plate(700, 400).webp().toBuffer());
    expect((await editor('DELETE', `media/${body.doc.id}`)).status).toBe(200);
    expect(readdirSync(join(studio.home.folder, 'media')).filter((name) => name.startsWith('gone-'))).toEqual(
      [],
    );
  });

  test('a file there is not is 404, for the site and an editor alike, and nobody logs its name', async () => {
    const secret = 'anna-sample-0825550100';
    for (const name of [
      `${secret}.webp`,
      `${secret}-400x300.webp`,
      `${'x'.repeat(900)}-${secret}.webp`,
      `${secret}%00.webp`,
      `${secret}%2f..%2fx.webp`,
      `l%C3%B6we-${secret}.webp`,
    ]) {
      for (const response of [
        await studio.asSite(`media/file/${name}`),
        await editor('GET', `media/file/${name}`),
      ])
        expect([400, 403, 404], name).toContain(response.status);
      expect([400, 403], name).toContain((await fetch(`${studio.url}/api/media/file/${name}`)).status);
    }
    expect((await studio.asSite(`media/file/${secret}.webp`)).status).toBe(404);
    // A missing file of a picture is not the fault of the request.
    const { body } = await upload('lost.webp', 'image/webp', await plate(700, 400).webp().toBuffer());
    expect((await editor('GET', `media/file/${body.doc.filename}?prefix=${secret}`)).status).toBe(404);
    rmSync(join(studio.home.folder, 'media', body.doc.filename));
    expect((await studio.asSite(`media/file/${body.doc.filename}`)).status).toBe(404);
    expect(studio.log()).not.toContain(secret);
  });

  test.each([
    ['STU-07/heic', 'IMG_0042.HEIC', 'image/heic'],
    ['STU-07/renamed', 'IMG_0043.jpg', 'image/jpeg'],
    // A browser that does not know the kind.
    ['STU-07/heic', 'IMG_0044.HEIC', 'application/octet-stream'],
  ])(
    '%s a photograph of a telephone, %s as %s, is kept as a JPEG with its sizes',
    async (_, name, type) => {
      const { status, body } = await upload(name, type, heicPicture([150, 100, 180]));
      expect(status).toBe(201);
      expect(body.doc.filename).toMatch(/^img-004\d-[0-9a-f]{8}\.jpg$/);
      expect(Object.values(body.doc.sizes).some(({ mimeType }) => mimeType === 'image/webp')).toBe(true);
      const file = await studio.asSite(`media/file/${body.doc.filename}`);
      expect(file.headers.get('content-type')).toBe('image/jpeg');
      expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
        format: 'jpeg',
        width: 32,
      });
    },
    60_000,
  );

  test('STU-07/tiff-gif a TIFF and a GIF are kept as JPEGs', async () => {
    const tiff = await upload('scan.tif', 'image/tiff', await plate(700, 400).tiff().toBuffer());
    const gif = await upload('old.gif', 'image/gif', await plate(700, 400).gif().toBuffer());
    expect([tiff.status, gif.status]).toEqual([201, 201]);
    for (const { body } of [tiff, gif]) expect(body.doc.filename).toMatch(/\.jpg$/);
  });

  test('STU-07/true-words what is not taken is called what it is, with what to do', async () => {
    const film = Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  moov of a film', 'latin1');
    const broken = await upload('IMG_0045.HEIC', 'image/heic', heicPicture().subarray(0, 60));
    const mov = await upload('IMG_0046.MOV', 'video/quicktime', film);
    expect([broken.status, mov.status]).toEqual([400, 400]);
    expect(broken.body.errors[0]?.message).toContain('This is a HEIC picture');
    expect(mov.body.errors[0]?.message).toContain('This is a QuickTime film (MOV). Export it as MP4');
  });

  test('STU-07/strangers nobody who is not signed in makes the studio decode a picture', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(heicPicture())], { type: 'image/heic' }), 'IMG_0047.HEIC');
    form.set('_payload', JSON.stringify({ alt: 'A plate' }));
    const answer = await fetch(`${studio.url}/api/media`, { method: 'POST', body: form });
    expect([401, 403]).toContain(answer.status);
  });

  test('a missing alternative text, SVG, other files and pixel bombs are refused with a sentence', async () => {
    const jpeg = await plate(100, 100).jpeg().toBuffer();
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const cases = [
      await upload('a.jpg', 'image/jpeg', jpeg, {}),
      await upload('a.svg', 'image/svg+xml', svg),
      await upload('a.jpg', 'image/jpeg', svg),
      await upload('a.jpg', 'image/jpeg', new TextEncoder().encode('<html>no picture</html>')),
      await upload('bomb.png', 'image/png', bomb),
    ];
    expect(cases.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(cases[1]?.body.errors[0]?.message).toContain('JPEG, PNG, WebP or AVIF');
    expect(cases[4]?.body.errors[0]?.message).toContain('60 megapixels');
    expect(readdirSync(join(studio.home.folder, 'media')).filter((name) => /^(a|bomb)-/.test(name))).toEqual(
      [],
    );
  });
});
