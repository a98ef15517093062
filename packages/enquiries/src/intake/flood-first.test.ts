import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day, hour, minute } from '../clock.ts';
import { floodFirst, type HeldEnquiry } from './flood-first.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const least = 5;

const held = (id: string, own: Partial<HeldEnquiry> = {}): HeldEnquiry => ({
  id,
  receivedAt: now - hour,
  suspicion: 'honeypot',
  network: id,
  wider: id,
  shape: id,
  ...own,
});

const many = (count: number, of: (index: number) => Partial<HeldEnquiry>) =>
  Array.from({ length: count }, (_, index) => held(`flood-${index}`, of(index)));

/** Sent in the midst of every flood below, for the same sign. */
const person = held('person');

test.each([
  ['from one network within minutes', (n: number) => ({ network: 'n', wider: 'w', shape: `${n}` })],
  [
    'from one network, one every half hour',
    (n: number) => ({ receivedAt: now - n * 30 * minute, network: 'n' }),
  ],
  ['from the many networks of one customer', (n: number) => ({ network: `${n}`, wider: 'w' })],
  ['from everywhere, of one making', (n: number) => ({ network: `${n}`, wider: `${n}`, shape: 's' })],
  [
    'from everywhere, of one making, one every hour',
    (n: number) => ({ receivedAt: now - n * hour, network: `${n}`, wider: `${n}`, shape: 's' }),
  ],
  [
    'of the one customer and making, over a week',
    (n: number) => ({ receivedAt: now - n * 8 * hour, network: `${n}`, wider: 'w', shape: 's' }),
  ],
])('a flood %s is told from a person in its midst', async (_, of) => {
  const flood = many(20, of);
  const emptied = await floodFirst([[person], flood], 12, least, now);
  expect(emptied).toHaveLength(12);
  expect(emptied).not.toContain('person');
});

test('of a flood those go first that are most like the others', async () => {
  const flood = many(20, () => ({ network: 'n', wider: 'w', shape: 's' }));
  const neighbour = held('neighbour', { network: 'n', wider: 'w', receivedAt: now - hour - 1 });
  expect(await floodFirst([[neighbour, ...flood]], 20, least, now)).not.toContain('neighbour');
});

test('who came half an hour before a flood that looks like her, from everywhere, goes last of it', async () => {
  const flood = many(20, (n) => ({
    receivedAt: now - 10 * minute,
    network: `${n}`,
    wider: `${n}`,
    shape: 's',
  }));
  const before = held('before', { shape: 's', receivedAt: now - 40 * minute });
  expect(await floodFirst([[before, ...flood]], 20, least, now)).not.toContain('before');
});

test('without a flood nobody of the last seven days is emptied, and what is older goes, the oldest first', async () => {
  const all = Array.from({ length: 40 }, (_, index) =>
    held(`${index}`, { receivedAt: now - index * 12 * hour }),
  );
  expect(await floodFirst([all], 3, least, now)).toEqual(['39', '38', '37']);
  expect(await floodFirst([all], 40, least, now)).toHaveLength(26);
  expect(await floodFirst([all.slice(0, 14)], 10, least, now)).toEqual([]);
});

test('what nothing is known of is alike to nothing', async () => {
  const unknown = many(20, () => ({ network: null, wider: null, shape: null }));
  expect(await floodFirst([unknown], 10, least, now)).toEqual([]);
});

const some = fc.constantFrom('a', 'b', 'c', null);
const anyHeld = fc.record({
  receivedAt: fc.integer({ min: now - 30 * day, max: now }),
  suspicion: fc.constantFrom('honeypot', 'too-fast', 'same-ticket'),
  network: some,
  wider: some,
  shape: some,
});

test('whatever floods there are, a lone enquiry of the last seven days is never emptied, and no more than too many', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyHeld, { maxLength: 120 }),
      fc.array(fc.record({ receivedAt: fc.integer({ min: now - 7 * day + 1, max: now }), at: fc.nat(200) }), {
        maxLength: 5,
      }),
      fc.nat(200),
      fc.integer({ min: 2, max: 8 }),
      async (floods, lone, excess, smallest) => {
        const all = floods.map((own, index) => held(`flood-${index}`, own));
        for (const [index, { at, receivedAt }] of lone.entries())
          all.splice(at % (all.length + 1), 0, held(`lone-${index}`, { receivedAt }));
        const emptied = await floodFirst([all.slice(0, 40), all.slice(40)], excess, smallest, now);
        expect(emptied.filter((id) => id.startsWith('lone'))).toEqual([]);
        expect(emptied.length).toBeLessThanOrEqual(excess);
        expect(new Set(emptied).size).toBe(emptied.length);
      },
    ),
    { numRuns: 500 },
  );
});
