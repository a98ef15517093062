import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { countryNamed, otherNamesOf } from './country-names.ts';

test('FRM-19/countries every name and both codes of a country are that country', () => {
  for (const [code, name] of countries) {
    expect(countryNamed(name)).toBe(name);
    const codes = otherNamesOf(name).slice(-2);
    expect(codes).toEqual([code, expect.stringMatching(/^[A-Z]{3}$/)]);
    // What South Africans write is another country's code.
    if (code !== 'SA') for (const each of codes) expect([each, countryNamed(each)]).toEqual([each, name]);
  }
  const threes = countries.map(([, name]) => otherNamesOf(name).at(-1));
  expect(new Set(threes).size).toBe(countries.length);
});

test.each([
  ['United States of America', 'United States'],
  ['U.S.A.', 'United States'],
  ['uk', 'United Kingdom'],
  ['  the  netherlands ', 'Netherlands'],
  ['Holland', 'Netherlands'],
  ['DEU', 'Germany'],
  ['Südafrika', 'South Africa'],
  ['afrique du sud', 'South Africa'],
  ['日本', 'Japan'],
  ['St. Lucia', 'Saint Lucia'],
  ['Côte d’Ivoire', "Côte d'Ivoire"],
  ['Czech Republic', 'Czechia'],
  ['SA', 'South Africa'],
])('FRM-19/countries %s is %s', (written, name) => {
  expect(countryNamed(written)).toBe(name);
});

test.each(['', 'Atlantis', 'zz', 'x'.repeat(10_000), 'Germany and France'])(
  'FRM-19/countries %j is none',
  (written) => {
    expect(countryNamed(written)).toBeNull();
  },
);

test('a country the list does not have has no other names', () => {
  expect(otherNamesOf('Atlantis')).toEqual([]);
});
