import { expect, test } from 'vitest';
import { countCharacters, cutWords, lengthRules, lengthStatus, lengthWords } from './length.ts';

test('characters are counted as people count them', () => {
  expect(countCharacters('  Léopard ')).toBe(7);
  expect(countCharacters('Le\u0301opard')).toBe(7);
  expect(countCharacters('👩‍👧 two')).toBe(5);
});

test('a length is empty, short, good or long', () => {
  const { title } = lengthRules;
  expect([0, 24, 25, 60, 61].map((count) => lengthStatus(count, title))).toEqual([
    'empty',
    'short',
    'good',
    'good',
    'long',
  ]);
  expect(lengthWords(61, title)).toBe('61 of about 60 characters. Search engines will cut it.');
  expect(lengthWords(0, title)).toBe('0 of about 60 characters.');
  expect(lengthWords(30, title)).toBe('30 of about 60 characters. Good.');
});

test('what is too long is cut after a word', () => {
  expect(cutWords('Short enough', 20)).toBe('Short enough');
  expect(cutWords('Three elephants cross, slowly, at dusk', 23)).toBe('Three elephants cross …');
  expect(cutWords('Donaudampfschifffahrt', 10)).toBe('Donaudampf …');
});
