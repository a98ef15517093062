import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../../../../tests/fakes/enquiry.ts';
import type { Channel } from '../channels/channel.ts';
import {
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
  UnclearDeliveryError,
} from '../delivery-errors.ts';
import { attemptDelivery } from './attempt.ts';

const job = { id: 'job', attempt: 1, enquiry: sampleEnquiry(), files: async () => [] };
const patient = 60_000;

const attempt = (deliver: Channel['deliver'], time = patient) => attemptDelivery({ deliver }, job, time);
const fails = (error: unknown) => attempt(() => Promise.reject(error));

test('what a destination says of a delivery decides what becomes of it', async () => {
  expect(await attempt(async () => ({ detail: '250 taken' }))).toMatchObject({ kind: 'delivered' });
  expect(await fails(new RejectedDeliveryError('550 no'))).toEqual({ kind: 'rejected', detail: '550 no' });
  expect(await fails(new DestinationFaultError('401'))).toEqual({ kind: 'fault', detail: '401' });
  expect(await fails(new RetryableDeliveryError('503', { retryAfterSeconds: 30 }))).toEqual({
    kind: 'retry',
    detail: '503',
    retryAfterSeconds: 30,
  });
  expect(await fails(new RetryableDeliveryError('503'))).toMatchObject({ retryAfterSeconds: null });
  expect(await fails(new UnclearDeliveryError('lost'))).toEqual({ kind: 'unclear', detail: 'lost' });
});

test('an error nobody knows is told by its name, never by its words', async () => {
  const known = await fails(new TypeError('naledi@example.com is not iterable'));
  expect(known).toEqual({ kind: 'unexplained', detail: 'Unexpected TypeError' });
  expect(await fails('naledi@example.com')).toEqual({ kind: 'unexplained', detail: 'Unexpected failure' });
});

test('a delivery that takes too long is told to stop, and of one that does not heed it nobody knows how it ended', async () => {
  let told: AbortSignal | null = null;
  const deaf = await attempt((_, signal) => {
    told = signal;
    return new Promise(() => {});
  }, 5);
  expect(deaf).toEqual({ kind: 'unclear', detail: 'No answer within 5 ms' });
  expect(told).toMatchObject({ aborted: true });
  const heeds: Channel['deliver'] = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new RetryableDeliveryError('Nobody greeted us.')));
    });
  expect(await attempt(heeds, 5)).toMatchObject({ kind: 'retry', detail: 'Nobody greeted us.' });
});
