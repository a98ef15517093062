import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleEnquiry, sampleWith } from '../../../../../../tests/fakes/enquiry.ts';
import { memoryQuota } from '../../../../../../tests/fakes/memory-quota.ts';
import { startSmtp } from '../../../../../../tests/fakes/smtp.ts';
import { RejectedDeliveryError, RetryableDeliveryError } from '../../delivery-errors.ts';
import type { Mail } from '../../mail/mail.ts';
import { smtpTransport, smtpUrlOf } from '../../mail/smtp-transport.ts';
import type { StoredEnquiry } from '../channel.ts';
import { visitorMail, visitorMailOf } from './visitor-mail.ts';
import { recipientHash } from './visitor-mail-quota.ts';

const signal = new AbortController().signal;
const to = { name: null, address: 'naledi@example.com' };
const start = Date.parse('2026-11-20T12:20:00Z');

function desk() {
  const sent: Mail[] = [];
  const clock = { time: start, now: () => clock.time };
  const failures: Error[] = [];
  const settings = {
    transport: {
      send: async (mail: Mail) => {
        const failure = failures.shift();
        if (failure) throw failure;
        sent.push(mail);
        return { detail: 'sent' };
      },
      close: () => undefined,
    },
    quota: memoryQuota(),
    quotaKey: Buffer.alloc(32, 7),
    clock,
    routing: { byProperty: {}, byKind: {}, default: { name: null, address: 'concierge@example.com' } },
    brand: 'The More Collection',
    contactUrl: 'https://example.com/contact-us',
    privacyUrl: 'https://example.com/privacy-policy',
  };
  const channel = visitorMail(settings);
  const deliver = (id: string, enquiry = sampleEnquiry()) =>
    channel.deliver({ id, attempt: 1, enquiry }, signal);
  return { sent, clock, failures, settings, deliver };
}
const mailOf = (enquiry: StoredEnquiry) =>
  visitorMailOf({ id: 'job-1', attempt: 1, enquiry }, to, desk().settings);
const bodiesOf = (mail: Mail) => `${mail.subject}\n${mail.text}\n${mail.html}`;

test('SUB-14 the visitor reads the reference, what happens next, and where to reach us', () => {
  const mail = mailOf(sampleEnquiry());
  for (const body of [mail.text, mail.html ?? '']) {
    expect(body).toContain('We have it, Naledi');
    expect(body).toContain('MC-7KQ2-94HD');
    expect(body).toContain('What happens next');
    expect(body).toContain('We will try in the afternoon, your time.');
    expect(body).toContain('United Kingdom');
    expect(body).toContain('https://example.com/contact-us');
    expect(body).toContain('https://example.com/privacy-policy');
  }
  expect(mail.replyTo).toEqual({ name: null, address: 'concierge@example.com' });
});

test('the mail that goes out says a machine sent it, to the visitor alone', async () => {
  const server = await startSmtp();
  const transport = smtpTransport(smtpUrlOf(server.url), { name: 'More', address: 'desk@example.com' });
  const channel = visitorMail({ ...desk().settings, transport });
  await channel.deliver({ id: 'job-1', attempt: 1, enquiry: sampleEnquiry() }, signal);
  transport.close();
  await server.close();
  expect(server.received[0]?.recipients).toEqual(['naledi@example.com']);
  const headers = server.received[0]?.parsed.headers ?? [];
  expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

describe('free text of the visitor’s', () => {
  test('is not in the mail, whatever field or choice it came in', () => {
    const marker = 'Zqxjkv';
    const text = fc
      .string({ unit: 'binary' })
      .map((typed) => `${marker} ${typed} http://evil.example ${marker}`);
    fc.assert(
      fc.property(text, (typed) => {
        const names = ['surname', 'tel', 'country', 'timeToCall', 'timeZone', 'comments', 'budget', 'name'];
        const enquiry = sampleWith(Object.fromEntries(names.map((name) => [name, typed])), {
          extra: { [typed]: typed },
          page: `/${typed}`,
          unknownChoices: ['country'],
        });
        expect(bodiesOf(mailOf(enquiry))).not.toMatch(new RegExp(`${marker}|evil`));
      }),
      { numRuns: 80 },
    );
  }, 60_000);

  test('in the place of a first name gets a neutral greeting', () => {
    for (const name of ['Visit evil.com', 'a@b.com', '', '<b>x</b>']) {
      const mail = mailOf(sampleWith({ name }));
      expect(mail.text.split('\n')[0]).toBe('We have it');
      expect(bodiesOf(mail)).not.toMatch(/evil|a@b|<b>x/);
    }
  });
});

describe('three a day for one recipient', () => {
  test('the fourth is not sent, and its receipt says so without naming anybody', async () => {
    const { sent, deliver } = desk();
    for (const id of ['1', '2', '3']) await deliver(id);
    const { detail } = await deliver('4', sampleWith({ email: 'Naledi+four@EXAMPLE.com' }));
    expect(detail).toBe('not sent: this recipient had 3 mails within a day');
    expect(sent).toHaveLength(3);
    await deliver('5', sampleWith({ email: 'thabo@example.com' }));
    expect(sent).toHaveLength(4);
  });

  test('a day later there is room again', async () => {
    const { sent, deliver, clock } = desk();
    for (const id of ['1', '2', '3', '4']) await deliver(id);
    clock.time += 24 * 3_600_000 + 1;
    await deliver('5');
    expect(sent.map(({ id }) => id)).toEqual(['1', '2', '3', '5']);
  });

  test('attempts of one job count once', async () => {
    const { sent, deliver, failures } = desk();
    failures.push(...Array.from({ length: 5 }, () => new RetryableDeliveryError('later')));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(deliver('1')).rejects.toThrow(RetryableDeliveryError);
    }
    for (const id of ['1', '2', '3', '4']) await deliver(id);
    expect(sent.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  test('the recipient is kept as a keyed hash', () => {
    const hash = recipientHash('Naledi@example.com', Buffer.alloc(32, 1));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hash).toBe(recipientHash('naledi+x@example.com', Buffer.alloc(32, 1)));
    expect(hash).not.toBe(recipientHash('naledi@example.com', Buffer.alloc(32, 2)));
  });
});

test('an enquiry without a usable address is rejected, which the desk shows', async () => {
  await expect(desk().deliver('1', sampleWith({ email: 'nobody' }))).rejects.toThrow(RejectedDeliveryError);
});
