import { expect, test } from 'vitest';
import { plain } from '../store/plain-letters.ts';
import { aroundWords, createWordFinder, matchesWord } from './around-words.ts';
import { wordsOfText } from './plain-words.ts';

test('DSK-05/search of several words those that stand in a text are told, begun, whole and without accents', () => {
  const wordsIn = createWordFinder(['precious', 'ramp', 'hippo']);
  expect(wordsIn('Ask Précious about the ramps')).toEqual(['precious', 'ramp']);
  expect(wordsIn('Ask Précious about the ramps', ['ramp', 'hippo'])).toEqual(['ramp']);
  expect(wordsIn('The tramps')).toEqual([]);
});

test('DSK-05/search what a text has of some words is what its own words are, slips of every kind as well', () => {
  const words = ['rollstuhl', 'chef', 'müller', 'mueller', 'wi', 'ab', '東京', 'zoe', 'löwen'].map(plain);
  const texts = [
    ...words,
    ...words.flatMap((word) => [...word].map((_, at) => [...word].toSpliced(at, 1).join(''))),
    ...words.flatMap((word) => [...word].map((_, at) => [...word].toSpliced(at, 0, 'x').join(''))),
    ...words.flatMap((word) => [...word].map((_, at) => [...word].with(at, 'q').join(''))),
    ...words.flatMap((word) =>
      [...word]
        .slice(1)
        .map((letter, at) => [...word].toSpliced(at, 2, letter, [...word][at] ?? '').join('')),
    ),
    ...['with', 'Wien', 'Müllers Löwe', 'Ein Chefkoch', '私は東京にいる', 'abroad', 'X', '', 'Zoë'],
  ];
  const wordsIn = createWordFinder(words);
  for (const text of texts)
    expect([text, wordsIn(text)]).toEqual([
      text,
      words.filter((word) => wordsOfText(text).some((own) => matchesWord(own, word))),
    ]);
});

test('DSK-05/search a line around the word that was found, however far on it stands', () => {
  const long = `${'Many things were said.\n'.repeat(9)}There is a ramp at the veranda. ${'And so on. '.repeat(20)}`;
  expect(aroundWords(long, ['ramp'])).toMatch(/^…\S.{0,40}a ramp at the veranda\. .*…$/);
  expect(aroundWords(long, ['ramp']).length).toBeLessThan(165);
  expect(aroundWords('There is\na ramp.', ['ramp'])).toBe('There is a ramp.');
  expect(aroundWords('x'.repeat(300), ['ramp'])).toHaveLength(161);
});
