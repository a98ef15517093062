import { describe, expect, test } from 'vitest';
import { currentCollection, withCollection } from '../../content/places/collection-scope.ts';
import type { Rate, RatedProperty } from '../../content/rates/rates.ts';
import { packRates, unpackRates } from './packed-rates.ts';
import { nightDates, stripDates } from './strip-facts.ts';

const today = '2026-11-23';
const rate = (year: number, childFrom: number | null, of: Partial<Rate>) =>
  ({
    ...{ property: 'lionsands', year, childFrom, per: 'person', guests: '2 adults', sleeps: null },
    seasons: [{ from: `${year}-01-01`, to: `${year}-12-31`, perPersonSharing: 1000, unit: null }],
    ...of,
  }) as unknown as Rate;
const tree = (item: string, year: number, childFrom: number | null) =>
  rate(year, childFrom, { kind: 'treehouse', item, place: item, lodge: '' });

describe('TRV-03/treehouse the rules of a night', () => {
  const at = '/lionsands/treehouses';
  const night = (...rates: readonly Rate[]) =>
    nightDates({
      ...{ place: 'Chalkley', path: `${at}/chalkley`, item: 'chalkley', rates, today },
      ...{ contact: null, asked: {}, query: new URLSearchParams() },
    }).facts;
  const next = [tree('chalkley', 2027, 16), tree('kingston', 2027, 12)];

  test('are those of the years on sale, here and beside it', () => {
    expect(night(...next, tree('chalkley', 2025, 10), tree('kingston', 2025, 6))).toMatchObject({
      youngest: 16,
      younger: [{ name: 'Kingston', href: `${at}/kingston`, from: 12 }],
    });
    expect(night(tree('chalkley', 2025, 10), tree('kingston', 2027, 6)).youngest).toBe(10);
  });

  test('lead to the treehouse of the property, and not to one of its name elsewhere', () => {
    const known = currentCollection();
    const elsewhere = { slug: 'kingston', name: 'Kingston on the coast', property: 'marataba' };
    const collection = { ...known, treehouses: [elsewhere, ...known.treehouses] };
    withCollection({ collection, read: true }, () => {
      expect(night(...next).younger.map(({ name }) => name)).toEqual(['Kingston']);
    });
  });
});

test('a lodge sends a family to its neighbour by the rules of the years on sale', () => {
  const { lodges } = currentCollection();
  const [own, other] = lodges.filter(
    ({ property, path, whole, parent }) =>
      property === 'lionsands' && !whole && parent === '' && path !== '/lionsands',
  );
  if (!own || !other) throw new Error('The demonstration has two lodges in one property.');
  const room = (lodge: string, year: number, childFrom: number | null) =>
    rate(year, childFrom, { kind: 'room', item: `${lodge} room`, place: `${lodge} room`, lodge });
  const mine = [room(own.name, 2027, 16)];
  const { facts } = stripDates({
    ...{ place: own.name, path: own.path, bookHref: null, properties: [], contact: null, today },
    ...{ rates: mine, names: [`${own.name} room`], query: new URLSearchParams() },
    beside: [...mine, room(other.name, 2025, 6), room(other.name, 2027, 12)],
  });
  expect([facts.youngest, facts.younger]).toEqual([16, [{ name: other.name, href: other.path, from: 12 }]]);
});

test('FIT-04/filled-in an address chooses the room a strip prices, and the treehouse of one of its nights', () => {
  const suite = (item: string, price: number) =>
    rate(2027, null, {
      ...{ kind: 'room', item, place: item, lodge: 'Lodge' },
      seasons: [
        { from: '2027-01-01', to: '2027-12-31', perPersonSharing: price, unit: null },
      ] as unknown as Rate['seasons'],
    });
  const rates = [suite('cheap', 1000), suite('dear', 2000)];
  const supplement = { ...tree('chalkley', 2027, 16), per: 'supplement' } as Rate;
  const asked = (query: string) =>
    stripDates({
      ...{ place: 'Lodge', path: '/lionsands/river-lodge', bookHref: null, properties: [], contact: null },
      ...{ rates, names: ['cheap', 'dear'], beside: [...rates, supplement], today },
      query: new URLSearchParams(query),
    }).facts;
  expect(asked('')).toMatchObject({ items: ['cheap', 'dear'], treehouse: null });
  const chosen = asked('room=dear&treehouse=chalkley');
  expect(chosen).toMatchObject({ items: ['dear'], treehouse: 'chalkley' });
  expect(chosen.rates.find(({ per }) => per === 'supplement')?.seasons).toHaveLength(1);
  // What is none of its rooms, or no treehouse, chooses nothing.
  expect(asked('room=else&treehouse=cheap')).toMatchObject({ items: ['cheap', 'dear'], treehouse: null });
});

test('a strip sums the levies of each lodge, and takes none from the room before it', () => {
  const levy = (name: string, amount: number) => ({ name, amount, per: 'person and night' });
  const room = (place: string, levies?: readonly ReturnType<typeof levy>[]) =>
    rate(2027, null, { kind: 'room', item: place, place, lodge: '', ...(levies && { levies }) });
  const rates = [
    room('Reed room', [levy('Bridge', 90), { name: 'Gate', amount: 50, per: 'vehicle' }]),
    room('Fig room'),
  ];
  const properties = [{ key: 'lionsands', levies: [levy('Park', 100)], booking: {} }];
  const { facts } = stripDates({
    ...{ place: 'Reed Camp', path: '/lionsands', bookHref: null, contact: null, today },
    ...{ rates, names: ['Reed room', 'Fig room'], query: new URLSearchParams() },
    properties: properties as unknown as readonly RatedProperty[],
  });
  const packed = unpackRates(JSON.parse(JSON.stringify(packRates(facts.rates))));
  expect(packed.map(({ place, levies }) => [place, levies?.map(({ name }) => name)])).toEqual([
    ['Reed room', ['Bridge']],
    ['Fig room', ['Park']],
  ]);
});
