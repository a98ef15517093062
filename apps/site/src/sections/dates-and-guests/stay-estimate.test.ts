import { describe, expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { noStay, type Stay } from '../../ui/party/stay.ts';
import { wordsOfNoEstimate } from '../estimate/estimate-words.ts';
import { rulesFor, stayEstimate, stripAnswer } from './stay-estimate.ts';
import { stripDates } from './strip-facts.ts';
import { stripFactsIn, stripText } from './strip-text.ts';

const today = '2026-11-23';
interface Of extends Partial<Rate> {
  readonly price: number;
  readonly child?: number;
  readonly year?: number;
  readonly least?: number;
}
const rate = (place: string, { price, child, year = 2027, least = 1, ...of }: Of) =>
  ({
    ...{ property: 'lionsands', place, item: place, lodge: 'River Lodge', kind: 'room', per: 'person', year },
    ...{ guests: '', sleeps: 2, childFrom: null, childFree: 2, childUntil: 11, childPolicy: '' },
    seasons: [
      {
        ...{ name: 'All year', from: `${year}-01-01`, to: `${year}-12-31`, minimumNights: least, note: '' },
        ...(of.per === 'unit'
          ? { perPersonSharing: null, single: null, child: null, unit: price }
          : { perPersonSharing: price, single: price, child: child ?? null, unit: null }),
      },
    ],
    ...of,
  }) as unknown as Rate;

const luxury = rate('Luxury room', { price: 200 });
const suite = rate('River suite', { price: 250, child: 125, sleeps: 4, least: 3 });
const family = rate('Family suite', { price: 330, child: 165, sleeps: 4 });
const canopy = rate('Canopy suite', { price: 210, lodge: 'Narina Lodge', childFrom: 10 });
const fig = rate('Fig suite', { price: 240, child: 120, sleeps: 3, lodge: 'Narina Lodge', childFrom: 10 });
const eagle = rate('Fish Eagle', { price: 9000, per: 'unit', kind: 'house', lodge: '', sleeps: 14 });
const all = [family, suite, luxury, canopy, fig, eagle];

/** What the script of a page has, by way of the page's text. */
const factsOf = (own: readonly Rate[], beside = all) =>
  stripFactsIn(
    stripText(
      stripDates({
        ...{ place: 'River Lodge', path: '/lionsands', bookHref: null, properties: [], contact: null, today },
        query: new URLSearchParams(),
        ...{ rates: beside, beside, names: own.map(({ place }) => place) },
      }).facts,
    ),
  );
const ages = (...told: (number | null)[]) => ({
  ...{ ...noStay, arrival: '2027-05-10', departure: '2027-05-14' },
  ...{ children: told.length, ages: told },
});
const answer = (own: readonly Rate[], ...of: Parameters<typeof ages>) => {
  const found = stayEstimate(factsOf(own), ages(...of));
  return found?.kind === 'estimate'
    ? `${found.rate.place} ${found.total}`
    : found && wordsOfNoEstimate(found);
};

describe('TRV-03/lodge the estimate of a strip is that of the cheapest room which takes the party', () => {
  const lodge = [family, suite, luxury];

  test('with a child as without', () => {
    expect(answer(lodge)).toBe('Luxury room 1600');
    expect(answer(lodge, 5)).toBe('River suite 2500');
    expect(answer(lodge, 8, 8)).toBe('River suite 3000');
    expect(answer(lodge, 1)).toBe('Luxury room 1600');
    expect(answer(all, 11)).toBe('Fig suite 2400');
    expect(answer(lodge, null)).toBeNull();
  });

  test('where none does, what else of the property does is named, by ages and beds', () => {
    expect(answer([canopy], 12)).toBe('Canopy suite 2520');
    expect(answer([luxury], 5)).toBe(
      'Luxury room at River Lodge takes no child with two adults. Your party fits Family suite, River suite or Fish Eagle.',
    );
    expect(answer([canopy, fig], 5)).toBe(
      'Children come here from 10 years. Your party fits Family suite at River Lodge, River suite at River Lodge or Fish Eagle.',
    );
  });

  test('where the one that does has no price for those nights, that is the reason', () => {
    const early = { ...suite, year: 2026, seasons: rate('', { price: 1, year: 2026 }).seasons };
    const facts = factsOf([luxury, early], [luxury, early]);
    const found = stayEstimate(facts, ages(5));
    expect(found).toMatchObject({ reason: 'no-price', night: '2027-05-10' });
  });

  test('its nights are asked of the room the price is of', () => {
    const least = (...told: number[]) =>
      rulesFor(factsOf(lodge), ages(...told)).rates.flatMap(({ seasons }) =>
        seasons.map(({ minimumNights }) => minimumNights),
      );
    expect([least(), least(5)]).toEqual([[1], [3]]);
  });
});

test('TRV-03/house a house has its price before an age is told, and no room beside it', () => {
  const facts = factsOf([eagle]);
  expect(facts.items).toEqual(['Fish Eagle']);
  expect(facts.rates).toHaveLength(1);
  expect(answer([eagle], null, null)).toBe('Fish Eagle 36000');
});

test('rates in a page hold the nights that are to come, and of what is beside no prices', () => {
  const old = rate('Luxury room', { price: 190, year: 2026 });
  const over = { ...old, seasons: [{ ...old.seasons[0], to: '2026-11-22' }, ...old.seasons] } as Rate;
  const { rates } = factsOf([luxury, over], [over, ...all]);
  expect(rates.map(({ place, seasons }) => `${place} ${seasons.length}`)).toEqual([
    'Luxury room 1',
    'Luxury room 1',
    'Family suite 0',
    'River suite 0',
    'Canopy suite 0',
    'Fig suite 0',
    'Fish Eagle 0',
  ]);
});

test('TRV-03/rules a stay that is brought along is judged before anybody presses: it has a rule and no price, or a price', () => {
  const say = (own: readonly Rate[], stay: Partial<Stay>) =>
    stripAnswer(factsOf(own, [...own]), { ...noStay, ...stay }, today);
  const night = { arrival: '2027-05-10', departure: '2027-05-11' };
  const strict = rate('Luxury room', { price: 200, least: 3 });
  expect(say([strict], night)).toMatchObject({
    problem: { field: 'departure', instead: { stay: { departure: '2027-05-13' } } },
    estimate: null,
  });
  expect(say([luxury], night)).toMatchObject({ problem: null, estimate: { total: 400 } });
  const house = rate('Fish Eagle', { ...{ price: 9000, per: 'unit', kind: 'house', lodge: '' }, sleeps: 10 });
  expect(say([house], { ...night, adults: 12 })).toMatchObject({
    problem: { field: 'adults', instead: { stay: { adults: 10 } } },
    estimate: null,
  });
  // A day too soon to be booked has its price: a person can be asked for it.
  const soon = { arrival: '2026-11-23', departure: '2026-11-24' };
  expect(say([rate('Luxury room', { price: 200, year: 2026 })], soon)).toMatchObject({
    problem: { field: 'arrival' },
    estimate: { total: 400 },
  });
  expect(say([rate('Luxury room', { price: 200, year: 2026, least: 3 })], soon)).toMatchObject({
    problem: { field: 'arrival' },
    estimate: null,
  });
  // For a day that is past nobody will set a price.
  expect(say([luxury], { arrival: '2020-03-05', departure: '2020-03-07' })).toMatchObject({
    problem: { field: 'arrival' },
    estimate: null,
  });
});
