import { expect, test } from 'vitest';
import { draftPictures } from './draft-pictures.ts';

test('CNV-02/telephone-pictures pictures of a draft have an address each; what no mail program shows stays a file', () => {
  const files = ['image/jpeg', 'image/tiff', 'application/pdf', 'image/gif'].map((kind, place) => ({
    ...{ kind, place, name: `file ${place}`, bytes: 9, unsafe: null },
  }));
  expect(draftPictures('MC-7KQ2-94HD', files)).toEqual([
    { place: 0, name: 'file 0', address: '/api/desk/enquiries/MC-7KQ2-94HD/draft/files/0' },
    { place: 3, name: 'file 3', address: '/api/desk/enquiries/MC-7KQ2-94HD/draft/files/3' },
  ]);
});
