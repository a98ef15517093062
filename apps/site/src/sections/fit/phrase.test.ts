import { expect, test } from 'vitest';
import { readPhrase } from './phrase.ts';

const known = { today: '2026-11-29', currencies: ['ZAR', 'USD'], treehouses: true };

test.each([
  ['4 nights in May under 8000 USD', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['four nights in may for $8,000', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['3 nights june 2027 R 150 000', { nights: 3, month: '2027-06', budget: 150_000 }, 'ZAR'],
  // Too many is not nobody: the page says why it cannot answer.
  ['25 adults for 4 nights', { adults: 25, nights: 4 }, null],
  ['twenty adults, 3 nights', { adults: 20, nights: 3 }, null],
  ['a week in december, 2 adults', { nights: 7, month: '2026-12', adults: 2 }, null],
  ['couple 5 nights 9k euros', { adults: 2, nights: 5, budget: 9000 }, 'EUR'],
  ['safari with 4 year old', { ages: [4] }, null],
  ['children aged 4 and 7, no malaria', { ages: [4, 7], withoutMalaria: true }, null],
  ['malaria free in july', { withoutMalaria: true, month: '2027-07' }, null],
  ['treehouse 2 nights', { treehouse: true, nights: 2 }, null],
  ['safari under 8000', { budget: 8000 }, null],
  ['2 nights 500 pounds', { nights: 2, budget: 500 }, 'GBP'],
  // A space stands within a sum only before three figures, and a sum takes nothing from what is beside it.
  ['4 nights in May 2027 8000 USD', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['4 nights in May 8000 USD', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['4 nights in May 2000 USD', { nights: 4, month: '2027-05', budget: 2000 }, 'USD'],
  ['4 nights in May 2027 R 150 000', { nights: 4, month: '2027-05', budget: 150_000 }, 'ZAR'],
  ['4 nights in May 2027 $8000', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['3 nights R 150 000 2 adults', { nights: 3, budget: 150_000, adults: 2 }, 'ZAR'],
  ['4 nights 2 kids 4 and 7 8000 usd', { nights: 4, ages: [4, 7], budget: 8000 }, 'USD'],
  ['4 nights in May under 150 000', { nights: 4, month: '2027-05', budget: 150_000 }, null],
  ['4 nights 10 May 2027 8000 USD', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['kids 4 7 and 9, 3 nights', { ages: [4, 7, 9], nights: 3 }, null],
  ['4 nights 2 kids 4 and 7 12 000 usd', { nights: 4, ages: [4, 7], budget: 12_000 }, 'USD'],
  ['under 8 000', { budget: 8000 }, null],
  ['4 nights under 120 thousand rand', { nights: 4, budget: 120_000 }, 'ZAR'],
  ['3 nights for R1.5m', { nights: 3, budget: 1_500_000 }, 'ZAR'],
  ['4 nights under 2 million', { nights: 4, budget: 2_000_000 }, null],
  ['within 300 km of the sea, 2 nights', { nights: 2 }, null],
  // Ages in words and months, and what is counted of something else.
  ['2 adults, children four and seven, 4 nights', { adults: 2, ages: [4, 7], nights: 4 }, null],
  ['safari with 4 and 7 year olds', { ages: [4, 7] }, null],
  ['3 nights, toddler 18 months', { nights: 3, ages: [1] }, null],
  ['kids 2 weeks in May', { nights: 14, month: '2027-05' }, null],
  ['children aged 4, 2 rooms, 3 nights', { ages: [4], nights: 3 }, null],
])('FIT-03/search "%s" is read', (words, question, currency) => {
  expect(readPhrase(words, known)).toEqual({ question, currency, unaged: 0 });
});

test.each([
  ['2 adults 2 children 4 nights in May', 2],
  ['4 nights, 3 kids 4 and 7', 1],
  ['4 nights, 2 kids 4 and 7', 0],
  ['4 nights with a child of 4', 0],
  ['4 nights with 2 boys, 2 rooms', 2],
])('FIT-03/search "%s" leaves the ages of %i unsaid', (words, unaged) => {
  expect(readPhrase(words, known)?.unaged).toBe(unaged);
});

test('FIT-03/search where there are no treehouses none is wished for', () => {
  expect(readPhrase('treehouse 2 nights', { ...known, treehouses: false })?.question).toEqual({ nights: 2 });
});

test.each([
  ...[
    'malaria',
    'no malaria',
    'treehouse rain',
    'may i bring my dog',
    'june',
    'honeymoon',
    'rates 2027',
    'river lodge',
  ],
  ...['pack', 'change my enquiry', '400 nights', 'cape town', 'fish eagle', ''],
])('FIT-03/search "%s" is left to the pages', (words) => {
  expect(readPhrase(words, known)).toBeNull();
});
