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
  ['S. Africa', 'South Africa'],
  ['SouthAfrica', 'South Africa'],
  ['Suedafrika', 'South Africa'],
  ['ЮАР', 'South Africa'],
  ['🇿🇦', 'South Africa'],
  ['🇿🇦 South Africa', 'South Africa'],
  ['Korea, South', 'South Korea'],
  ['Korea (South)', 'South Korea'],
  ['Netherlands, The', 'Netherlands'],
  ['Kingdom of the Netherlands', 'Netherlands'],
  ['Holanda', 'Netherlands'],
  ['Germany (Deutschland)', 'Germany'],
  ['Federal Republic of Germany', 'Germany'],
  ['Die Schweiz', 'Switzerland'],
  ['London, UK', 'United Kingdom'],
  ['Inghilterra', 'United Kingdom'],
  ['EE.UU.', 'United States'],
  ['アメリカ', 'United States'],
  ['Georgia, USA', 'United States'],
  ['香港', 'Hong Kong'],
  ['臺灣', 'Taiwan'],
  ['KSA', 'Saudi Arabia'],
  ['GER', 'Germany'],
  ['Bosnia', 'Bosnia and Herzegovina'],
  ['Ísland', 'Iceland'],
  ['Rhodesia', 'Zimbabwe'],
  ['Birma', 'Myanmar'],
  ['Birmania', 'Myanmar'],
  ['Burma', 'Myanmar'],
  ['Méjico', 'Mexico'],
  ['Gran Bretaña', 'United Kingdom'],
  ['Hong Kong SAR China', 'Hong Kong'],
  ['澳門', 'Macao'],
  ['中國', 'China'],
  ['Kingdom of Eswatini', 'Eswatini'],
  ['Congo (DRC)', 'Congo, Democratic Republic of the'],
])('FRM-19/countries %s is %s', (written, name) => {
  expect(countryNamed(written)).toBe(name);
});

test.each([
  '',
  'Atlantis',
  'zz',
  'x'.repeat(10_000),
  'Germany and France',
  'Germany, France',
  'Germany (France)',
  'n/a',
  'EU',
  'Europe',
  '🏳️',
])('FRM-19/countries %j is none', (written) => {
  expect(countryNamed(written)).toBeNull();
});

test('FRM-19/countries codes of sport stand in no list of names', () => {
  expect(otherNamesOf('Chile')).toEqual(['CL', 'CHL']);
  expect(countryNamed('CHI')).toBe('Chile');
});

test('a country the list does not have has no other names', () => {
  expect(otherNamesOf('Atlantis')).toEqual([]);
});
