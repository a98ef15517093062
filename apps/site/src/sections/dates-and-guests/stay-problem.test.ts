import { expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { availabilityHref, noStay, stayOf } from '../../ui/party/stay.ts';
import { type StayRules, stayLacks, stayProblem } from './stay-problem.ts';

const today = '2026-11-23';
const rules: StayRules = {
  bookableFrom: 3,
  sleeps: 6,
  rates: [
    { seasons: [{ from: '2027-06-01', to: '2027-09-30', minimumNights: 2 }] } as unknown as Pick<
      Rate,
      'seasons'
    >,
  ],
};
const stay = (arrival: string, departure: string, adults = 2, children = 0) => ({
  ...noStay,
  arrival,
  departure,
  adults,
  children,
});

test('an arrival too soon names the first day that is open, and keeps the nights', () => {
  expect(stayProblem(stay('2026-11-24', '2026-11-27'), rules, today)).toEqual({
    field: 'arrival',
    words: 'Arrival is too soon to book online. The first date open for booking is 26 November 2026.',
    instead: { words: 'Use 26 November 2026', stay: stay('2026-11-26', '2026-11-29') },
  });
  expect(stayProblem(stay('2026-11-26', '2026-11-27'), rules, today)).toBeNull();
});

test('a stay shorter than its season asks for is told until when to stay', () => {
  expect(stayProblem(stay('2027-07-10', '2027-07-11'), rules, today)).toEqual({
    field: 'departure',
    words: 'The minimum stay from 1 June 2027 to 30 September 2027 is two nights.',
    instead: { words: 'Stay until 12 July 2027', stay: stay('2027-07-10', '2027-07-12') },
  });
});

test('more guests than a house sleeps are told how many it does', () => {
  expect(stayProblem(stay('2027-03-10', '2027-03-12', 5, 3), rules, today)).toEqual({
    field: 'guests',
    words: 'The house sleeps 6 guests; you are 8.',
    instead: { words: 'Use 6 guests', stay: stay('2027-03-10', '2027-03-12', 5, 1) },
  });
});

test('TRV-03/availability the partner’s address is filled as its pattern says, or not at all', () => {
  const asked = stayOf({
    arrival: '2027-03-12',
    departure: '2027-03-18',
    adults: '2',
    children: 1,
    ages: ['7'],
  });
  const pattern = '?arrival={arrival}&departure={departure}&adults={adults}&children={children}&ages={ages}';
  expect(availabilityHref('https://book.example/x?place=river#now', pattern, asked)).toBe(
    'https://book.example/x?place=river&arrival=2027-03-12&departure=2027-03-18&adults=2&children=1&ages=7#now',
  );
  expect(availabilityHref('https://book.example/x', '?a={arrival}&d={departure}', asked)).toBe(
    'https://book.example/x?a=2027-03-12&d=2027-03-18',
  );
  expect(availabilityHref('https://book.example/x', '', asked)).toBeNull();
  expect(availabilityHref('https://book.example/x', pattern, noStay)).toBeNull();
});

test.each([
  ['', '2027-07-11', 0, 'Arrival is required. Choose the day you come.'],
  ['2027-07-10', '', 0, 'Departure is required. Choose the day you leave.'],
  [
    '2027-07-10',
    '2027-07-08',
    0,
    'Departure must be at least one night after arrival. Choose 11 July 2027 or later.',
  ],
  ['2027-07-10', '2027-07-12', 1, 'Age of the child is required. Prices for children go by their age.'],
  ['2027-07-10', '2027-07-12', 2, 'Age of each child is required. Prices for children go by their age.'],
  ['2027-07-10', '2027-07-12', 0, null],
])('of %s to %s with %s children is told what is lacking', (arrival, departure, children, words) => {
  expect(stayLacks(stay(arrival, departure, 2, children))?.words ?? null).toBe(words);
});
