import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test('a place lies in the country of its coordinates, or of what it belongs to; one without any in that of the house', () => {
  const [skye, mauritius] = [
    { latitude: 57.3, longitude: -6.2 },
    { latitude: -20.4, longitude: 57.4 },
  ];
  expect(countryOf(skye, mauritius)).toBe('GB');
  expect(countryOf(null, mauritius)).toBe('MU');
  expect(countryOf(null, null)).toBe('ZA');
});
