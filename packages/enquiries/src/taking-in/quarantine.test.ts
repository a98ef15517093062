import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { day, minute } from '../clock.ts';
import { defaultLimits } from '../limits.ts';
import { purgeQuarantine } from './quarantine.ts';

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
  purgeQuarantine(desk.store, now, { quarantineAge: age, quarantineCap }, { standExactly });
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
