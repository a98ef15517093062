import { expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { availabilityHref, noStay, stayOf } from '../../ui/party/stay.ts';
import { agesLacking, type StayRules, stayLacks, stayProblem } from './stay-problem.ts';

const today = '2026-11-23';
const rules: StayRules = {
  place: 'Hinkwenu',
  whole: 'house',
  bookableFrom: 3,
  sleeps: 6,
  sleepsAdults: null,
  youngest: null,
  younger: [],
  rates: [
    {
      per: 'unit',
      seasons: [{ from: '2027-06-01', to: '2027-09-30', minimumNights: 2 }],
    } as unknown as Rate,
  ],
};
/** Where each person pays. */
const lodge: StayRules = { ...rules, whole: null, rates: [{ per: 'person', seasons: [] }] };
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

test('TRV-03/rules a season that a later night lies in asks for its nights too, as where-it-fits counts them', () => {
  expect(stayProblem(stay('2027-05-31', '2027-06-02'), rules, today)).toBeNull();
  const festive = {
    ...rules,
    rates: [
      {
        per: 'unit',
        seasons: [
          { from: '2027-12-01', to: '2027-12-21', minimumNights: 2 },
          { from: '2027-12-22', to: '2028-01-02', minimumNights: 5 },
        ],
      } as unknown as Rate,
    ],
  };
  const words = 'The minimum stay from 22 December 2027 to 2 January 2028 is five nights.';
  expect(stayProblem(stay('2027-12-20', '2027-12-23'), festive, today)).toMatchObject({
    words,
    instead: { stay: stay('2027-12-20', '2027-12-25') },
  });
  // Two nights would do, but the second lies in the stricter season.
  expect(stayProblem(stay('2027-12-21', '2027-12-22'), festive, today)).toMatchObject({
    words,
    instead: { stay: stay('2027-12-21', '2027-12-26') },
  });
  expect(stayProblem(stay('2027-12-10', '2027-12-12'), festive, today)).toBeNull();
});

test('TRV-03/rules before both days are chosen the party alone is judged', () => {
  expect(stayProblem(stay('2027-07-10', ''), rules, today)).toBeNull();
  expect(stayProblem(stay('', '', 8), rules, today)).toMatchObject({ field: 'adults' });
  // A first day too soon is said before a last is chosen, and none is made up.
  expect(stayProblem(stay('2026-11-24', ''), rules, today)?.instead?.stay).toEqual(stay('2026-11-26', ''));
  expect(stayProblem(stay('2026-11-24', '2026-11-20'), rules, today)?.instead?.stay).toEqual(
    stay('2026-11-26', '2026-11-27'),
  );
});

test('more guests than a house sleeps are told how many it does', () => {
  expect(stayProblem(stay('2027-03-10', '2027-03-12', 5, 3), rules, today)).toEqual({
    field: 'children',
    words: 'The house sleeps 6 guests; you are 8.',
    instead: { words: 'Use 6 guests', stay: stay('2027-03-10', '2027-03-12', 5, 1) },
  });
});

test('beds of children hold no adults', () => {
  const fishEagle = { ...rules, sleeps: 14, sleepsAdults: 10 };
  expect(stayProblem(stay('2027-03-10', '2027-03-12', 10, 4), fishEagle, today)).toBeNull();
  expect(stayProblem(stay('2027-03-10', '2027-03-12', 12), fishEagle, today)).toEqual({
    field: 'adults',
    words: 'The house sleeps ten adults; you are 12.',
    instead: { words: 'Use 10 adults', stay: stay('2027-03-10', '2027-03-12', 10) },
  });
});

const chalkley: StayRules = {
  ...rules,
  place: 'Chalkley',
  whole: 'treehouse',
  bookableFrom: null,
  sleeps: 2,
  youngest: 16,
  younger: [{ name: 'Kingston', href: '/lionsands/treehouses/kingston', from: 12 }],
  rates: [],
};
const party = (adults: number, ...ages: number[]) => ({
  ...stay('', '', adults, ages.length),
  ages,
});

test('TRV-03/treehouse a child too young is told the rule in words, the nearest choice, and who does take it', () => {
  expect(stayProblem(party(1, 12), chalkley, today)).toEqual({
    field: 'ages',
    ages: [0],
    words: 'Chalkley takes children from sixteen years; the child is twelve.',
    instead: { words: 'Use 1 adult', stay: party(1) },
    elsewhere: { words: 'Kingston takes them from twelve', href: '/lionsands/treehouses/kingston' },
  });
  expect(stayProblem(party(1, 17, 0), chalkley, today)).toMatchObject({
    ages: [1],
    words: 'Chalkley takes children from sixteen years; child 2 is under one.',
    instead: { words: 'Use 1 adult and 1 child', stay: party(1, 17) },
    elsewhere: null,
  });
  expect(stayProblem(party(1, 16), chalkley, today)).toBeNull();
});

test('one year and one guest are one', () => {
  expect(stayProblem(party(2, 0), { ...chalkley, sleeps: 4, youngest: 1 }, today)?.words).toBe(
    'Chalkley takes children from one year; the child is under one.',
  );
  expect(stayProblem(party(2), { ...chalkley, sleeps: 1 }, today)).toMatchObject({
    words: 'The treehouse sleeps 1 guest; you are 2.',
    instead: { words: 'Use 1 guest' },
  });
});

test('a treehouse says how many it sleeps, and asks no day of a person who books', () => {
  expect(stayProblem(party(2, 16), chalkley, today)).toMatchObject({
    field: 'children',
    words: 'The treehouse sleeps 2 guests; you are 3.',
  });
  expect(stayProblem({ ...party(2), arrival: today, departure: today }, chalkley, today)).toBeNull();
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

test('the ages that are not told are wrong, and those alone', () => {
  const two = { ...stay('2027-07-10', '2027-07-12', 2, 2), ages: [7, null] };
  expect(stayLacks(two, lodge)).toEqual({
    field: 'ages',
    ages: [1],
    words: 'Age of child 2 is required. Prices for children go by their age.',
    instead: null,
  });
  expect(stayLacks({ ...two, ages: [7, 0] }, lodge)).toBeNull();
  // Whose age is told already is not asked for it again.
  expect(stayLacks({ ...two, children: 4, ages: [7, null, null, null] }, lodge)).toMatchObject({
    ages: [1, 2, 3],
    words: 'Ages of children 2, 3 and 4 are required. Prices for children go by their age.',
  });
});

test('TRV-03/house where the price is for the house no age is asked for it; where there is a youngest, that is why', () => {
  const two = stay('2027-07-10', '2027-07-12', 2, 2);
  expect(stayLacks(two, rules)).toBeNull();
  expect(agesLacking(two, { ...rules, youngest: 10 })?.words).toBe(
    'Age of each child is required. Hinkwenu takes children from ten years.',
  );
  expect(agesLacking(party(1), chalkley)).toBeNull();
  expect(agesLacking({ ...party(1), children: 1, ages: [null] }, chalkley)?.words).toBe(
    'Age of the child is required. Chalkley takes children from sixteen years.',
  );
  expect(agesLacking(two, { ...chalkley, youngest: null })).toBeNull();
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
  expect(stayLacks(stay(arrival, departure, 2, children), lodge)?.words ?? null).toBe(words);
});
