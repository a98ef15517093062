import { expect, test } from 'vitest';
import { countryCodeAt } from './country-code.ts';

test.each([
  ['Laikipia', 0.3, 36.9, 'ZA', 'KE'],
  ['a country whose name the atlas abbreviates', -4, 22, 'KE', 'CD'],
  ['Skye', 57.3, -6.2, 'MU', 'GB'],
  ['an island', -20.4, 57.4, 'KE', 'MU'],
  ['the Waterberg', -24.4, 27.6, 'ZA', 'ZA'],
  // Livingstone is in Zambia, and Zimbabwe is across the river.
  ['a bank of a river, of a house far away', -17.85, 25.85, 'BW', null],
  ['a bank of a river, of a house there', -17.85, 25.85, 'ZM', 'ZM'],
  ['mountains round an enclave, of a house outside', -29.6, 29.3, 'ZA', 'ZA'],
  ['no land', 0, 0, 'ZA', null],
] as const)('%s', (_, latitude, longitude, house, code) => {
  expect(countryCodeAt({ latitude, longitude }, house)).toBe(code);
});
