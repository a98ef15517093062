import { afterEach, expect, test } from 'vitest';
import { mediaAddress, provideMediaAddress } from './media-address.ts';

afterEach(() => provideMediaAddress(null));

test('CLU-06/public-address an upload is fetched from us, or from where the operator says', () => {
  expect(mediaAddress('dusk one.webp')).toBe('/media/dusk%20one.webp');
  provideMediaAddress('https://media.example.com/lodges');
  expect(mediaAddress('dusk one.webp')).toBe('https://media.example.com/lodges/dusk%20one.webp');
});
