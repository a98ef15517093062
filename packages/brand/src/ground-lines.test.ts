import { expect, test } from 'vitest';
import { groundLinesFault, readGroundLines } from './ground-lines.ts';

const text = `river The Great One
-18.5, 25
  -18.6,25.125

ROAD
-18, 24
-18.25, 24.5
-18.5, 25
 
sea Indian Ocean
-20, 35.5
-21, 36`;

test('a block is a line: what it is, its name if it has one, and its places', () => {
  expect(readGroundLines(text)).toEqual([
    {
      kind: 'river',
      name: 'The Great One',
      places: [
        [25, -18.5],
        [25.125, -18.6],
      ],
    },
    {
      kind: 'road',
      name: '',
      places: [
        [24, -18],
        [24.5, -18.25],
        [25, -18.5],
      ],
    },
    {
      kind: 'sea',
      name: 'Indian Ocean',
      places: [
        [35.5, -20],
        [36, -21],
      ],
    },
  ]);
  expect(groundLinesFault(text)).toBeNull();
  expect([readGroundLines(''), groundLinesFault(' \n\n')]).toEqual([[], null]);
});

test.each([
  ['lake Blue\n-18, 25\n-18, 26', 'does not begin with one of these: river, road, sea.'],
  ['river Dry\n-18, 25', '"river Dry" needs two places at least.'],
  ['river Lost\n-18, 25\n25° E', '"25° E" is no place.'],
  ['river Far\n-18, 25\n-91, 25', '"-91, 25" is no place.'],
])('%j is left out, and said', (wrong, sentence) => {
  expect(readGroundLines(`${wrong}\n\nroad N1\n-18, 25\n-19, 26`).map(({ name }) => name)).toEqual(['N1']);
  expect(groundLinesFault(wrong)).toContain(sentence);
});
