import { expect, test } from 'vitest';
import { samples } from '../../ui/samples/sample-pictures.ts';
import { overPicture } from './over-picture.ts';

const plate = (picture: (typeof samples)[keyof typeof samples]) => ({
  ...picture,
  caption: null,
  coordinates: null,
});
const films = [{ src: '/media/boat.mp4', type: 'video/mp4' }];
const quote = { text: 'Quiet.', attribution: 'A guest', picture: plate(samples.boat), films };

test('FEL-01/poster a film moves its own picture alone', () => {
  expect(overPicture(quote, plate(samples.boat))).toEqual(quote);
  expect(overPicture(quote, null)).toEqual(quote);
  expect(overPicture(quote, plate(samples.dusk))).toMatchObject({ films: [], picture: samples.dusk });
});
