import { createHmac } from 'node:crypto';
import { Agent } from 'node:https';
import { connect } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleEnquiry } from '../../../../../../tests/fakes/enquiry.ts';
import { type FakeWebhook, startWebhook } from '../../../../../../tests/fakes/webhook.ts';
import {
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
} from '../../delivery-errors.ts';
import { publicAddressOf } from '../http/public-address.ts';
import { type WebhookSettings, webhook } from './webhook.ts';

const secret = 'a secret of some length';
const publicOne = '93.184.216.34';
const clock = { now: () => Date.parse('2026-11-20T12:20:00.500Z') };

let receiver: FakeWebhook;
let dialled: string[];

/** Dials the fake instead of the public address, as a network in between would; all else is as in production. */
class FakeNetwork extends Agent {
  override createConnection(...[options]: Parameters<Agent['createConnection']>) {
    const { lookup, servername } = options as { lookup?: unknown; servername?: string };
    const resolve = lookup as (
      name: string,
      options: object,
      done: (error: null, address: string) => void,
    ) => void;
    resolve('hooks.example.com', {}, (_error, address) => dialled.push(address));
    return connect({
      host: '127.0.0.1',
      port: receiver.port,
      ca: this.options.ca,
      servername: servername ?? '',
    });
  }
}
const channelTo = (changes: Partial<WebhookSettings> = {}, trusted = true) =>
  webhook({
    url: 'https://hooks.example.com/enquiries?from=more',
    secret,
    clock,
    resolve: async () => [publicOne],
    agent: new FakeNetwork({ keepAlive: false, ...(trusted ? { ca: receiver.certificate } : {}) }),
    ...changes,
  });
const deliver = (channel = channelTo(), signal = AbortSignal.timeout(5000)) =>
  channel.deliver({ id: 'job-1', attempt: 1, enquiry: sampleEnquiry() }, signal);

beforeEach(async () => {
  dialled = [];
  receiver = await startWebhook();
});
afterEach(() => receiver.close());

test('a call carries the enquiry, its key, and a signature over time and body', async () => {
  expect(await deliver()).toEqual({ detail: 'accepted (200)' });
  const [call] = receiver.received;
  expect(call).toMatchObject({
    method: 'POST',
    path: '/enquiries?from=more',
    servername: 'hooks.example.com',
  });
  expect(call?.headers).toMatchObject({
    host: 'hooks.example.com',
    'content-type': 'application/json',
    'idempotency-key': 'job-1',
    'sundowner-timestamp': '1795177200',
  });
  const expected = createHmac('sha256', secret).update(`1795177200.${call?.body}`).digest('hex');
  expect(call?.headers['sundowner-signature']).toBe(`v1=${expected}`);
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    type: 'enquiry.accepted',
    id: 'job-1',
    enquiry: { reference: 'MC-7KQ2-94HD', kind: 'telephone', values: { surname: 'Okafor' } },
  });
});

test('the connection goes to the address that was checked, whatever the name says next', async () => {
  const answers = [[publicOne], ['127.0.0.1']];
  await deliver(channelTo({ resolve: async () => answers.shift() ?? [] }));
  expect(dialled).toEqual([publicOne]);
  expect(answers).toHaveLength(1);
});

describe('private addresses are refused', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    'ff02::1',
  ])('a name that leads to %s', async (address) => {
    for (const addresses of [[address], [publicOne, address]]) {
      const thrown = deliver(channelTo({ resolve: async () => addresses }));
      await expect(thrown).rejects.toThrow(DestinationFaultError);
    }
    expect(receiver.received).toHaveLength(0);
  });

  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://192.168.0.1:8443',
  ])('an address that is one: %s', async (url) => {
    await expect(deliver(channelTo({ url }))).rejects.toThrow(DestinationFaultError);
  });

  test('a name without addresses; a public address passes', async () => {
    await expect(publicAddressOf('x.example', async () => [])).rejects.toThrow(DestinationFaultError);
    expect(await publicAddressOf('x.example', async () => ['2606:2800:220:1::1'])).toBe('2606:2800:220:1::1');
  });
});

test('only https with a real secret is set up', () => {
  for (const url of ['http://hooks.example.com', 'ftp://x', 'hooks', 'https://user:pass@hooks.example.com']) {
    expect(() => channelTo({ url })).toThrow(/^WEBHOOK_URL must be/);
  }
  expect(() => channelTo({ secret: 'short' })).toThrow(/^WEBHOOK_SECRET must have/);
});

test.each([
  [408, RetryableDeliveryError],
  [409, RetryableDeliveryError],
  [423, RetryableDeliveryError],
  [429, RetryableDeliveryError],
  [500, RetryableDeliveryError],
  [302, DestinationFaultError],
  [401, DestinationFaultError],
  [403, DestinationFaultError],
  [404, DestinationFaultError],
  [410, DestinationFaultError],
  [400, RejectedDeliveryError],
  [422, RejectedDeliveryError],
])('KEEP-04/webhook-status %d is judged, and no redirect followed', async (status, kind) => {
  receiver.faults.next({
    status,
    headers: { location: 'https://hooks.example.com/elsewhere', 'retry-after': '9' },
  });
  const error: unknown = await deliver().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  if (error instanceof RetryableDeliveryError) expect(error.retryAfterSeconds).toBe(9);
  expect(receiver.received).toHaveLength(1);
});

test('a lost connection and a slow answer are tried again; an untrusted certificate is a fault', async () => {
  receiver.faults.next({ drop: true }, { delayMilliseconds: 3000 });
  await expect(deliver()).rejects.toThrow(RetryableDeliveryError);
  await expect(deliver(channelTo(), AbortSignal.timeout(200))).rejects.toThrow(RetryableDeliveryError);
  await expect(deliver(channelTo({}, false))).rejects.toThrow(DestinationFaultError);
  expect(receiver.received).toHaveLength(2);
});

test('a name nobody knows is a fault', async () => {
  const resolve = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  };
  await expect(deliver(channelTo({ resolve }))).rejects.toThrow(DestinationFaultError);
});
