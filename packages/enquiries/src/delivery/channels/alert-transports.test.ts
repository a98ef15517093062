import { createHmac } from 'node:crypto';
import { Agent } from 'node:https';
import { connect } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeSmtp, startSmtp } from '../../../../../tests/fakes/smtp.ts';
import { type FakeWebhook, startWebhook } from '../../../../../tests/fakes/webhook.ts';
import type { AlertMessage, AlertTransport } from '../../alerts/alert.ts';
import { UnclearDeliveryError } from '../delivery-errors.ts';
import { type AlertWaySettings, alertWaysFrom } from './alert-transports.ts';
import type { ReceiverSettings } from './http/signed-post.ts';

const secret = 'a secret of some length';
const at = Date.parse('2026-11-20T12:20:00.500Z');
const letter: AlertMessage = {
  id: '01933f0e-7b1c-7c3a-9c55-0242ac120002',
  alerts: [
    { kind: 'circuit-open', message: 'Deliveries by crm wait: The CRM answered 404.', at },
    { kind: 'dead', message: '1 delivery failed: MC-7KQ2-94HD by crm.', at },
  ],
};
let smtp: FakeSmtp;
let receiver: FakeWebhook;
let close = () => {};

beforeEach(async () => {
  [smtp, receiver] = await Promise.all([startSmtp(), startWebhook()]);
});
afterEach(async () => {
  close();
  await Promise.all([smtp.close(), receiver.close()]);
});

/** Dials the stand-in instead of the public address, as a network in between would. */
class FakeNetwork extends Agent {
  override createConnection() {
    const { port, certificate } = receiver;
    return connect({ host: '127.0.0.1', port, ca: certificate, servername: 'hooks.example.com' });
  }
}
const toReceiver = (changes: Partial<ReceiverSettings> = {}): ReceiverSettings => ({
  url: 'https://hooks.example.com/alerts',
  secret,
  clock: { now: () => at },
  resolve: async () => ['93.184.216.34'],
  agent: new FakeNetwork({ keepAlive: false }),
  ...changes,
});
function open(changes: Partial<AlertWaySettings>): readonly AlertTransport[] {
  const made = alertWaysFrom({
    mailbox: null,
    mail: {
      smtpUrl: smtp.url,
      folder: '/nowhere',
      mode: 'live',
      sender: { name: null, address: 'desk@example.com' },
      allow: null,
    },
    receiver: null,
    brand: 'The More Collection',
    siteUrl: 'https://example.com',
    ...changes,
  });
  ({ close } = made);
  return made.ways;
}
const send = (way: AlertTransport | undefined) => way?.send(letter, AbortSignal.timeout(5000));

test('an alert the mailbox may have twice is taken for told', async () => {
  const [mail] = open({ mailbox: { name: null, address: 'duty@example.net' } });
  smtp.faults.acceptThenDrop();
  await expect(send(mail)).rejects.toBeInstanceOf(UnclearDeliveryError);
  await send(mail);
  expect(smtp.received).toHaveLength(2);
  const another = { ...letter, id: '01933f0e-7b1c-7c3a-9c55-0242ac120003' };
  await expect(mail?.send(another, AbortSignal.timeout(5000))).rejects.toBeInstanceOf(UnclearDeliveryError);
});

test('DSK-10/alert-mail a letter of alerts goes to the other mailbox, under its own stable Message-ID', async () => {
  const [mail] = open({ mailbox: { name: null, address: 'duty@example.net' } });
  await send(mail);
  await send(mail);
  const [first, again] = smtp.received;
  expect(first?.recipients).toEqual(['duty@example.net']);
  expect(first?.parsed.subject).toBe(
    'The More Collection: A destination refuses deliveries, Deliveries failed',
  );
  expect(first?.parsed.text).toContain(
    '2026-11-20T12:20:00.500Z  Deliveries by crm wait: The CRM answered 404.',
  );
  expect(first?.parsed.messageId).toBe(`<${letter.id}@example.com>`);
  expect(again?.parsed.messageId).toBe(first?.parsed.messageId);
});

test('DSK-10/alert-webhook the same is posted, signed over time and body', async () => {
  const [webhook] = open({ receiver: toReceiver() });
  await send(webhook);
  const [call] = receiver.received;
  expect(call?.headers).toMatchObject({
    'idempotency-key': letter.id,
    'sundowner-timestamp': '1795177200',
    'sundowner-signature': `v1=${createHmac('sha256', secret).update(`1795177200.${call?.body}`).digest('hex')}`,
  });
  expect(JSON.parse(call?.body ?? '')).toEqual({
    type: 'pipeline.alert',
    id: letter.id,
    site: 'https://example.com',
    alerts: letter.alerts.map(({ kind, message }) => ({ kind, message, at: '2026-11-20T12:20:00.500Z' })),
  });
});

test('DSK-10/alert-webhook private addresses are refused, and what is not taken is thrown', async () => {
  const [inside] = open({ receiver: toReceiver({ resolve: async () => ['169.254.169.254'] }) });
  await expect(send(inside)).rejects.toThrow('leads to a private address');
  expect(receiver.received).toEqual([]);
  receiver.faults.next({ status: 503 });
  const [webhook] = open({ receiver: toReceiver() });
  await expect(send(webhook)).rejects.toThrow('The receiver of alerts answered 503.');
});

test('a wrong setting is told in one sentence, by its own name', () => {
  expect(() => open({ receiver: toReceiver({ url: 'http://hooks.example.com' }) })).toThrow(
    /^ALERT_WEBHOOK_URL must/,
  );
  expect(() => open({ receiver: toReceiver({ secret: 'short' }) })).toThrow(/^ALERT_WEBHOOK_SECRET must/);
  expect(open({})).toEqual([]);
});
