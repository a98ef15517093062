import { expect, test } from 'vitest';
import { mostTerms, termsFor } from './indexer.ts';

const numbers = new Map<string, number>();
/** Another number for every word. */
const ownNumber = (word: string): number => {
  const number = numbers.get(word) ?? numbers.size;
  numbers.set(word, number);
  return number;
};
const words = (count: number, letter: string) =>
  Array.from({ length: count }, (_, at) => `${letter}${at.toString(36)}${letter}`).join(' ');

test('an enquiry is found by so many words at most, those of the house before those of its mails', async () => {
  const terms = new Set(
    await termsFor(
      ownNumber,
      ['Garden suite', ...[1, 2, 3].map(() => words(40_000, 'mail'))],
      ['+27 82 555 0100'],
    ),
  );
  expect(terms.size).toBeLessThanOrEqual(mostTerms);
  expect(terms.size).toBeGreaterThan(mostTerms * 0.9);
  for (const word of ['garden', 'suite', 'gar', 'tel 25550100']) expect(terms).toContain(ownNumber(word));
});

test('whatever else the process does has its turn while the words of long mails are worked out', async () => {
  let turns = 0;
  let ended = false;
  const count = () => {
    turns += 1;
    if (!ended) setImmediate(count);
  };
  setImmediate(count);
  await termsFor(
    ownNumber,
    Array.from({ length: 10 }, (_, at) => words(3000, `x${at}y`)),
    [],
  );
  ended = true;
  expect(turns).toBeGreaterThan(20);
});
