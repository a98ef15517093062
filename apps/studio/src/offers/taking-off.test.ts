import type { PayloadRequest } from 'payload';
import { expect, test, vi } from 'vitest';
import { offersComingOff } from './read-offers.ts';
import { offersOffByRate, ratesHoldOffers, whyTakenOff } from './taking-off.ts';

type Row = Record<string, unknown> & { id: number };

vi.mock('../links/beside.ts', () => ({ beside: async (req: object) => req, followsRename: {} }));

/** A studio of a rate and an offer for one person, whose offers are written with Payload's own update. */
function studio(single: number) {
  const seasons = (of: number) => [
    { from: '2999-01-01', to: '2999-12-31', perPersonSharing: 1000, single: of },
  ];
  const base = { title: 'Tent, 2999', property: 'delta', per: 'person', accommodation: 2 };
  const rate: Row = { id: 7, ...base, _status: 'published', seasons: seasons(single) };
  const offer: Row = {
    ...{ id: 1, title: 'No single supplement', text: 'In 2999.', property: 'delta', accommodation: [2] },
    ...{ until: '2999-12-31T12:00:00Z', saving: { kind: 'single' }, _status: 'published' },
  };
  const rows: Record<string, Row[]> = {
    rate: [rate],
    offer: [offer],
    accommodation: [{ id: 2, name: 'Reed Camp', _status: 'published' }],
    'studio-marks': [],
  };
  const versions = [{ id: 1, version: { _status: 'published' } }];
  const wrote: string[] = [];
  const marks = () => rows['studio-marks'] as Row[];
  const isSeen = (row: Row) => row._status === 'published' && !row.deletedAt;
  const db = {
    find: async ({ collection }: { collection: string }) => ({ docs: rows[collection] ?? [] }),
    findOne: async ({ collection, where }: { collection: string; where: { key?: { equals: string } } }) =>
      rows[collection]?.find(({ key }) => !where.key || key === where.key.equals) ?? null,
    findVersions: async () => ({ docs: versions.slice(-1) }),
    create: async ({ data }: { data: object }) => marks().push({ id: marks().length + 1, ...data }),
    updateOne: async ({ id, data }: { id: number; data: object }) =>
      Object.assign(marks().find((mark) => mark.id === id) ?? {}, data),
  };
  const payload = {
    db,
    find: async ({ collection }: { collection: string }) => ({
      docs: (rows[collection] ?? []).filter(isSeen),
    }),
    update: async ({ data }: { data: { _status: string } }) => {
      wrote.push(data._status);
      versions.push({ id: versions.length + 1, version: data });
      return Object.assign(offer, data);
    },
  };
  const req = { payload, context: {} } as unknown as PayloadRequest;

  /** Changes the rate with its hooks around it. */
  async function change(data: object, context: Record<string, unknown> = {}) {
    const asked = { payload, context } as unknown as PayloadRequest;
    const args = { operation: 'update', originalDoc: rate, data, req: asked };
    for (const hook of ratesHoldOffers.beforeChange ?? []) await hook(args as never);
    const now = { ...rate, ...data };
    rows.rate = [now];
    for (const hook of ratesHoldOffers.afterChange ?? []) await hook({ doc: now, req: asked } as never);
    Object.assign(rate, data);
  }
  return {
    offer,
    wrote,
    saveDraft: () => versions.push({ id: versions.length + 1, version: { _status: 'draft' } }),
    req,
    rate,
    change,
    cost: (of: number) => change({ seasons: seasons(of) }),
    seasons,
  };
}

test('STU-08/taken-off a rate that takes an offer’s saving away takes it off the site, and puts it back with the saving', async () => {
  const { offer, wrote, cost, req, rate } = studio(1400);
  await cost(1500);
  expect(wrote).toEqual([]);
  await cost(1000);
  expect(wrote).toEqual(['draft']);
  const [told] = await offersOffByRate(req, rate);
  expect(told).toMatchObject({ id: 1, title: 'No single supplement', stands: 'taken off' });
  expect(told?.says).toContain('The rates of Reed Camp');
  expect(await whyTakenOff(req, offer)).toMatchObject([{ id: 1, stands: 'taken off' }]);
  await cost(1400);
  expect(wrote).toEqual(['draft', 'published']);
});

test('a rate that goes takes it off as well', async () => {
  for (const gone of [{ _status: 'draft' }, { deletedAt: '2998-01-01' }]) {
    const { wrote, change } = studio(1400);
    await change(gone);
    expect(wrote).toEqual(['draft']);
  }
});

test('what somebody has changed since, or was about to, does not come back by itself', async () => {
  const changed = studio(1400);
  await changed.cost(1000);
  changed.saveDraft();
  await changed.cost(1400);
  expect(changed.wrote).toEqual(['draft']);
  const waiting = studio(1400);
  waiting.saveDraft();
  await waiting.cost(1000);
  await waiting.cost(1400);
  expect(waiting.wrote).toEqual(['draft']);
});

test('an offer from before there were figures, and a draft of a rate, change nothing', async () => {
  const old = studio(1400);
  old.offer.saving = {};
  await old.cost(1000);
  expect(old.wrote).toEqual([]);
  const { wrote, change, seasons } = studio(1400);
  await change({ seasons: seasons(1000) }, { 'saves-draft:rate': true });
  await change({ seasons: seasons(1000) }, { unguarded: true });
  await change({ note: 'Breakfast is at seven.' });
  expect(wrote).toEqual([]);
});

test('before a draft of a rate is published, the panel names what it takes off', async () => {
  const { req, rate, seasons } = studio(1400);
  expect(await offersComingOff(req, rate, { ...rate, note: 'Breakfast is at seven.' })).toEqual([]);
  expect(await offersComingOff(req, rate, { ...rate, seasons: seasons(1000) })).toMatchObject([
    { id: 1, stands: 'until published' },
  ]);
});
