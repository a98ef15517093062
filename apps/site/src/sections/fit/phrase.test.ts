import { expect, test } from 'vitest';
import { readPhrase } from './phrase.ts';

const known = { today: '2026-11-29', currencies: ['ZAR', 'USD'], treehouses: true };

test.each([
  ['4 nights in May under 8000 USD', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['four nights in may for $8,000', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['3 nights june 2027 R 150 000', { nights: 3, month: '2027-06', budget: 150_000 }, 'ZAR'],
  ['4 nights, $8,000, 2 adults', { nights: 4, budget: 8000, adults: 2 }, 'USD'],
  // Too many is not nobody: the page says why it cannot answer.
  ['25 adults for 4 nights', { adults: 25, nights: 4 }, null],
  ['twenty adults, 3 nights', { adults: 20, nights: 3 }, null],
  ['a week in december, 2 adults', { nights: 7, month: '2026-12', adults: 2 }, null],
  ['couple 5 nights 9k euros', { adults: 2, nights: 5, budget: 9000 }, 'EUR'],
  ['safari with 4 year old', { ages: [4] }, null],
  ['children aged 4 and 7, no malaria', { ages: [4, 7], withoutMalaria: true }, null],
  ['malaria free in july', { withoutMalaria: true, month: '2027-07' }, null],
  ['lodges without malaria', { withoutMalaria: true }, null],
  ['treehouse 2 nights', { treehouse: true, nights: 2 }, null],
  ['safari under 8000', { budget: 8000 }, null],
  // Neither a month one refuses nor a sum one spends at least is asked for; of a range the end is the limit.
  ['4 nights under 8000 dollars, not in June', { nights: 4, budget: 8000 }, 'USD'],
  ['4 nights, any month except december', { nights: 4 }, null],
  ['3 nights in May, over 5000 usd', { nights: 3, month: '2027-05' }, null],
  ['4 nights R 60 000 to R 90 000', { nights: 4, budget: 90_000 }, 'ZAR'],
  ['4 nights $5000-$8000', { nights: 4, budget: 8000 }, 'USD'],
  ['three couples, 4 nights', { adults: 6, nights: 4 }, null],
  ['ten days in may', { nights: 9, month: '2027-05' }, null],
  ['5 days for two in June', { nights: 4, adults: 2, month: '2027-06' }, null],
  ['under 8000 for 4 nights', { budget: 8000, nights: 4 }, null],
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
  ['4 nights 10 May 2027 8000 USD', { nights: 4, arrival: '2027-05-10', budget: 8000 }, 'USD'],
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
  // Who is no year old is a child of no years; what a baby needs, or an animal, is nobody who comes.
  ['two adults and a baby in July, 3 nights', { adults: 2, ages: [0], month: '2027-07', nights: 3 }, null],
  ['couple with an infant, 3 nights', { adults: 2, ages: [0], nights: 3 }, null],
  ['no malaria, baby of 10 months', { withoutMalaria: true, ages: [0] }, null],
  ['2 nights with a 10 month old baby', { nights: 2, ages: [0] }, null],
  ['2 adults, child of 4 and two babies, 2 nights', { adults: 2, ages: [4, 0, 0], nights: 2 }, null],
  ['baby elephants 2 nights', { nights: 2 }, null],
  ['arrive 12/03/2027 leave 15/03/2027, 2 people', { arrival: '2027-03-12', nights: 3, adults: 2 }, null],
  ['check in 4 June check out 9 June', { arrival: '2027-06-04', nights: 5 }, null],
  ['arrival 4 June, departure 9 June', { arrival: '2027-06-04', nights: 5 }, null],
  [
    'couple, 3 nights, May, no malaria',
    { adults: 2, nights: 3, month: '2027-05', withoutMalaria: true },
    null,
  ],
  ['4 nights may under R200 000', { nights: 4, month: '2027-05', budget: 200_000 }, 'ZAR'],
  ['2 adults, twins aged 4, 3 nights', { adults: 2, ages: [4, 4], nights: 3 }, null],
  ['arriving 12 May, leaving 16 May', { arrival: '2027-05-12', nights: 4 }, null],
  ['eight thousand dollars four nights in May', { nights: 4, month: '2027-05', budget: 8000 }, 'USD'],
  ['4 nights between R100 000 and R150 000', { nights: 4, budget: 150_000 }, 'ZAR'],
  ['R1.2m 5 nights may', { nights: 5, month: '2027-05', budget: 1_200_000 }, 'ZAR'],
  ['4 nights may 2 adults', { nights: 4, month: '2027-05', adults: 2 }, null],
])('FIT-03/search "%s" is read', (words, question, currency) => {
  expect(readPhrase(words, known)).toEqual({ question, currency, unaged: 0, uncounted: null, over: null });
});

test.each([
  ['2 adults 2 children 4 nights in May', 2],
  ['4 nights, 3 kids 4 and 7', 1],
  ['4 nights, 2 kids 4 and 7', 0],
  ['4 nights with a child of 4', 0],
  ['4 nights with 2 boys, 2 rooms', 2],
  ['two adults, three teenagers, 5 nights', 3],
  ['two adults one child May', 1],
  ['2 adults, 2 children under 5, 3 nights in July', 2],
  ['2 adults with our teenage son, 3 nights', 1],
  ['2 adults and twins, 3 nights', 2],
  ['family of 5, 3 nights in June', 3],
  ['3 nights for a family of two', 0],
])('FIT-03/search "%s" leaves the ages of %i unsaid', (words, unaged) => {
  expect(readPhrase(words, known)?.unaged).toBe(unaged);
});

test('FIT-03/search an age is no sum', () => {
  const asked = readPhrase('2 adults, 2 children under 5, 3 nights in July', known)?.question;
  expect(asked).toEqual({ adults: 2, nights: 3, month: '2027-07' });
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

test.each([
  ['12 to 17 May 2027', { arrival: '2027-05-12', nights: 5 }],
  ['10-14 May', { arrival: '2027-05-10', nights: 4 }],
  ['10 – 14 May, 2027', { arrival: '2027-05-10', nights: 4 }],
  ['28 May to 3 June 2027', { arrival: '2027-05-28', nights: 6 }],
  ['28 Dec 2026 to 3 Jan', { arrival: '2026-12-28', nights: 6 }],
  ['28 Dec to 3 Jan 2028', { arrival: '2027-12-28', nights: 6 }],
  ['from the 12th to the 17th of May', { arrival: '2027-05-12', nights: 5 }],
  ['May 12 to 17', { arrival: '2027-05-12', nights: 5 }],
  ['May 28 - June 3, 2027', { arrival: '2027-05-28', nights: 6 }],
  ['May 28-June 3', { arrival: '2027-05-28', nights: 6 }],
  ['May 28, 2027 until June 3, 2027', { arrival: '2027-05-28', nights: 6 }],
  ['Wed 12 May - Monday, 17 May 2027', { arrival: '2027-05-12', nights: 5 }],
  ['2027-05-12 to 2027-05-17', { arrival: '2027-05-12', nights: 5 }],
  ['12/05/2027 - 17/05/2027', { arrival: '2027-05-12', nights: 5 }],
  ['between 12 and 17 May', { arrival: '2027-05-12', nights: 5 }],
  ['between May 12 and 17', { arrival: '2027-05-12', nights: 5 }],
  ['4 nights between 12 and 20 May', { arrival: '2027-05-12', nights: 4 }],
  ['5 nights from 12 March 2027', { arrival: '2027-03-12', nights: 5 }],
  ['arriving 12 March', { arrival: '2027-03-12' }],
  ['arriving 30 November, 3 nights', { arrival: '2026-11-30', nights: 3 }],
  ['3 nights 12 sept', { arrival: '2027-09-12', nights: 3 }],
  ['3 nights 2 adults May 12', { arrival: '2027-05-12', nights: 3, adults: 2 }],
  ['June 12 couple', { arrival: '2027-06-12', adults: 2 }],
  ['kids 4 and 7 march 2027', { month: '2027-03', ages: [4, 7] }],
  ['2 kids 4 and 7 march 2027', { month: '2027-03', ages: [4, 7] }],
  ['2 kids 4 and 7 10 march 2027', { arrival: '2027-03-10', ages: [4, 7] }],
  ['kids 4 and 7, 10 to 14 May', { arrival: '2027-05-10', nights: 4, ages: [4, 7] }],
  ['kids 4 and 7, 10 May', { arrival: '2027-05-10', ages: [4, 7] }],
  ['kids 4 and 7 May 12', { arrival: '2027-05-12', ages: [4, 7] }],
  ['child of 4, 7 March', { arrival: '2027-03-07', ages: [4] }],
  ['child aged 4 March 2027', { month: '2027-03', ages: [4] }],
  ['child of 4, 10 May for 3 nights', { arrival: '2027-05-10', nights: 3, ages: [4] }],
  // What is counted behind a month is no day of it, and a departure is no arrival.
  ['may 2 adults 3 nights', { nights: 3, adults: 2 }],
  ['in May 4 nights', { month: '2027-05', nights: 4 }],
  ['in June 3 rooms 2 nights', { month: '2027-06', nights: 2 }],
  ['in May 12 000 usd', { month: '2027-05', budget: 12_000 }],
  ['in May 10k usd', { month: '2027-05', budget: 10_000 }],
  ['4 nights, leaving 17 May', { month: '2027-05', nights: 4 }],
  ['4 nights before 3 June 2027', { month: '2027-06', nights: 4 }],
  // There is no such day, or more days than a stay has.
  ['4 nights 31 April', { month: '2027-04', nights: 4 }],
  ['1 to 30 June, 2 adults', { month: '2027-06', adults: 2 }],
])('FIT-03/search the days of "%s" are read', (words, question) => {
  expect(readPhrase(words, known)?.question).toEqual(question);
});

test.each([
  ['may 2026, 4 nights', '2026-05'],
  ['4 nights from 10 May 2026', '2026-05-10'],
  ['4 nights 10 November 2026', '2026-11-10'],
  ['28 to 30 November 2026, 2 adults, 2 nights', '2026-11-28'],
])('FIT-03/search "%s" is over: it is left out, and said', (words, over) => {
  const phrase = readPhrase(words, known);
  expect(phrase?.over).toBe(over);
  expect(phrase?.question).not.toHaveProperty('month');
  expect(phrase?.question).not.toHaveProperty('arrival');
});

test('FIT-03/search a day with children whose ages are unsaid is a day', () => {
  expect(readPhrase('2 kids 10 May 2027', known)).toMatchObject({
    question: { arrival: '2027-05-10' },
    unaged: 2,
  });
  expect(readPhrase('2 kids 10 May 2027', known)?.question).not.toHaveProperty('ages');
});

test.each([
  ['Febuary 4 nights', { month: '2027-02', nights: 4 }],
  ['3 nights in Sepember', { month: '2027-09', nights: 3 }],
  ['4 nights 12 Ocotber', { arrival: '2027-10-12', nights: 4 }],
  ['2 nights Novemmber', { month: '2026-11', nights: 2 }],
  ['2 nights Agust 2027', { month: '2027-08', nights: 2 }],
  // Another word, or one that is too short to guess by.
  ['2 nights in Augusta', { nights: 2 }],
  ['2 nights to remember', { nights: 2 }],
  ['2 nights jully', { nights: 2 }],
])('FIT-03/search a month is read with a slip: "%s"', (words, question) => {
  expect(readPhrase(words, known)?.question).toEqual(question);
});

test.each([
  ['for four in May', { adults: 4, month: '2027-05' }],
  ['for 6 in May, 3 nights', { adults: 6, month: '2027-05', nights: 3 }],
  ['for two, 4 nights', { adults: 2, nights: 4 }],
  ['3 nights for 4', { adults: 4, nights: 3 }],
  ['for 2 4 nights', { adults: 2, nights: 4 }],
  ['for 2 R60 000', { adults: 2, budget: 60_000 }],
  ['for four 12 to 17 May', { adults: 4, arrival: '2027-05-12', nights: 5 }],
  ['party of 6 for 3 nights', { adults: 6, nights: 3 }],
  ['for 4 nights', { nights: 4 }],
  ['for two nights', { nights: 2 }],
  ['2 nights for 8000 usd', { nights: 2, budget: 8000 }],
  ['2 nights for $8,000', { nights: 2, budget: 8000 }],
  ['2 nights for 10 000 usd', { nights: 2, budget: 10_000 }],
  ['for 10 days in June, no malaria', { nights: 9, month: '2027-06', withoutMalaria: true }],
  ['for 4 to 6 in May, no malaria', { month: '2027-05', withoutMalaria: true }],
  ['safari for 4 and 7 year olds', { ages: [4, 7] }],
  ['for 2 adults, 3 nights', { adults: 2, nights: 3 }],
  ['for 12 and under, 3 nights', { nights: 3 }],
])('FIT-03/search the party of "%s" is read', (words, question) => {
  expect(readPhrase(words, known)?.question).toEqual(question);
});

test('FIT-03/search children beside "for two" are children', () => {
  expect(readPhrase('for two and 2 kids', known)).toMatchObject({ question: { adults: 2 }, unaged: 2 });
});

test.each([
  ['$4000 pp for 2, 4 nights', { adults: 2, nights: 4, budget: 8000 }],
  ['R60 000 per person 2 adults', { adults: 2, budget: 120_000 }],
  ['R60000pp, 2 adults 2 kids', { adults: 2, budget: 240_000 }],
  ['R60 000 a head, 2 adults, child of 4', { adults: 2, ages: [4], budget: 180_000 }],
  ['couple, under 8000 each, 3 nights', { adults: 2, nights: 3, budget: 16_000 }],
  ['R120k each, for 2 in June', { adults: 2, month: '2027-06', budget: 240_000 }],
  ['8000 a night for 3 nights', { nights: 3, budget: 24_000 }],
  ['$800 per night 12 to 17 May', { arrival: '2027-05-12', nights: 5, budget: 4000 }],
  ['$800/night, 4 nights', { nights: 4, budget: 3200 }],
  ['nightly budget of $800, 4 nights', { nights: 4, budget: 3200 }],
  ['$800 pppn for 2, 4 nights', { adults: 2, nights: 4, budget: 6400 }],
  ['R9k per person per night, 2 adults, 2 nights', { adults: 2, nights: 2, budget: 36_000 }],
  ['$400 each a night, 2 adults, 2 nights', { adults: 2, nights: 2, budget: 1600 }],
  [
    '4 nights for 2 people in May 2000 usd per person',
    { adults: 2, nights: 4, month: '2027-05', budget: 4000 },
  ],
  ['8000 usd, a night in a treehouse', { nights: 1, budget: 8000, treehouse: true }],
])('FIT-03/search a share of a sum is multiplied: "%s"', (words, question) => {
  expect(readPhrase(words, known)).toMatchObject({ question, uncounted: null });
  expect(readPhrase(words, known)?.question).toEqual(question);
});

test.each([
  ['R60 000 per person, 4 nights', 'per person', { nights: 4 }],
  ['R60 000 pp in May', 'per person', { month: '2027-05' }],
  ['4 nights 2 kids, $4000 pp', 'per person', { nights: 4 }],
  ['8000 a night for 2', 'per night', { adults: 2 }],
  ['$800 pppn, 2 adults', 'per person per night', { adults: 2 }],
  ['$900 per room, 2 nights', 'per room', { nights: 2 }],
])(
  'FIT-03/search a share of a sum is left out where it cannot be multiplied: "%s"',
  (words, uncounted, question) => {
    const phrase = readPhrase(words, known);
    expect(phrase?.uncounted).toBe(uncounted);
    expect(phrase?.question).toEqual(question);
  },
);

test.each(['R60 000 per person', 'may 2026', 'for four', 'rates per person', 'may 12 people'])(
  'FIT-03/search "%s" says too little to hold against rooms',
  (words) => {
    expect(readPhrase(words, known)).toBeNull();
  },
);
