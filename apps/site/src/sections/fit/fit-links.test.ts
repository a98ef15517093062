import { expect, test } from 'vitest';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Rate } from '../../content/rates/rates.ts';
import type { FitRow } from './fit.ts';
import { askedOfRow, formOfRow, nameHref, stayHref } from './fit-links.ts';
import type { FitQuestion } from './fit-question.ts';

const shown = { currency: 'ZAR', rate: 1 };
const question: FitQuestion = {
  ...{ arrival: null, month: null, nights: 4, adults: 2, ages: [4, 7], budget: null },
  ...{ withoutMalaria: false, treehouse: false },
};
const rateOf = (of: Partial<Rate>) => ({ property: 'lionsands', lodge: '', per: 'unit', ...of }) as Rate;
const row = (of: Partial<FitRow>): FitRow => ({
  ...{ stay: null, refusal: { kind: 'no-child' }, unmet: null, beside: null, over: null, fits: false },
  soon: false,
  rate: rateOf({ kind: 'room', item: 'luxury-room', place: 'Luxury room', lodge: 'River Lodge' }),
  ...of,
});
const stripOf = (of: FitRow, asked: Partial<FitQuestion> = {}) =>
  Object.fromEntries(new URLSearchParams(nameHref(of, { ...question, ...asked }, shown)?.split(/[?#]/)[1]));

test('FIT-04/filled-in a row that does not fit leads on with the days that were asked for', () => {
  const onDay = { arrival: '2026-12-30' };
  expect(stripOf(row({}), onDay)).toMatchObject({
    ...{ dateStart: '2026-12-30', dateEnd: '2027-01-03', room: 'luxury-room' },
  });
  expect(askedOfRow(row({}), { ...question, ...onDay }, shown)).toMatchObject({
    ...{ arrival: '2026-12-30', departure: '2027-01-03', lodge: 'River Lodge' },
    about: 'Luxury room, River Lodge, 2 adults and 2 children aged 4 and 7, 4 nights',
  });
  // Of a month no day is known: who answers reads which month it is.
  expect(stripOf(row({}), { month: '2027-05' })).not.toHaveProperty('dateStart');
  const asked = askedOfRow(row({}), { ...question, month: '2027-05' }, shown);
  expect(asked).not.toHaveProperty('arrival');
  expect(asked.about).toMatch(/, 4 nights in May 2027$/);
});

test('FIT-04/filled-in a treehouse leads on with the lodge its other nights are priced in', () => {
  const beside = rateOf({ kind: 'room', item: 'canopy', place: 'Canopy suite', lodge: 'Narina Lodge' });
  const rate = rateOf({ kind: 'treehouse', per: 'supplement', item: 'kingston', place: 'Kingston' });
  const stay = {
    arrival: '2027-05-03',
    departure: '2027-05-07',
    total: 141_000,
    sum: () => ({ rooms: 1 }),
  } as FitRow['stay'];
  const tree = row({ rate, beside, stay, refusal: null });
  expect(stripOf(tree)).toMatchObject({ dateEnd: '2027-05-07', likeToVisitTheseLodges: 'Narina Lodge' });
  expect(askedOfRow(tree, { ...question, arrival: '2027-05-03' }, shown)).toMatchObject({
    ...{ arrival: '2027-05-03', departure: '2027-05-07', lodge: 'Narina Lodge' },
    about:
      'Kingston, with Canopy suite, Narina Lodge, 2 adults and 2 children aged 4 and 7, 4 nights. ' +
      'The estimate was R\u00a0141\u00a0000',
  });
  expect(stripOf(row({}))).not.toHaveProperty('likeToVisitTheseLodges');
});

test('FIT-04/filled-in days that were found within a month are said to be no wish, and the budget goes along', () => {
  const stay = {
    arrival: '2027-05-01',
    departure: '2027-05-05',
    total: 141_000,
    sum: () => ({ rooms: 1 }),
  } as FitRow['stay'];
  const found = row({ stay, refusal: null });
  const month = { ...question, month: '2027-05' };
  const several = { ...stay, sum: () => ({ rooms: 2 }) } as FitRow['stay'];
  expect(askedOfRow(row({ stay: several, refusal: null }), question, shown).about).toContain(
    'Luxury room, River Lodge, 2 rooms, 2 adults',
  );
  const asked = askedOfRow(found, { ...month, budget: 8000 }, { currency: 'USD', rate: 0.05 });
  expect(asked).toMatchObject({ arrival: '2027-05-01', departure: '2027-05-05' });
  expect(asked.about).toBe(
    'Luxury room, River Lodge, 2 adults and 2 children aged 4 and 7, 4 nights in May 2027. ' +
      'I did not choose the dates: they are the cheapest in that month. The budget is $8,000. ' +
      'The estimate was R\u00a0141\u00a0000, shown as $7,050',
  );
  expect(askedOfRow(found, question, shown).about).toBe(
    'Luxury room, River Lodge, 2 adults and 2 children aged 4 and 7, 4 nights in any month. ' +
      'I did not choose the dates: they are the cheapest of all months. The estimate was R\u00a0141\u00a0000',
  );
  // Days that were asked for are a wish, and where none was found there is none to speak of.
  const onDay = askedOfRow(found, { ...month, arrival: '2027-05-01', budget: 90_000 }, shown).about;
  expect(onDay).toMatch(/4 nights\. The budget is R\s90\s000\. The estimate was R\s141\s000$/);
  expect(askedOfRow(row({}), { ...month, budget: 90_000 }, shown).about).toMatch(
    /4 nights in May 2027\. The budget is R\s90\s000$/,
  );
});

test('FIT-04/filled-in a row leads to the strip that says its own room, and the treehouse of one of its nights', () => {
  const stay = {
    arrival: '2027-05-03',
    departure: '2027-05-07',
    total: 141_000,
    sum: () => ({ rooms: 1 }),
  } as FitRow['stay'];
  const beside = rateOf({ kind: 'room', item: 'canopy', place: 'Canopy suite', lodge: 'Narina Lodge' });
  const tree = rateOf({ kind: 'treehouse', per: 'supplement', item: 'kingston', place: 'Kingston' });
  const asked = (of: Partial<FitRow>) => {
    const href = stayHref(row({ stay, refusal: null, ...of }), question, shown) ?? '';
    return [href.split('?')[0], Object.fromEntries(new URLSearchParams(href.split(/[?#]/)[1]))];
  };
  const river = { room: 'luxury-room', dateStart: '2027-05-03', adults: '2' };
  expect(asked({})).toEqual(['/lionsands/river-lodge', expect.objectContaining(river)]);
  expect(asked({})[1]).not.toHaveProperty('treehouse');
  const both = { room: 'canopy', treehouse: 'kingston', dateEnd: '2027-05-07' };
  const narina = ['/lionsands/narina-lodge', expect.objectContaining(both)];
  expect(asked({ rate: beside, beside: tree })).toEqual(narina);
  expect(asked({ rate: tree, beside })).toEqual(narina);
});

test('FIT-04/filled-in a house is asked for in the form that has a list of houses, by the name it has there', () => {
  const houses = currentCollection().residences;
  expect(houses.length).toBeGreaterThan(2);
  for (const { slug, property, name } of houses) {
    const house = row({ rate: rateOf({ kind: 'house', item: slug, place: name, property }) });
    expect(formOfRow(house), slug).toBe('residences');
  }
  expect(formOfRow(row({}))).toBe('email');
});
