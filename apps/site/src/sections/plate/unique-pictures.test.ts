import { expect, test } from 'vitest';
import { uniquePictures } from './unique-pictures.ts';

const plate = (src: string) => ({ src });

test('a plate that stands on the page already gives way to the first of the pool that does not', () => {
  const plates = uniquePictures([plate('dusk'), plate('river')]);
  plates.claim(plate('dusk'), null, undefined);
  expect(plates.orAnother(plate('ridge'))).toEqual(plate('ridge'));
  expect(plates.orAnother(plate('ridge'))).toEqual(plate('river'));
  expect(plates.orAnother(plate('dusk'))).toBeNull();
  expect(plates.orAnother(null)).toBeNull();
});

test('a gallery holds only what is nowhere else, each once', () => {
  const plates = uniquePictures([]);
  plates.claim(plate('a'));
  expect(plates.unused(['a', 'b', 'b', 'c'].map(plate))).toEqual([plate('b'), plate('c')]);
});
