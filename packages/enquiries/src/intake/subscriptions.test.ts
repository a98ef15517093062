import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configuredChannels } from '../../../../tests/fakes/configured-channels.ts';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { createSubscriptionTokens } from './subscription-token.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;
const tokens = createSubscriptionTokens(randomBytes(32));
const confirmLink = tokens.issue('confirm', 'letter');
const leaveLink = tokens.issue('leave', 'letter');

let desk: EnquiryStore;
let clock: { at: number; now(): number };
let letter: Subscriptions;
const onWork = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  desk = await openEnquiryStore();
  clock = { at: start, now: () => clock.at };
  await desk.add('letter', { receivedAt: start, channels: ['visitor-mail'] });
  await desk.store.transaction(async (sql) => {
    await sql.run("UPDATE enquiries SET kind = 'newsletter' WHERE id = 'letter'");
    await sql.run("INSERT INTO subscriptions (enquiry_id, asked_at) VALUES ('letter', ?)", [start]);
  });
  letter = createSubscriptions({
    store: desk.store,
    tokens,
    clock,
    channels: configuredChannels({ crmForms: ['newsletter'] }),
    log: pino({ level: 'silent' }),
    onWork,
  });
});
afterEach(() => desk.close());

const deliveries = async () => Number(await desk.one('SELECT COUNT(*) FROM deliveries'));

test('FRM-12 an address is told of when it is confirmed, once, and within seven days', async () => {
  clock.at = start + 7 * day;
  expect(await letter.stateOf('confirm', confirmLink)).toBe('waiting');
  expect(await letter.confirm(confirmLink)).toBe('confirmed');
  expect(await letter.confirm(confirmLink)).toBe('confirmed');
  expect(await deliveries()).toBe(3);
  expect(onWork).toHaveBeenCalledTimes(1);
});

test('FRM-12 a link is too old after seven days, and good for its own step alone', async () => {
  expect(await letter.confirm(leaveLink)).toBe('unknown');
  expect(await letter.leave(confirmLink)).toBe('unknown');
  clock.at = start + 7 * day + 1;
  expect(await letter.confirm(confirmLink)).toBe('expired');
  expect(await deliveries()).toBe(1);
});

test('FRM-12 whoever leaves gets nothing more, whether it was on its way or waiting to be tried again', async () => {
  await letter.confirm(confirmLink);
  await desk.store.transaction((sql) =>
    sql.run("UPDATE deliveries SET state = 'waiting' WHERE channel = 'visitor-mail'"),
  );
  expect(await letter.leave(leaveLink)).toBe('left');
  expect(await deliveries()).toBe(0);
  // The list in the CRM is a person's to clean.
  expect(await desk.one("SELECT COUNT(*) FROM notices WHERE kind = 'left'")).toBe(1);
  expect(await letter.leave(leaveLink)).toBe('left');
  expect(await letter.confirm(confirmLink)).toBe('left');
  expect(await deliveries()).toBe(0);
});

test('an address nobody confirmed is erased after thirty days, a confirmed one is not', async () => {
  clock.at = start + 30 * day;
  expect(await letter.purge()).toBe(0);
  clock.at += 1;
  expect(await letter.purge()).toBe(1);
  expect(await desk.stateOf('letter')).toBe('erased');
  expect(await letter.stateOf('leave', leaveLink)).toBe('unknown');
});

test('a confirmed address stays', async () => {
  await letter.confirm(confirmLink);
  clock.at = start + 400 * day;
  expect(await letter.purge()).toBe(0);
  expect(await letter.stateOf('leave', leaveLink)).toBe('confirmed');
});
