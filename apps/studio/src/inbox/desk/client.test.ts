import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskOfAll } from '../../../../../tests/fakes/desk-enquiries.ts';
import {
  type FakeDesk,
  type SiteInternals,
  startSiteInternals,
} from '../../../../../tests/fakes/site-internal-api.ts';
import { createDeskClient, type DeskClient } from './client.ts';
import { DeskConflictError, DeskMissingError } from './desk-errors.ts';

let site: SiteInternals;
let fake: FakeDesk;
let address: string;
let client: DeskClient;

beforeEach(async () => {
  site = await startSiteInternals('a token');
  fake = site.desk;
  fake.enquiries.push(...deskOfAll(new Date('2026-11-20T12:23:00Z')));
  address = `http://127.0.0.1:${site.port}`;
  client = createDeskClient({ address, token: 'a token', timeout: 30_000 });
});

afterEach(() => site.close());

test('SUB-10 lists, searches and pages', async () => {
  const first = await client.list({ view: 'all', limit: 20 });
  expect(first.enquiries[0]?.reference).toBe('MC-7KQ2-94HD');
  expect(first.counts).toEqual({ open: 34, held: 1, failed: 1, all: 35 });
  const second = await client.list({ view: 'all', limit: 20, cursor: first.nextCursor });
  expect(second.enquiries).toHaveLength(15);
  expect(second.nextCursor).toBeNull();
  const found = await client.list({ view: 'all', query: 'priya' });
  expect(found.enquiries.map(({ reference }) => reference)).toEqual(['MC-DEAD-3333']);
});

test('SUB-10 shows one enquiry with all its fields, and null for one there is not', async () => {
  const enquiry = await client.show('MC-7KQ2-94HD');
  expect(enquiry?.fields.find(({ name }) => name === 'comments')?.value).toContain('hippos');
  expect(await client.show('MC-0000-0000')).toBeNull();
});

test('SUB-02 releases and discards with who did it; a second time is a conflict', async () => {
  const released = await client.release('MC-HELD-2222', 'Thandeka');
  expect(released.state).toBe('accepted');
  expect(released.actions.at(-1)).toMatchObject({ by: 'Thandeka', action: 'released' });
  await expect(client.discard('MC-HELD-2222', 'Sipho')).rejects.toThrow(DeskConflictError);
});

test('SUB-10 resends one channel, and all that failed', async () => {
  const resent = await client.resend('MC-DEAD-3333', 'visitor-mail', 'Thandeka');
  expect(resent.deliveries[1]?.state).toBe('pending');
  await expect(client.resend('MC-DEAD-3333', 'pigeon', 'Thandeka')).rejects.toMatchObject({
    reason: 'Nothing to resend: pigeon is delivered, under way, or not planned.',
  });
  await expect(client.resend('MC-0000-0000', 'crm', 'Thandeka')).rejects.toThrow(DeskMissingError);
  expect(await client.resendAll({ state: 'waiting' }, 'Thandeka')).toBe(1);
  expect(await client.resendAll({ state: 'dead' }, 'Thandeka')).toBe(0);
});

test.each([
  [{ kind: 'hang' }, 'timed-out'],
  [{ kind: 'slow', by: 3000 }, 'timed-out'],
  [{ kind: 'status', status: 500 }, 'site-error'],
  [{ kind: 'status', status: 403 }, 'refused-token'],
  [{ kind: 'garbage' }, 'broken-answer'],
] as const)('a site with %j is unreachable: %s', async (fault, reason) => {
  fake.fault = fault;
  // Only what never comes in time is waited for briefly: a busy machine may be late with an answer.
  const timeout = reason === 'timed-out' ? 300 : 30_000;
  const waiting = createDeskClient({ address, token: 'a token', timeout }).list({ view: 'open' });
  await expect(waiting).rejects.toMatchObject({ name: 'DeskUnreachableError', reason });
});

test('a wrong token, a wrong shape and a closed port are unreachable too', async () => {
  const stranger = createDeskClient({ address, token: 'another' });
  await expect(stranger.list({ view: 'open' })).rejects.toMatchObject({ reason: 'refused-token' });
  Object.assign(fake.enquiries[0] ?? {}, { receivedAt: 'yesterday' });
  await expect(client.list({ view: 'all' })).rejects.toMatchObject({ reason: 'broken-answer' });
  await site.close();
  await expect(client.list({ view: 'open' })).rejects.toMatchObject({ reason: 'refused-connection' });
});

test('what could not be read is not quoted in the error: it may be somebody’s name', async () => {
  Object.assign(fake.enquiries[1] ?? {}, { state: 'Naledi Okafor' });
  const error = await client.list({ view: 'all' }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ reason: 'broken-answer' });
  expect(inspect(error)).not.toContain('Naledi');
});
