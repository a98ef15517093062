import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heicPicture } from '../../../../tests/support/heic-picture.ts';
import { checkUpload, filmOrFile, storedName } from './upload-rules.ts';

const bytes = new TextEncoder().encode('a plate');

describe('the name a picture is stored under', () => {
  test('is the editor’s own in plain letters, with the hash of its bytes', () => {
    expect(storedName('Café à l’aube (2).JPEG', bytes, 'jpg')).toMatch(/^cafe-a-l-aube-2-[0-9a-f]{8}\.jpg$/);
    expect(storedName('a.png', bytes, 'png')).toBe(storedName('a.png', new Uint8Array(bytes), 'png'));
    expect(storedName('a.png', bytes, 'png')).not.toBe(storedName('a.png', bytes.slice(1), 'png'));
  });

  test('exists for a name without a usable letter and leads out of no folder', () => {
    expect(storedName('../../лев.png', bytes, 'png')).toMatch(/^picture-[0-9a-f]{8}\.png$/);
    expect(storedName('x'.repeat(300), bytes, 'webp').length).toBeLessThan(80);
  });

  test('its hash always holds a letter, so that Payload does not count it upwards', () => {
    for (let at = 0; at < 500; at += 1) {
      const hash = storedName('a', new TextEncoder().encode(String(at)), 'png').slice(2, 10);
      expect(hash).toMatch(/[a-f]/);
    }
  });
});

describe('films and files by their first bytes', () => {
  const isoMedia = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');
  const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, ...Buffer.from('webm........')]);

  test('MP4, WebM and PDF are known', () => {
    expect(filmOrFile(isoMedia('isom'))).toBe('mp4');
    expect(filmOrFile(isoMedia('mp42'))).toBe('mp4');
    expect(filmOrFile(webm)).toBe('webm');
    expect(filmOrFile(Buffer.from('%PDF-1.7\n........'))).toBe('pdf');
  });

  test('pictures, other containers and texts are none of them', () => {
    const matroska = Buffer.from(webm.toString('latin1').replace('webm', 'matr'), 'latin1');
    const others = [
      isoMedia('avif'),
      isoMedia('heic'),
      isoMedia('qt  '),
      matroska,
      Buffer.from('<html>%PDF-1.7</html>'),
    ];
    expect(others.map((bytes) => filmOrFile(bytes))).toEqual(others.map(() => null));
  });
});

describe('photographs of telephones', () => {
  const upload = async (name: string, data: Buffer, who: object, mimetype = 'image/jpeg') => {
    const req = { file: { data, name, mimetype, size: data.length }, ...who };
    await checkUpload({ args: {}, operation: 'create', ...who, req } as never);
    return req.file;
  };
  const editor = { user: { role: 'editor' } };

  test('STU-07/renamed are kept as JPEGs, also under the name of one', async () => {
    const file = await upload('IMG_0042.jpg', heicPicture(), editor);
    expect(file).toMatchObject({
      name: expect.stringMatching(/^img-0042-[0-9a-f]{8}\.jpg$/),
      mimetype: 'image/jpeg',
      size: file.data.length,
    });
    expect(file.data.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  }, 60_000);

  test('STU-07/renamed are what their bytes say where the browser says nothing', async () => {
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const file = await upload('IMG_0043.HEIC', jpeg, editor, 'application/octet-stream');
    expect(file).toMatchObject({ name: expect.stringMatching(/\.jpg$/), mimetype: 'image/jpeg' });
    await expect(upload('a.pdf', jpeg, editor, 'application/pdf')).rejects.toThrow('not what its name says');
  });

  test('STU-07/true-words one that is broken is called what it is', async () => {
    const broken = heicPicture().subarray(0, 40);
    await expect(upload('IMG_0042.HEIC', broken, editor)).rejects.toThrow(
      'This is a HEIC picture, and it cannot be read.',
    );
  }, 60_000);

  test('STU-07/strangers nobody who may not upload makes the studio decode one', async () => {
    const picture = heicPicture();
    expect((await upload('IMG_0042.HEIC', picture, {})).data).toBe(picture);
  });
});
