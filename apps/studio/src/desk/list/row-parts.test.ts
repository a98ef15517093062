import { expect, test } from 'vitest';
import { aroundFound, foundParts } from './row-parts.tsx';

const marked = (text: string, words: string) =>
  foundParts(text, words)
    .filter(({ found }) => found)
    .map((part) => part.text);

test.each([
  ['told there will be hippos.', 'hippo', ['hippos']],
  ['The Hippopotamus and the hippo', 'HIPPO', ['Hippopotamus', 'hippo']],
  ['Meine Frau sitzt im Rollstuhl', 'stuhl', []],
  ['Jörg Müller-Späth', 'muller jorg', ['Jörg', 'Müller']],
  ['a hippo', 'a', []],
  ['a hippo', '', []],
])('DSK-05/search in %j a search for %j marks %j', (text, words, expected) => {
  expect(marked(text, words)).toEqual(expected);
  expect(
    foundParts(text, words)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('DSK-05/search a word far on is brought into the line, one near the start stays where it is', () => {
  const long = `${'We have been told many things. '.repeat(4)}There will be hippos in it.`;
  expect(aroundFound(long, 'hippo')).toMatch(/^….{0,40}hippos in it\.$/);
  expect(aroundFound('There will be hippos.', 'hippo')).toBe('There will be hippos.');
  expect(aroundFound(long, 'lions')).toBe(long);
});
