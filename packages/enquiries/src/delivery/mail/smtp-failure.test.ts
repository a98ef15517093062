import type { NodemailerError } from 'nodemailer';
import { expect, test } from 'vitest';
import { smtpFailure } from './smtp-failure.ts';

const failure = (responseCode: number): NodemailerError =>
  Object.assign(new Error('Data command failed'), { code: 'EMESSAGE', command: 'DATA', responseCode });

test('a reply that is neither a yes nor a no leaves open whether the whole mail was taken', () => {
  for (const reply of [100, 354, 600])
    expect(smtpFailure(failure(reply), true).name).toBe('UnclearDeliveryError');
  expect(smtpFailure(failure(451), true).name).toBe('RetryableDeliveryError');
  expect(smtpFailure(failure(554), true).name).toBe('RejectedDeliveryError');
});
