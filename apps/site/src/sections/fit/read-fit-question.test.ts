import { expect, test } from 'vitest';
import { fitHref } from '../../links/fit-link.ts';
import type { FitQuestion } from './fit-question.ts';
import { readFitQuestion } from './read-fit-question.ts';

const today = '2026-11-29';
const currencies = ['ZAR', 'USD'];
const read = (query: string) => readFitQuestion(new URLSearchParams(query), today, { currencies });

const plain: FitQuestion = {
  arrival: null,
  month: null,
  nights: 4,
  adults: 2,
  ages: [],
  budget: null,
  withoutMalaria: false,
  treehouse: false,
};

test('FIT-01/form nothing asked has no answer, and the form begins with two adults and four nights', () => {
  expect(read('')).toMatchObject({ question: null, errors: {}, typed: { adults: '2', nights: '4' } });
  expect(read('currency=USD').question).toBeNull();
});

test.each([
  ['adults=2', plain],
  ['month=2027-05&budget=8,000', { ...plain, month: '2027-05', budget: 8000 }],
  ['ages=4 and 7', { ...plain, ages: [4, 7] }],
  ['ages=four, 7 years', { ...plain, ages: [4, 7] }],
  ['ages=none', plain],
  ['ages=18 months', { ...plain, ages: [1] }],
  ['ages=6 months', { ...plain, ages: [0] }],
  ['ages=18-month-old and 6', { ...plain, ages: [1, 6] }],
  ['ages=4 years and 6 months', { ...plain, ages: [4] }],
  ['ages=4 years and 18 months', { ...plain, ages: [4, 1] }],
  ['ages=1 1/2', { ...plain, ages: [1] }],
  ['ages=4½, seven and a half', { ...plain, ages: [4, 7] }],
  ['ages=4/7', { ...plain, ages: [4, 7] }],
  ['age=4&age=11', { ...plain, ages: [4, 11] }],
  ['nights=three', { ...plain, nights: 3 }],
  [
    'dateStart=2027-05-10&dateEnd=2027-05-13&adults=4&children=1&age=9',
    {
      ...plain,
      ...{ arrival: '2027-05-10', nights: 3, adults: 4, ages: [9] },
    },
  ],
  ['dateStart=10 May', { ...plain, arrival: '2027-05-10' }],
  ['dateStart=May 2027', { ...plain, month: '2027-05' }],
  ['malaria=free&treehouse=yes', { ...plain, withoutMalaria: true, treehouse: true }],
  ['budget=R 250 000', { ...plain, budget: 250_000 }],
  ['budget=R 1 250 000', { ...plain, budget: 1_250_000 }],
  ['budget=8k', { ...plain, budget: 8000 }],
  ['budget=1.234,50', { ...plain, budget: 1234.5 }],
  ['budget=$8.000', { ...plain, budget: 8000 }],
  ['budget=120 thousand', { ...plain, budget: 120_000 }],
  ['budget=R120 thousand', { ...plain, budget: 120_000 }],
  ['budget=1.5m', { ...plain, budget: 1_500_000 }],
  ['budget=1,5 million rand', { ...plain, budget: 1_500_000 }],
  ['budget=1.5mZAR', { ...plain, budget: 1_500_000 }],
  ['budget=2.3k', { ...plain, budget: 2300 }],
  ['budget=under 8000', { ...plain, budget: 8000 }],
  ['budget=max. 8 000 for all of us', { ...plain, budget: 8000 }],
  ['budget=about $8k or so', { ...plain, budget: 8000 }],
  ['budget=8 000,-', { ...plain, budget: 8000 }],
  ['ages=baby', { ...plain, ages: [0] }],
  ['ages=under 1', { ...plain, ages: [0] }],
  ['ages=a baby and a 4 year old', { ...plain, ages: [0, 4] }],
  ['ages=two babies, 7', { ...plain, ages: [0, 0, 7] }],
  ['ages=6 month old baby, under one year', { ...plain, ages: [0, 0] }],
  ['ages=%00', plain],
])('FIT-01/form %s', (query, question) => {
  expect(read(query)).toMatchObject({ errors: {}, question });
});

test.each([
  ['adults=0', 'adults', 'Adults must be a number from 1 to 20.'],
  ['adults=many', 'adults', 'Adults must be a number from 1 to 20.'],
  ['ages=four-ish', 'ages', 'We could not read “four-ish” as an age.'],
  ['ages=34', 'ages', 'A child is 17 at most.'],
  ['ages=under 2', 'ages', 'We could not read “under” as an age.'],
  ['ages=4 baby', 'ages', 'We could not read “baby” as an age.'],
  ['ages=a', 'ages', 'We could not read “a” as an age.'],
  ['budget=eight thousand', 'budget', 'We could not read “eight thousand” as a sum.'],
  ['budget=120 million million', 'budget', 'We could not read'],
  ['budget=8000 bananas', 'budget', 'We could not read “8000 bananas” as a sum.'],
  ['budget=8000 to 9000', 'budget', 'We could not read “8000 to 9000” as a sum.'],
  ['budget=1.250 million', 'budget', 'We could not read “1.250 million” as a sum.'],
  ['budget=over 8000', 'budget', 'We could not read “over 8000” as a sum.'],
  ['budget=200 million', 'budget', 'The sum is too large.'],
  ['budget=8000 per person', 'budget', 'The budget is for all of you and all nights.'],
  ['budget=8000 a night', 'budget', 'The budget is for all of you and all nights.'],
  [`ages=${'1,'.repeat(13)}`, 'ages', 'Children must be 12 at most.'],
  ['nights=0', 'nights', 'Nights must be a number from 1 to 21.'],
  ['nights=400', 'nights', 'Nights must be a number from 1 to 21.'],
  ['month=2026-10', 'month', 'October 2026 is over.'],
  ['month=2027-13', 'month', 'Choose a month from the list.'],
  ['month=9999-01', 'month', 'Choose a month from the list.'],
  ['dateStart=2026-11-01', 'dateStart', 'Arrival cannot be in the past.'],
  ['dateStart=some day', 'dateStart', 'Arrival must be a date'],
  ['dateStart=9999-01-01', 'dateStart', 'That is too far ahead for our prices.'],
  ['dateStart=2027-05-10&dateEnd=2027-05-10', 'dateStart', 'Departure must be at least one night after'],
  ['budget=plenty', 'budget', 'We could not read “plenty” as a sum.'],
  ['budget=7 8000', 'budget', 'We could not read “7 8000” as a sum.'],
  ['budget=-5', 'budget', 'We could not read “-5” as a sum.'],
  ['budget=999999999', 'budget', 'The sum is too large.'],
])('FIT-05/error %s is said, what was typed stays, and the rest is answered', (query, field, words) => {
  const { errors, question, typed } = read(`${query}&treehouse=yes`);
  expect(errors).toEqual({ [field]: expect.stringContaining(words) });
  expect(question).toMatchObject({ treehouse: true });
  expect(typed[field as 'ages']).toBe(new URLSearchParams(query).get(field)?.slice(0, 80));
});

test.each(['children=2', 'children=2&age=4', 'children=two&age=', 'children=1&ages='])(
  'FIT-05/error %s: children whose ages are not said are asked for, and stay in the form',
  (query) => {
    const { errors, typed } = read(`adults=2&nights=4&${query}`);
    expect(errors).toEqual({ ages: 'Say the age of each child, for example 4 and 7.' });
    expect(typed.children).toBe(new URLSearchParams(query).get('children'));
  },
);

test('FIT-05/error ages that are typed say how many children come', () => {
  expect(read('children=2&ages=4 and 7')).toMatchObject({ errors: {}, typed: { children: '' } });
  expect(read('children=2&ages=none')).toMatchObject({ errors: {}, question: { ages: [] } });
  expect(read('children=0')).toMatchObject({ errors: {}, question: { ages: [] } });
});

test('FIT-03/strip FIT-05/currency a link keeps children without ages, and the currency of a sum', () => {
  const search = (...asked: Parameters<typeof fitHref>) =>
    new URL(fitHref(...asked), 'https://a.test').search;
  expect(search({ adults: 2, children: 2, ages: [4] }, 'ZAR')).toBe('?adults=2&children=2&age=4');
  expect(read(search({ adults: 2, children: 2, ages: [] }, 'ZAR')).errors).toHaveProperty('ages');
  expect(search({ adults: 2, children: 1, ages: [4] }, 'ZAR')).toBe('?adults=2&ages=4');
  expect(search({ budget: 8000 }, 'ZAR')).toBe('?budget=8000&currency=ZAR');
});

test.each([
  ['$8000', 8000, 'USD', '8000'],
  ['8000 USD', 8000, 'USD', '8000'],
  ['USD 8,000', 8000, 'USD', '8,000'],
  ['usd8,000', 8000, 'USD', '8,000'],
  ['US$ 8 000', 8000, 'USD', '8 000'],
  ['8k dollars', 8000, 'USD', '8k'],
  ['8kUSD', 8000, 'USD', '8k'],
  ['R 8 000', 8000, 'ZAR', '8 000'],
  ['R8k', 8000, 'ZAR', '8k'],
  ['8 000 rand in all', 8000, 'ZAR', '8 000 in all'],
  ['8000 South African rand', 8000, 'ZAR', '8000'],
  ['8k', 8000, null, '8k'],
  ['8 k', 8000, null, '8 k'],
  ['8000', 8000, null, '8000'],
])('FIT-05/currency “%s” is counted in what is written beside it', (budget, sum, currency, plain) => {
  const asked = read(new URLSearchParams({ budget, currency: 'ZAR' }).toString());
  expect(asked).toMatchObject({ errors: {}, currency, typed: { budget: plain } });
  expect(asked.question?.budget).toBe(sum);
});

test.each([
  ['€8000', '€'],
  ['£5000', '£'],
  ['8000 euros', 'euros'],
  ['8000 GBP', 'GBP'],
  ['A$8000', 'A$'],
  ['8000 THB', 'THB'],
  ['MX$8000', 'MX$'],
  ['$8000 CAD', '$ and CAD'],
  ['R8000 USD', 'R and USD'],
  ['K8000', 'K'],
])('FIT-05/currency “%s” is never counted as another', (budget, said) => {
  const { errors, question, typed, currency } = read(new URLSearchParams({ budget }).toString());
  expect(errors).toEqual({
    budget: `We cannot count in “${said}” here. Write the sum in South African rand or US dollars.`,
  });
  expect([question?.budget, typed.budget, currency]).toEqual([null, budget, null]);
});

test('FIT-05/currency of two that are written alike the one offered first is meant', () => {
  const asked = (budget: string, ...offered: string[]) =>
    readFitQuestion(new URLSearchParams({ budget }), today, { currencies: offered }).currency;
  expect([
    asked('$8000', 'NAD', 'USD'),
    asked('$8000', 'ZAR', 'USD'),
    asked('US$8000', 'NAD', 'USD'),
  ]).toEqual(['NAD', 'USD', 'USD']);
  expect([asked('K8000', 'ZMW'), asked('8 K', 'ZMW'), asked('8k', 'ZMW')]).toEqual(['ZMW', 'ZMW', null]);
});

test('FIT-05/bounds a currency without a sum is no sum', () => {
  expect(read('budget=USD').errors).toEqual({ budget: expect.stringContaining('“USD” as a sum') });
  expect(read(`budget=${'$'.repeat(5000)}`).errors).toHaveProperty('budget');
});

test('FIT-02/treehouse a night in a treehouse is not asked for where there are none', () => {
  const { question, typed } = readFitQuestion(new URLSearchParams('adults=2&treehouse=yes'), today, {
    treehouses: false,
  });
  expect([question?.treehouse, typed.treehouse]).toEqual([false, '']);
});

test('FIT-05/bounds whatever is typed is cut to the length of a line', () => {
  const { typed, errors } = read(
    `ages=${'9'.repeat(5000)}&budget=${'x'.repeat(5000)}&month=${'m'.repeat(900)}`,
  );
  expect(Math.max(...Object.values(typed).map(({ length }) => length))).toBe(80);
  expect(Math.max(...Object.values(errors).map(({ length }) => length))).toBeLessThan(140);
});

test('FIT-04/address the address of an asking is read as that asking', () => {
  const asking: FitQuestion = {
    ...plain,
    ...{
      month: '2027-05',
      nights: 3,
      adults: 5,
      ages: [4, 11],
      budget: 8000.5,
      withoutMalaria: true,
      treehouse: true,
    },
  };
  const href = fitHref(asking, 'USD', '#answer');
  expect(href).toMatch(/^\/where-it-fits\?.*&currency=USD.*#answer$/);
  expect(read(new URL(href, 'https://example.com').search)).toMatchObject({ errors: {}, question: asking });
  const onDay = { ...asking, arrival: '2027-06-02', month: null };
  expect(read(new URL(fitHref(onDay, 'ZAR'), 'https://example.com').search).question).toEqual(onDay);
  expect(fitHref({}, 'ZAR')).toBe('/where-it-fits');
});

test('FIT-01/form a party that is too large is refused in words, with and without ages', () => {
  const errors = (query: string) => readFitQuestion(new URLSearchParams(query), '2026-11-29').errors;
  expect(errors('adults=20')).toEqual({});
  expect(errors('adults=21').adults).toBe('Adults must be a number from 1 to 20.');
  expect(errors('children=13').ages).toBe('Children must be 12 at most. Ask us about a larger party.');
  expect(errors('ages=1+2+3+4+5+6+7+8+9+10+11+12+13').ages).toMatch('Children must be 12 at most.');
});

test('FIT-05/error what is not printed is not quoted back', () => {
  const { errors, typed } = read(
    new URLSearchParams({ ages: 'x\u0000\u202ey', budget: '\u0007much' }).toString(),
  );
  expect(errors).toMatchObject({ budget: expect.stringContaining('“much”') });
  expect(JSON.stringify([errors, typed])).not.toMatch(/\\u0000|\\u0007|\u202e/);
});
