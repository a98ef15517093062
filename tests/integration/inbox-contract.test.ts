import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeskClient, type DeskClient } from '../../apps/studio/src/inbox/desk/client.ts';
import { DeskConflictError, DeskMissingError } from '../../apps/studio/src/inbox/desk/desk-errors.ts';
import { timelineOf } from '../../apps/studio/src/inbox/words/timeline.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { type SiteStage, siteStage } from './site-stage.ts';

/** The studio's client against the site itself: shapes they have in common, so paths, methods, statuses and reasons are what can differ. */
let stage: SiteStage;
let client: DeskClient;

beforeAll(async () => {
  stage = await siteStage();
  client = createDeskClient({ address: stage.internalUrl, token: stage.keyring.internalToken });
});

afterAll(() => stage?.close());

async function posted(more: Record<string, string> = {}): Promise<string> {
  const visitors = enquiriesAt(stage);
  const { json } = await visitors.postJson(visitors.filled(more));
  return String(json.reference);
}

test('SUB-10 an accepted enquiry is in the inbox with all its fields, in words', async () => {
  const reference = await posted({
    surname: 'Ngcobo',
    timeToCall: 'Afternoon',
    timeZone: 'Africa/Johannesburg',
  });
  const { enquiries, counts } = await client.list({ view: 'open', query: 'ngcobo' });
  expect(enquiries).toMatchObject([
    { reference, kind: 'telephone', state: 'accepted', name: 'Thandi Ngcobo' },
  ]);
  expect(counts.open).toBeGreaterThan(0);
  const enquiry = await client.show(reference);
  if (!enquiry) throw new Error('The enquiry is not there.');
  expect(enquiry.fields.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Thandi', 'Ngcobo', 'Afternoon', 'Africa/Johannesburg']),
  );
  expect(enquiry.consent.purposes).toContain('enquiry');
  const titles = timelineOf(enquiry, new Date()).map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(['Received', 'Checked']);
  expect(titles.length).toBeGreaterThanOrEqual(4);
  expect(await client.show('MC-2222-2222')).toBeNull();
});

test('SUB-02 a suspected enquiry is held, released once with who, and then refused with a reason', async () => {
  const reference = await posted({ website: 'https://example.com' });
  const held = await client.show(reference);
  expect(held).toMatchObject({ state: 'quarantined', attention: 'held', suspicion: 'honeypot' });
  const released = await client.release(reference, 'Thandeka (t@example.com)');
  expect(released.state).toBe('accepted');
  expect(released.actions.at(-1)).toMatchObject({ by: 'Thandeka (t@example.com)', action: 'released' });
  const refused = await client.release(reference, 'Sipho').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DeskConflictError);
  expect((refused as DeskConflictError).reason).toMatch(/held/);
});

test('SUB-02 a suspected enquiry is discarded', async () => {
  const reference = await posted({ feedback: 'yes' });
  expect((await client.discard(reference, 'Thandeka')).actions.at(-1)?.action).toBe('discarded');
});

test('SUB-10 what is not there, or has arrived, cannot be sent again', async () => {
  await expect(client.resend('MC-2222-2222', 'visitor-mail', 'Thandeka')).rejects.toThrow(DeskMissingError);
  const reference = await posted();
  await expect
    .poll(
      async () => (await client.show(reference))?.deliveries.every(({ state }) => state === 'delivered'),
      {
        timeout: 15_000,
      },
    )
    .toBe(true);
  await expect(client.resend(reference, 'visitor-mail', 'Thandeka')).rejects.toThrow(DeskConflictError);
  expect(await client.resendAll({ state: 'dead' }, 'Thandeka')).toBe(0);
});
