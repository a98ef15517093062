import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { offersSavingNothing } from './read-offers.ts';

/** A studio that answers each read with the rows it holds of a collection, and keeps what it was asked. */
function studio(rows: Readonly<Record<string, readonly object[]>>) {
  const asked: { readonly collection: string; readonly where: string }[] = [];
  const find = async ({ collection, where }: { collection: string; where: object }) => {
    asked.push({ collection, where: JSON.stringify(where) });
    return { docs: rows[collection] ?? [] };
  };
  return { asked, req: { payload: { find } } as unknown as PayloadRequest };
}

const rate = { id: 7, title: 'Tent, 2027', property: 'delta', per: 'person', room: 4, seasons: [] };
const offer = {
  ...{ id: 1, title: 'No single supplement', property: 'delta', until: '2999-12-31T12:00:00Z' },
  saving: { kind: 'single' },
};

test('a rate of which no offer speaks has no other rate read with each letter that is saved', async () => {
  const { asked, req } = studio({ room: [{ id: 4, roomName: 'Tent', accommodation: 2 }] });
  expect(await offersSavingNothing(req, 'rate', { ...rate } as never)).toEqual([]);
  expect(asked.map(({ collection }) => collection)).toEqual(['offer', 'room']);
});

test('an offer that speaks of a rate has the rates of its own lodges read, and no others', async () => {
  const seasons = [{ from: '2027-01-01', to: '2027-12-31', perPersonSharing: 1000, single: 1000 }];
  const { asked, req } = studio({
    offer: [{ ...offer, accommodation: [2] }],
    room: [{ id: 4, roomName: 'Tent', accommodation: 2 }],
    accommodation: [{ id: 2, name: 'Reed Camp' }],
    rate: [{ ...rate, seasons }],
  });
  const [found] = await offersSavingNothing(req, 'rate', { ...rate } as never);
  expect(found).toMatchObject({ id: 1, title: 'No single supplement' });
  expect(found?.says).toContain('The rates of Reed Camp');
  const [prices] = asked.filter(({ collection }) => collection === 'rate');
  expect(prices?.where).toContain('"room.accommodation":{"in":["2"]}');
  expect(asked.filter(({ collection }) => collection === 'rate')).toHaveLength(1);
});

test('an offer that is over has nothing read', async () => {
  const { asked, req } = studio({});
  const over = { ...offer, until: '2020-12-31T12:00:00Z' };
  expect(await offersSavingNothing(req, 'offer', { ...over } as never)).toEqual([]);
  expect(asked).toEqual([]);
});
