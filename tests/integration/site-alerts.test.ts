import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { deskCalls } from '@sundowner/desk-wire/calls';
import { storeFile } from '@sundowner/enquiries/store/database/open';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askSite,
  callSiteOrNull,
  type DeskConnection,
  isRefusal,
  readAlerts,
  theStudio,
} from '../../apps/studio/src/desk/client/site-client.ts';
import { root } from '../../bin/product/paths.ts';
import { type FakeHubspot, startHubspot } from '../fakes/hubspot.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

const concierge = 'concierge@example.com';
const duty = 'duty@example.net';
let smtp: FakeSmtp;
let hubspot: FakeHubspot;
let stage: SiteStage;
let desk: DeskConnection;

beforeAll(async () => {
  [smtp, hubspot] = await Promise.all([startSmtp(), startHubspot()]);
  stage = await siteStage({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'desk@example.com',
      CONCIERGE_MAIL: concierge,
      ALERT_MAIL: duty,
      HUBSPOT_BASE_URL: hubspot.url,
      HUBSPOT_PORTAL_ID: '4711',
      HUBSPOT_FORM_TELEPHONE: '00000000-0000-4000-8000-000000000002',
      ...withoutLimits,
    },
  });
  desk = { address: stage.internalUrl, token: stage.keyring.internalToken, timeout: 30_000 };
});
afterAll(async () => {
  await stage?.close();
  await Promise.all([smtp?.close(), hubspot?.close()]);
});

async function posted(): Promise<string> {
  const visitors = enquiriesAt(stage);
  const { status, json } = await visitors.postJson(visitors.filled());
  expect(status).toBe(201);
  return String(json.reference);
}
const toDuty = () => smtp.received.filter(({ recipients }) => recipients.includes(duty));
const toldOf = (words: string) => toDuty().filter(({ parsed }) => parsed.text?.includes(words));
const kinds = async () => (await readAlerts(desk)).map(({ kind }) => kind);
async function resend(reference: string, channel: string): Promise<void> {
  const path = `/desk/enquiries/${reference}/deliveries/${channel}/resend`;
  const answer = await askSite(desk, theStudio, { method: 'POST', path, body: {} });
  if (isRefusal(answer)) throw new Error(`The desk refused: ${answer.detail}`);
}
const soon = { timeout: 30_000 };

test('DSK-10/dead-mailbox a concierge mailbox that is gone is told to another, and stands until somebody acts', async () => {
  expect(await readAlerts(desk)).toEqual([]);
  smtp.faults.refuseRecipient(concierge);
  const reference = await posted();
  await expect.poll(() => toldOf(`${reference} (Email to the concierge)`).length, soon).toBe(1);
  const [told] = toldOf(reference);
  expect(told?.parsed.subject).toContain('Deliveries failed');
  expect(told?.parsed.text).not.toMatch(/Thandi|thandi|Mokoena/);
  // The notice about it goes to the same dead mailbox, which is reported too.
  await expect.poll(() => toldOf('The concierge mailbox could not be sent a notice').length, soon).toBe(1);
  expect((await kinds()).toSorted()).toEqual(['dead', 'notices']);

  smtp.faults.clear();
  await resend(reference, 'concierge-mail');
  await expect.poll(kinds, soon).not.toContain('dead');
  expect(toldOf(reference)).toHaveLength(1);
});

test('DSK-10/circuit KEEP-04/crm-2xx a sign-in page in place of the CRM is no delivery: it waits, and is told', async () => {
  hubspot.faults.always({
    text: '<!doctype html><title>Sign in</title>',
    headers: { 'content-type': 'text/html' },
  });
  const reference = await posted();
  await expect
    .poll(() => toldOf('Deliveries by crm (form 00000000-0000-4000-8000-000000000002)').length, soon)
    .toBe(1);
  const crm = async () =>
    (
      await callSiteOrNull(desk, theStudio, deskCalls.readEnquiry, { params: { reference } })
    )?.deliveries.find(({ channel }) => channel === 'crm');
  expect(await crm()).toMatchObject({ state: 'waiting' });
  expect(await kinds()).toContain('circuit-open');

  hubspot.faults.clear();
  await resend(reference, 'crm');
  await expect.poll(async () => (await crm())?.state, soon).toBe('delivered');
  await expect.poll(kinds, soon).not.toContain('circuit-open');
});

test('DSK-10/banner what is wrong is told to nobody without the token', async () => {
  expect((await fetch(`${stage.internalUrl}/alerts`)).status).toBe(401);
});

test('KEEP-01/alert what the launcher told already stands as a banner and goes out no second time; nonsense is refused', async () => {
  const post = async (alert: object) => {
    const headers = {
      authorization: `Bearer ${stage.keyring.internalToken}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify(alert);
    return (await fetch(`${stage.internalUrl}/alerts`, { method: 'POST', headers, body })).status;
  };
  const silent = 'The site has not answered for 30 s.';
  expect(await post({ kind: 'hung', message: silent, told: true })).toBe(204);
  expect(await kinds()).toContain('hung');
  expect(await post({ kind: 'hung', message: 'The studio has not answered for 30 s.' })).toBe(204);
  await expect.poll(() => toldOf('The studio has not answered').length, soon).toBe(1);
  expect(toldOf(silent)).toEqual([]);
  expect(await post({ kind: 'store', message: 'No.' })).toBe(400);
  expect(await post({ message: 'x'.repeat(501) })).toBe(400);
});

test('DSK-10/before-open a database that is away at the start is told while pages are served', async () => {
  const away = 'night@example.net';
  const waiting = await siteStage({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'desk@example.com',
      CONCIERGE_MAIL: concierge,
      ALERT_MAIL: away,
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      ...withoutLimits,
    },
  });
  try {
    const told = () => smtp.received.filter(({ recipients }) => recipients.includes(away));
    await expect.poll(() => told().length, soon).toBeGreaterThan(0);
    expect(told()[0]?.parsed.text).toContain('The enquiry store could not be opened');
    expect((await fetch(`${waiting.url}/health`)).status).toBe(200);
  } finally {
    await waiting.close();
  }
});

test('KEEP-03/studio-alert KEEP-03/studio-hangs a studio that goes silent is told and stands until it answers, and enquiries are taken meanwhile', async () => {
  const night = 'night-desk@example.net';
  const told = () => smtp.received.filter(({ recipients }) => recipients.includes(night));
  const silent = await siteStage({
    main: join(root, 'tests/support/soon-silent-site.ts'),
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'desk@example.com',
      CONCIERGE_MAIL: concierge,
      ALERT_MAIL: night,
      LIMIT_DEADLINE_FACTOR: '1',
      ...withoutLimits,
    },
  });
  try {
    const its = { address: silent.internalUrl, token: silent.keyring.internalToken, timeout: 30_000 };
    const standing = async () => (await readAlerts(its)).map(({ kind }) => kind);
    expect(await standing()).toEqual([]);
    silent.studio.faults.all = { kind: 'hang' };
    // A page that is read anew finds it out before the next question is due.
    await silent.publish(['homepage'], () => {});
    await expect.poll(() => told().length, soon).toBe(1);
    expect(told()[0]?.parsed.subject).toContain('The studio does not answer');
    expect(told()[0]?.parsed.text?.replace(/\s+/g, ' ')).toContain(
      'The studio has not answered for 5 minutes. Pages are shown as they were last read, and enquiries are taken as ever;',
    );
    expect(await standing()).toEqual(['studio']);
    expect((await fetch(`${silent.url}/`)).status).toBe(200);
    const visitors = enquiriesAt(silent);
    expect((await visitors.postJson(visitors.filled())).status).toBe(201);

    silent.studio.faults.all = { kind: 'none' };
    await expect.poll(standing, soon).toEqual([]);
    expect(told()).toHaveLength(1);
  } finally {
    await silent.close();
  }
});

test('DSK-10/start a store that may not be used is told, though the site cannot start', async () => {
  expect(await stage.stop()).toBe(0);
  truncateSync(storeFile(stage.dataDir));
  await expect(stage.start()).rejects.toThrow();
  await expect.poll(() => toldOf('The site cannot start').length, soon).toBe(1);
  await expect(stage.start()).rejects.toThrow();
  expect(toldOf('The site cannot start')).toHaveLength(1);
});
