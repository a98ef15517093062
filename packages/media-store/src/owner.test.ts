import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RealS3, startS3 } from '../../../tests/support/s3-server.ts';
import { assertLibraryOf, claimLibrary, OtherLibraryError, ownedStore } from './owner.ts';

let s3: RealS3;
let place = 0;
beforeAll(async () => {
  s3 = await startS3();
});
beforeEach(() => {
  s3.fault = null;
  place += 1;
});
afterAll(() => s3.close());

const library = () => s3.store(`library-${place}`);

test('CLU-06/owner a folder is of the installation that used it first, and no other writes there or removes', async () => {
  const own = ownedStore(library(), () => 'one');
  await own.write('dusk.webp', Buffer.from('a picture'));
  await ownedStore(library(), () => 'one').write('dawn.webp', Buffer.from('another'));
  for (const id of ['two', null]) {
    const other = ownedStore(library(), () => id);
    const sentence = `s3://sundowner-media/library-${place} holds the pictures of another installation; set MEDIA_STORE`;
    await expect(other.claim()).rejects.toThrow(sentence);
    await expect(other.remove('dusk.webp')).rejects.toThrow(OtherLibraryError);
    await expect(other.write('dusk.webp', Buffer.from('x'))).rejects.toThrow(OtherLibraryError);
  }
  expect(String(await library().read('dusk.webp'))).toBe('a picture');
  const names: string[] = [];
  for await (const { name } of own.list()) names.push(name);
  expect(names.sort()).toEqual(['dawn.webp', 'dusk.webp']);
});

test('CLU-06/owner one that is looked at stays nobody’s, and a store that was away is asked again', async () => {
  expect(await assertLibraryOf(library(), 'one')).toBe(true);
  const own = ownedStore(library(), () => 'one');
  s3.fault = { status: 503, of: /./ };
  await expect(own.remove('dusk.webp')).rejects.toThrow('it answered 503');
  s3.fault = null;
  await own.remove('dusk.webp');
  expect(await assertLibraryOf(library(), 'one')).toBe(false);
  await expect(claimLibrary(library(), 'two')).rejects.toThrow(OtherLibraryError);
});
