import { expect, test } from 'vitest';
import { entryFacts, type FieldShape } from './entry-facts.ts';
import { offersSavingNothing } from './offers-saving-nothing.ts';

const relation: FieldShape = { name: 'accommodation', type: 'relationship', relationTo: 'accommodation' };
const day = (date: string) => `${date}T12:00:00.000Z`;

const row = (collection: string, id: number, entry: Record<string, unknown>, titled = 'title') =>
  entryFacts(collection, [relation], { id, _status: 'published', ...entry }, titled);

const rate = (single: number, more: Record<string, unknown> = {}) =>
  row('rate', 1, {
    ...{ title: 'Tent, 2027', property: 'pan', per: 'person', room: 4, ...more },
    seasons: [{ from: day('2027-01-01'), to: day('2027-12-31'), perPersonSharing: 1000, single }],
  });

const offer = (more: Record<string, unknown> = {}) =>
  row('offer', 2, {
    ...{
      title: 'No single supplement in May',
      property: 'pan',
      accommodation: [3],
      saving: { kind: 'single' },
    },
    ...{ until: day('2027-05-31'), stayFrom: day('2027-05-01'), stayUntil: day('2027-05-31'), ...more },
  });

const lodge = row('accommodation', 3, { name: 'Pan Camp' }, 'name');
const room = row('room', 4, { roomName: 'Tent', accommodation: 3 }, 'roomName');
const found = (...entries: Parameters<typeof offersSavingNothing>[0]) =>
  offersSavingNothing([...entries, lodge, room], '2027-01-10').map(({ id, says }) => [id, says]);

test('a rate that changed after its offer was published leaves the offer to be put right, with lodge and days', () => {
  expect(found(offer(), rate(1400))).toEqual([]);
  expect(found(offer(), rate(1000))).toEqual([
    [
      2,
      'The rates of Pan Camp from 1 May 2027 to 31 May 2027 have no single supplement: one person pays what one of two people pays.',
    ],
  ]);
});

test('drafts and offers that are over promise nothing', () => {
  expect(found(offer({ _status: 'draft' }), rate(1000))).toEqual([]);
  expect(found(offer({ until: day('2027-01-09') }), rate(1000))).toEqual([]);
});

test('STU-08/named an offer that was taken off the site is named with the rate and the day, until it is published, over or in the trash', () => {
  const off = { at: '2026-11-30T12:00:00.000Z', rate: { id: 1, title: 'Tent, 2027' }, left: null };
  const named = (...entries: Parameters<typeof offersSavingNothing>[0]) =>
    offersSavingNothing([...entries, lodge, room], '2027-01-10', new Map([['2', off]])).map(
      ({ says }) => says,
    );
  const draft = offer({ _status: 'draft' });
  const [told] = named(draft, rate(1000));
  expect(told).toMatch(
    /^Taken off the site on 30 November 2026, when the rate “Tent, 2027” changed\. The rates of Pan Camp/,
  );
  expect(named(draft, rate(1400))[0]).toMatch(/changed\. It saves something again: publish it\.$/);
  expect(named(offer(), rate(1400))).toEqual([]);
  expect(named(offer({ _status: 'draft', until: day('2027-01-09') }), rate(1000))).toEqual([]);
});

test('drafts of rates, rates of other properties and of whole houses show nothing that is saved', () => {
  const without =
    'No published rate of Pan Camp has a price for one person for its stays, so there is no supplement to take off.';
  for (const more of [{ _status: 'draft' }, { property: 'delta' }, { per: 'unit' }])
    expect(found(offer(), rate(1400, more)), JSON.stringify(more)).toEqual([[2, without]]);
});

test('a room that costs as much as the one whose price is paid leaves its offer to be put right', () => {
  const other = row('room', 5, { roomName: 'Suite', accommodation: 3 }, 'roomName');
  const saving = { kind: 'room', room: 5, otherRoom: 4 };
  const suite = (perPersonSharing: number) =>
    row('rate', 6, {
      ...{ title: 'Suite, 2027', property: 'pan', per: 'person', room: 5 },
      seasons: [{ from: day('2027-01-01'), to: day('2027-12-31'), perPersonSharing }],
    });
  expect(found(offer({ saving }), rate(1400), suite(1200), other)).toEqual([]);
  expect(found(offer({ saving }), rate(1400), suite(1000), other)).toEqual([
    [2, 'By the rates of Pan Camp from 1 May 2027 to 31 May 2027 a suite costs no more than a tent.'],
  ]);
});

test('an offer that says nothing of what it saves, and one whose stays are over while it is shown, are named', () => {
  expect(found(offer({ saving: null }), rate(1400))).toEqual([
    [2, 'It does not say what it saves. Choose it, and write the figures.'],
  ]);
  const over = { stayFrom: day('2020-01-06'), stayUntil: day('2020-04-30') };
  expect(found(offer(over), rate(1400))).toEqual([
    [2, 'Its last stay was on 30 April 2020: nobody can take it any more.'],
  ]);
});
