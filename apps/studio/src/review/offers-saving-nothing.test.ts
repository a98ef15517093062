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
    ...{ title: 'No single supplement in May', property: 'pan', accommodation: [3] },
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

test('drafts, offers that are over, and rates of other properties or of whole houses count for nothing', () => {
  expect(found(offer({ _status: 'draft' }), rate(1000))).toEqual([]);
  expect(found(offer(), rate(1000, { _status: 'draft' }))).toEqual([]);
  expect(found(offer({ until: day('2027-01-09') }), rate(1000))).toEqual([]);
  expect(found(offer(), rate(1000, { property: 'delta' }))).toEqual([]);
  expect(found(offer(), rate(1000, { per: 'unit' }))).toEqual([]);
});
