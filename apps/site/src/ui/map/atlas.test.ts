import { expect, test } from 'vitest';
import { countriesWithin, countryAt, countryOfName, landWithin } from './atlas.ts';

test.each([
  ['kenya', 'Kenya'],
  ['South Africa', 'South Africa'],
  ['cote-d-ivoire', "Côte d'Ivoire"],
  ['The Gambia', 'Gambia'],
  ['Democratic Republic of the Congo', 'Dem. Rep. Congo'],
  ['South Sudan', 'S. Sudan'],
  ['Eswatini', 'eSwatini'],
  ['Seychelles', 'Seychelles'],
  ['Zanzibar', null],
  ['', null],
])('%s is called %s in the atlas', (asked, name) => {
  expect(countryOfName(asked)?.name ?? null).toBe(name);
});

test.each([
  ['the Maasai Mara', [35.1, -1.5], 'Kenya'],
  ['Kasama', [31.2, -10.2], 'Zambia'],
  ['an enclave', [28.2, -29.5], 'Lesotho'],
  ['a beach that the small scale has at sea', [39.72, -4.05], 'Kenya'],
  ['Zanzibar', [39.3, -6.2], 'Tanzania'],
  ['an island country', [55.5, -4.7], 'Seychelles'],
  ['no land', [0, 0], null],
  ['the pole', [31, 90], null],
] as const)('%s lies in its country', (_, place, name) => {
  expect(countryAt(place)?.name ?? null).toBe(name);
});

test('land across the date line does not lie around the whole earth', () => {
  const sea = { west: -30, east: -28, south: -18, north: -16 };
  expect(landWithin(sea).filter((shore) => shore.length < 20)).toEqual([]);
  expect(countriesWithin(sea).map(({ name }) => name)).not.toContain('Fiji');
});
