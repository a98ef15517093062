import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heicPicture } from '../../../../../tests/support/heic-picture.ts';
import { sendPreview } from './preview.ts';

const file = (bytes: Uint8Array, headers: Record<string, string> = {}) =>
  new Response(new Uint8Array(bytes), { headers });

test('CNV-01/thumbnails STU-07/previews a photograph of a telephone is shown small as a JPEG, and kept by no cache', async () => {
  const answer = await sendPreview(file(heicPicture()));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
    format: 'jpeg',
    width: 32,
  });
}, 60_000);

test.each([
  ['a document', file(Buffer.from('%PDF-1.7 and no picture at all'))],
  ['a drawing', file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'))],
  ['what is too large', file(Buffer.from('x'), { 'content-length': '30000000' })],
])('%s has none', async (_, answer) => {
  expect((await sendPreview(answer)).status).toBe(404);
});
