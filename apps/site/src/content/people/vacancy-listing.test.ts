import { expect, test } from 'vitest';
import type { Vacancy } from './careers.ts';
import { listVacancies } from './vacancy-listing.ts';

const post = (title: string, property: string | null, contract: string): Vacancy => ({
  slug: title,
  title,
  place: '',
  property,
  contract,
  living: '',
  closes: null,
  posted: null,
  lead: '',
  body: [],
  duties: [],
  requirements: [],
  mail: '',
  file: null,
});
const posts = [
  post('planner', null, 'Full time'),
  post('ranger', 'marataba', 'Full time, twelve-hour shifts'),
  post('guide', 'lionsands', 'Six months, then we talk'),
];
const asked = (query: string) =>
  listVacancies(posts, new URLSearchParams(query)).vacancies.map(({ title }) => title);

test('places stand in the collection’s order with the offices last, contracts by what comes first', () => {
  const { filters, total } = listVacancies(posts, new URLSearchParams('place=offices'));
  expect(filters.map(({ options }) => options.map(({ value }) => value))).toEqual([
    ['lion-sands', 'marataba', 'offices'],
    ['full-time', 'six-months'],
  ]);
  expect(filters.map(({ chosen }) => chosen)).toEqual(['offices', null]);
  expect(total).toBe(3);
});

test('each filter narrows what the other leaves, and an option there is not is left aside', () => {
  expect(asked('')).toEqual(['planner', 'ranger', 'guide']);
  expect(asked('place=marataba')).toEqual(['ranger']);
  expect(asked('contract=full-time')).toEqual(['planner', 'ranger']);
  expect(asked('contract=full-time&place=lion-sands')).toEqual([]);
  expect(asked('place=atlantis')).toHaveLength(3);
});

test('with nothing to choose between there is no filter', () => {
  expect(listVacancies(posts.slice(0, 1), new URLSearchParams()).filters).toEqual([]);
  expect(listVacancies([], new URLSearchParams()).filters).toEqual([]);
});
