import { expect, test } from 'vitest';
import { rehearsalLines, roomWords } from './words.ts';

const found = {
  counts: new Map([['studio.media', 3]]),
  rows: 3,
  unfit: [],
  keys: null,
  bytes: 5e6,
  seconds: 20,
};

test('CLU-01/rehearsed what has no room on the disk is said, and how to go on is not', () => {
  expect(roomWords(5e6, null)).toBeNull();
  expect(roomWords(5e6, 6e6)).toBeNull();
  const full = rehearsalLines(
    found,
    { words: 'the embedded stores', free: 4e6, pictures: ['Pictures stay.'] },
    { command: '"command"', force: false },
  ).join('\n');
  expect(full).toContain('There is no room for it: it takes 5 MB, and 4 MB are free.');
  expect(full).not.toContain('To move');
  const fits = rehearsalLines(
    found,
    { words: 'x', free: 6e6, pictures: ['Pictures stay.'] },
    { command: '"command"', force: false },
  );
  expect(fits.slice(-2)).toEqual([
    'The rows take about 20.0 s. Nothing was changed.',
    'To move: stop the product, then "command"',
  ]);
});
