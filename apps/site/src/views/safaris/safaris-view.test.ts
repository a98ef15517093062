import { expect, test } from 'vitest';
import { yearOf } from './safaris-view.tsx';

const names = 'january february march april may june july august september october november december'.split(
  ' ',
);
const year = names.map((month, place) => ({
  month,
  season: place < 3 ? 'Green' : '',
  text: `Of ${month}.`,
  high: 30,
  low: 10,
  rain: place,
  best: place === 0 ? ['Birds'] : [],
  often: place === 1 ? ['Birds'] : [],
  sometimes: place === 2 ? ['Birds', 'Stars'] : [],
}));

test('twelve months in their order, whatever the order they came in', () => {
  const drawn = yearOf(year.toReversed());
  expect(drawn?.months.map(({ name }) => name.slice(0, 3)).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
  expect(drawn?.months[1]).toEqual({
    name: 'February',
    high: 30,
    low: 10,
    rain: 1,
    words: 'Of february.',
    season: 'Green',
  });
});

test('how often something is seen, month by month', () => {
  const sightings = yearOf(year)?.sightings ?? [];
  expect(sightings.map(({ name, months }) => `${name} ${months.join('')}`)).toEqual([
    'Birds 321000000000',
    'Stars 001000000000',
  ]);
});

test('a year with a hole in it is not drawn', () => {
  expect(yearOf(year.slice(1))).toBeNull();
  expect(yearOf(year.map((month) => (month.month === 'may' ? { ...month, rain: null } : month)))).toBeNull();
  expect(yearOf([])).toBeNull();
});
