import { expect, test } from 'vitest';
import { readPhrase } from './phrase.ts';

const known = { today: '2026-11-29', currencies: ['ZAR', 'USD'] };

test.each([
  ['4 nights in May under 8000 USD', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['four nights in may for $8,000', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['3 nights june 2027 R 150 000', { nights: 3, month: '2027-06', budget: 150_000 }, 'ZAR'],
  ['a week in december, 2 adults', { nights: 7, month: '2026-12', adults: 2 }, null],
  ['couple 5 nights 9k euros', { adults: 2, nights: 5, budget: 9000 }, 'EUR'],
  ['safari with 4 year old', { ages: [4] }, null],
  ['children aged 4 and 7, no malaria', { ages: [4, 7], withoutMalaria: true }, null],
  ['malaria free in july', { withoutMalaria: true, month: '2027-07' }, null],
  ['treehouse 2 nights', { treehouse: true, nights: 2 }, null],
  ['safari under 8000', { budget: 8000 }, null],
  ['2 nights 500 pounds', { nights: 2, budget: 500 }, 'GBP'],
])('FIT-03/search "%s" is read', (words, question, currency) => {
  expect(readPhrase(words, known)).toEqual({ question, currency });
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
