import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { defaultLimits } from '../limits.ts';
import { purgeQuarantine } from './quarantine.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const age = defaultLimits.quarantineAge;
const raise = vi.fn();
let desk: EnquiryStore;
beforeEach(async () => {
  vi.clearAllMocks();
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const hold = (id: string, receivedAt: number) => desk.add(id, { receivedAt, suspicion: 'honeypot' });
const purge = (now: number, quarantineCap = 100) =>
  purgeQuarantine(desk.store, now, { quarantineAge: age, quarantineCap }, { raise });

test('SUB-02 what was held for thirty days is emptied, what was accepted is not', async () => {
  await hold('old', start);
  await hold('newer', start + 1);
  await desk.add('accepted', { receivedAt: start });
  expect(await purge(start + age - 1)).toBe(0);
  expect(await purge(start + age)).toBe(1);
  expect(await desk.stateOf('old')).toBe('erased');
  expect(await desk.stateOf('newer')).toBe('quarantined');
  expect(await desk.stateOf('accepted')).toBe('accepted');
  expect(raise).not.toHaveBeenCalled();
});

test('of a flood the oldest go, so that it shuts out nothing that comes after it', async () => {
  for (const [at, id] of ['a', 'b', 'c', 'd', 'e'].entries()) await hold(id, start + at);
  expect(await purge(start + 10, 3)).toBe(2);
  const states = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => desk.stateOf(id)));
  expect(states).toEqual(['erased', 'erased', 'quarantined', 'quarantined', 'quarantined']);
  expect(raise).toHaveBeenCalledExactlyOnceWith('quarantine-full', expect.stringContaining('its 2 oldest'));
  expect(await purge(start + 10, 3)).toBe(0);
});
