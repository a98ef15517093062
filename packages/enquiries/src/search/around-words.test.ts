import { expect, test } from 'vitest';
import { aroundWords, wordsIn } from './around-words.ts';

test('DSK-05/search of several words those that stand in a text are told, begun, whole and without accents', () => {
  expect(wordsIn('Ask Précious about the ramps', ['precious', 'ramp', 'hippo'])).toEqual([
    'precious',
    'ramp',
  ]);
  expect(wordsIn('The tramps', ['ramp'])).toEqual([]);
});

test('DSK-05/search a line around the word that was found, however far on it stands', () => {
  const long = `${'Many things were said.\n'.repeat(9)}There is a ramp at the veranda. ${'And so on. '.repeat(20)}`;
  expect(aroundWords(long, ['ramp'])).toMatch(/^…\S.{0,40}a ramp at the veranda\. .*…$/);
  expect(aroundWords(long, ['ramp']).length).toBeLessThan(165);
  expect(aroundWords('There is\na ramp.', ['ramp'])).toBe('There is a ramp.');
  expect(aroundWords('x'.repeat(300), ['ramp'])).toHaveLength(161);
});
