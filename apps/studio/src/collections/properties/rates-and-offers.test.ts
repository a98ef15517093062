import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// Its fields ask the settings what prices are kept in.
vi.stubEnv('MODE', 'demo');
vi.stubEnv('DATA_DIR', '/nowhere');
const { ratesAndOffers } = await import('./rates-and-offers.ts');

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-03-01T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const day = (date: string) => `${date}T12:00:00.000Z`;
const seasons = [
  { from: day('2027-01-01'), to: day('2027-12-31'), perPersonSharing: 1000, single: 1000 },
] as const;
const rows: Readonly<Record<string, readonly object[]>> = {
  rate: [{ id: 1, title: 'Tent', property: 'delta', per: 'person', accommodation: 5, seasons }],
  accommodation: [{ id: 5, name: 'Ford Camp' }],
};
const req = {
  payload: { find: async ({ collection }: { collection: string }) => ({ docs: rows[collection] ?? [] }) },
  context: {},
  t: (key: string) => key,
};

/** What the rules of a collection make of a change. @throws ValidationError as they do */
async function change(slug: string, originalDoc: object, data: object) {
  const collection = ratesAndOffers.find((each) => each.slug === slug);
  for (const hook of collection?.hooks?.beforeValidate ?? [])
    await hook({ collection, operation: 'update', originalDoc, data, req } as never);
  return 'taken';
}

const shown = { id: 7, _status: 'published', deletedAt: null };
const toTrash = { deletedAt: '2027-03-01T12:00:00.000Z' };

describe('an offer that saves nothing', () => {
  const offer = {
    ...{ ...shown, title: 'No single supplement', property: 'delta', until: day('2027-03-01') },
    saving: { kind: 'single' },
  };

  test('is refused while it is shown, and not when it goes into the trash or is over', async () => {
    await expect(change('offer', offer, { terms: 'New ones.' })).rejects.toThrow();
    expect(await change('offer', offer, toTrash)).toBe('taken');
    expect(await change('offer', { ...offer, until: day('2027-02-28') }, { terms: 'As they were.' })).toBe(
      'taken',
    );
    await expect(change('offer', { ...offer, ...toTrash }, { deletedAt: null })).rejects.toThrow();
  });

  test('is told at the field that is to be changed, and a change of one figure is held with those that stay', async () => {
    await expect(change('offer', { ...offer, saving: {} }, {})).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'saving.kind',
            label: 'What it saves > What is taken off',
            message: expect.stringContaining('does not say'),
          },
        ],
      },
    });
    const nights = { ...offer, saving: { kind: 'nights', nights: 4, paidNights: 3 } };
    expect(await change('offer', nights, { terms: 'New ones.' })).toBe('taken');
    await expect(change('offer', nights, { saving: { paidNights: 4 } })).rejects.toMatchObject({
      data: { errors: [{ path: 'saving.paidNights' }] },
    });
  });
});

describe('a rate of no place', () => {
  test('is refused while it is shown, and not when it goes into the trash', async () => {
    await expect(change('rate', shown, { note: 'New.' })).rejects.toThrow();
    expect(await change('rate', shown, toTrash)).toBe('taken');
  });
});
