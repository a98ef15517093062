import { expect, test } from 'vitest';
import { isSameStay, knownAges, noStay, stayAnswers, stayOf } from './stay.ts';

test('an age that is not told keeps its place: the others stay those of their children', () => {
  const stay = stayOf({ ...noStay, children: 3, ages: ['', '7'] });
  expect(stay.ages).toEqual([null, 7, null]);
  expect(knownAges(stay)).toEqual([7]);
  expect(stayOf(JSON.parse(JSON.stringify(stay)))).toEqual(stay);
  expect(stayAnswers(stay).agesOfChildren).toBe('7');
});

test.each([['18'], ['-1'], ['seven'], [2.5]])('%s is no age of a child', (age) => {
  expect(stayOf({ ...noStay, children: 1, ages: [age] }).ages).toEqual([null]);
});

test('two stays are the same whatever else is kept beside them', () => {
  const kept = { ...noStay, arrival: '2027-05-10', departure: '2027-05-14', asked: { adults: '2' } };
  expect(isSameStay(kept, { ...noStay, arrival: '2027-05-10', departure: '2027-05-14' })).toBe(true);
  expect(isSameStay(kept, noStay)).toBe(false);
});
