import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { day, minute } from '../clock.ts';
import { defaultLimits } from '../limits.ts';
import type { Sql } from '../store/database/port.ts';
import { createQuarantine } from './quarantine.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const age = defaultLimits.quarantineAge;
const standExactly = vi.fn();
let desk: EnquiryStore;
beforeEach(async () => {
  vi.clearAllMocks();
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const hold = (id: string, receivedAt: number, marks = {}) =>
  desk.add(id, { receivedAt, suspicion: 'honeypot', ...marks });
const purge = (now: number, quarantineCap = 100) =>
  createQuarantine(desk.store, { quarantineAge: age, quarantineCap }, { activateOnly: standExactly }).purge(
    now,
  );
const stands = () => standExactly.mock.calls.at(-1);
const states = (ids: readonly string[]) => Promise.all(ids.map((id) => desk.stateOf(id)));

test('SUB-02 what was held for thirty days is emptied, what was accepted is not', async () => {
  await hold('old', start);
  await hold('newer', start + 1);
  await desk.add('accepted', { receivedAt: start });
  expect(await purge(start + age - 1)).toBe(0);
  expect(await purge(start + age)).toBe(1);
  expect(await states(['old', 'newer', 'accepted'])).toEqual(['erased', 'quarantined', 'accepted']);
  expect(await desk.one('SELECT COUNT(*) FROM held_marks')).toBe(1);
  expect(stands()).toEqual(['quarantine-full', []]);
});

test('of a flood above the cap its own are emptied, and no person who came before or in its midst', async () => {
  await hold('before', start);
  for (let index = 0; index < 8; index++) await hold(`f${index}`, start + minute + index, { network: 'n' });
  await hold('midst', start + minute + 4);
  expect(await purge(start + 2 * minute, 4)).toBe(6);
  expect(await states(['before', 'midst', 'f0', 'f5', 'f6'])).toEqual([
    'quarantined',
    'quarantined',
    'erased',
    'erased',
    'quarantined',
  ]);
  expect(stands()).toEqual([
    'quarantine-full',
    [expect.objectContaining({ weight: 1, message: expect.stringContaining('6 were emptied') })],
  ]);
  expect(await purge(start + 2 * minute, 4)).toBe(0);
});

test('where all differ the cap gives way for seven days, and whoever looks after it is told', async () => {
  for (const [at, id] of ['a', 'b', 'c', 'd', 'e'].entries()) await hold(id, start + at * minute);
  expect(await purge(start + 6 * day, 3)).toBe(0);
  expect(stands()?.[1]).toMatchObject([{ topic: 'held', weight: 2 }]);
  expect(await purge(start + 7 * day + 5 * minute, 3)).toBe(2);
  expect(await states(['a', 'b', 'c', 'd', 'e'])).toEqual([
    'erased',
    'erased',
    'quarantined',
    'quarantined',
    'quarantined',
  ]);
});

test('an alert stands from four fifths of the cap on, and is over below', async () => {
  for (let index = 0; index < 7; index++) await hold(`h${index}`, start + index);
  await purge(start, 10);
  expect(stands()?.[1]).toEqual([]);
  await hold('eighth', start);
  await purge(start, 10);
  expect(stands()?.[1]).toMatchObject([
    { topic: 'held', message: expect.stringContaining('holds 8 enquiries and has room for 10') },
  ]);
  await desk.store.transaction((sql) => sql.run("UPDATE enquiries SET state = 'discarded' WHERE id = 'h0'"));
  await purge(start, 10);
  expect(stands()?.[1]).toEqual([]);
});

test('a quarantine above its cap is looked through in pieces, and not for every one that comes', async () => {
  const many = Array.from({ length: 1200 }, (_, index) => hold(`h${index}`, start + Math.floor(index / 3)));
  await Promise.all(many);
  await hold('lone', start);
  const sizes: number[] = [];
  const all = desk.store.read;
  const read: Sql = {
    async rows<Row>(...asked: Parameters<Sql['rows']>) {
      const found = await all.rows<Row>(...asked);
      if (/held_marks/.test(asked[0])) sizes.push(found.length);
      return found;
    },
    run: (...asked) => all.run(...asked),
  };
  const watched = { ...desk.store, read, transaction: desk.store.transaction.bind(desk.store) };
  const limits = { quarantineAge: age, quarantineCap: 1000 };
  const quarantine = createQuarantine(watched, limits, { activateOnly: standExactly });
  expect(await quarantine.purge(start + minute)).toBe(0);
  expect(sizes).toEqual([500, 500, 201]);

  await hold('one more', start + minute);
  await quarantine.purge(start + minute + 1);
  expect(sizes).toHaveLength(3);
  const flood = Array.from({ length: 24 }, (_, index) => hold(`f${index}`, start + minute, { network: 'n' }));
  await Promise.all(flood);
  expect(await quarantine.purge(start + minute + 2)).toBe(24);
  expect(sizes.slice(3)).toEqual([500, 500, 226]);
  await hold('another', start + minute);
  await quarantine.purge(start + 2 * minute + 2);
  expect(sizes).toHaveLength(9);
});

test('what is told of a full quarantine does not change with every one that comes', async () => {
  const quarantine = createQuarantine(
    desk.store,
    { quarantineAge: age, quarantineCap: 4 },
    { activateOnly: standExactly },
  );
  const weights: (number | undefined)[] = [];
  for (let index = 0; index < 12; index++) {
    await hold(`f${index}`, start + index, { network: 'n' });
    for (const later of [0, 1]) {
      await quarantine.purge(start + index * minute + later);
      weights.push(stands()?.[1][0]?.weight);
    }
  }
  expect(weights.slice(0, 10)).toEqual([...Array(8).fill(undefined), 1, 1]);
  expect(new Set(weights.slice(8))).toEqual(new Set([1]));
});
