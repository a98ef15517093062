import { expect, test } from 'vitest';
import { type ContentfulExport, droppedLocales, inLocale, localeChain, type SourceEntry } from './source.ts';

const entry: SourceEntry = {
  id: 'a',
  type: 'blog',
  state: 'published',
  version: 2,
  tags: [],
  fields: {
    title: { 'en-ZA': 'Rain', de: 'Regen', 'de-AT': '' },
    body: { 'en-ZA': 'It rains.' },
    note: { fr: 'Pluie' },
  },
};
const made = (locales: ContentfulExport['locales']): ContentfulExport => ({
  locales,
  contentTypes: [],
  entries: [entry],
  assets: [],
});
const three = made([
  { code: 'en-ZA', fallbackCode: null, isDefault: true },
  { code: 'de', fallbackCode: 'en-ZA', isDefault: false },
  { code: 'de-AT', fallbackCode: 'de', isDefault: false },
]);

test('the chain follows the fallbacks of the export, and the default locale is taken when none is asked for', () => {
  expect(localeChain(three, null)).toEqual(['en-ZA']);
  expect(localeChain(three, 'de-AT')).toEqual(['de-AT', 'de', 'en-ZA']);
});

test('a locale the export does not have is refused with those it has; a circle of fallbacks ends', () => {
  expect(() => localeChain(three, 'xx')).toThrow('The export has no locale "xx"; it has en-ZA, de, de-AT.');
  const circle = made([
    { code: 'a', fallbackCode: 'b', isDefault: true },
    { code: 'b', fallbackCode: 'a', isDefault: false },
  ]);
  expect(localeChain(circle, null)).toEqual(['a', 'b']);
});

test('a value is the first that is not empty, in the order of the chain', () => {
  const chain = ['de-AT', 'de', 'en-ZA'];
  expect(inLocale(entry.fields.title, chain)).toBe('Regen');
  expect(inLocale(entry.fields.body, chain)).toBe('It rains.');
  expect(inLocale(entry.fields.note, chain)).toBeUndefined();
  expect(inLocale({ 'en-ZA': false }, chain)).toBe(false);
});

test('what the chain leaves behind is counted by locale', () => {
  expect(droppedLocales([entry], ['en-ZA'])).toEqual({ de: 1, fr: 1 });
});

test('an export without its locales shows them in its fields', () => {
  expect(localeChain(made([]), 'de')).toEqual(['de']);
  expect(() => localeChain(made([]), 'it')).toThrow('it has en-ZA, de, de-AT, fr');
});
