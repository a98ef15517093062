import { expect, test } from 'vitest';
import { heicPicture } from '../../../../../tests/support/heic-picture.ts';
import { draftFileOf } from './draft-file.ts';

const given = (content: Uint8Array, name: string, kind: string) => ({
  bytes: new Uint8Array(content).buffer,
  kind,
  name: encodeURIComponent(name),
});

test.each([
  ['Früh am Fluss.HEIC', 'image/heic', 'Früh am Fluss.jpg'],
  ['IMG_0044.jpg', 'application/octet-stream', 'IMG_0044.jpg'],
  ['IMG.0045', '', 'IMG.0045.jpg'],
])(
  'CNV-02/telephone-pictures %s goes with an answer as a JPEG every guest can open',
  async (name, kind, called) => {
    const file = await draftFileOf(given(heicPicture(), name, kind));
    if (typeof file === 'string') throw new Error(file);
    expect([file.kind, decodeURIComponent(file.name)]).toEqual(['image/jpeg', called]);
    expect(Buffer.from(file.bytes).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  },
  60_000,
);

test('CNV-02/telephone-pictures one that cannot be read is refused in words that are true; other files stay as they are', async () => {
  expect(await draftFileOf(given(heicPicture().subarray(0, 60), 'IMG_1.HEIC', 'image/heic'))).toMatch(
    /^This is a HEIC picture, and it cannot be read\. Save it as a JPEG/,
  );
  const scan = given(Buffer.from('II*\0 and the pages of a scan'), 'Scan.tif', 'image/tiff');
  expect(await draftFileOf(scan)).toBe(scan);
});
