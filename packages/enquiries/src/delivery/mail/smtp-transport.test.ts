import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeSmtp, startSmtp } from '../../../../../tests/fakes/smtp.ts';
import {
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
  UnclearDeliveryError,
} from '../delivery-errors.ts';
import type { Mail, MailTransport } from './mail.ts';
import { smtpTransport, smtpUrlOf } from './smtp-transport.ts';

const sender = { name: 'The More Collection', address: 'desk@example.com' };
const mail: Mail = {
  id: 'job-1',
  name: 'MC-7KQ2-94HD.visitor-mail',
  to: { name: null, address: 'naledi@example.com' },
  replyTo: null,
  subject: 'We have it',
  text: 'Hello Naledi',
  html: null,
};
/** Of which a server has not had the end when it has had the beginning. */
const long: Mail = {
  ...mail,
  attachments: [
    { fileName: 'plan.pdf', contentType: 'application/pdf', content: Buffer.alloc(6_000_000, 7) },
  ],
};
const never = new AbortController().signal;

let server: FakeSmtp;
let transport: MailTransport;
const open = (url: string) => {
  transport?.close();
  transport = smtpTransport(smtpUrlOf(url), sender);
};
const failure = async (signal = never, each = mail): Promise<Error> => {
  const error: unknown = await transport.send(each, signal).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  return error as Error;
};

beforeEach(async () => {
  server = await startSmtp();
  open(server.url);
});
afterEach(async () => {
  transport.close();
  await server.close();
});

test('a mail arrives whole, and the receipt names nobody', async () => {
  expect(await transport.send(mail, never)).toEqual({ detail: 'accepted by the mail server (250)' });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    recipients: ['naledi@example.com'],
    sender: 'desk@example.com',
  });
  expect(server.received[0]?.parsed.messageId).toBe('<job-1@example.com>');
});

test('one kept connection carries several mails', async () => {
  for (let count = 0; count < 5; count += 1) await transport.send(mail, never);
  expect(server.received).toHaveLength(5);
  expect(server.connections()).toBe(1);
});

describe('tried again', () => {
  test.each([421, 450, 451, 452])(
    '%d is temporary (greylisting), and the next attempt passes',
    async (code) => {
      server.faults.reply(code, 1);
      expect(await failure()).toBeInstanceOf(RetryableDeliveryError);
      await transport.send(mail, never);
      expect(server.received.map(({ parsed }) => parsed.messageId)).toEqual(['<job-1@example.com>']);
    },
  );

  test('KEEP-04/smtp 552 to the recipient: a mailbox that is full is emptied one day', async () => {
    server.faults.reply(552, 1, 'RCPT TO');
    expect(await failure()).toBeInstanceOf(RetryableDeliveryError);
  });

  test('a connection cut in the middle of the message: nobody has it', async () => {
    server.faults.dropDuringData(1);
    expect((await failure(never, long)).name).toBe('RetryableDeliveryError');
    await transport.send(mail, never);
    expect(server.received).toHaveLength(1);
  });

  test('a reply to the whole message is a reply', async () => {
    server.faults.reply(451, 1, 'DATA');
    expect((await failure()).name).toBe('RetryableDeliveryError');
  });
});

describe('nobody knows whether it arrived', () => {
  test.each([
    ['a short mail', mail],
    ['a long one', long],
  ])('%s that a server takes, to be gone before it says so: twice, under one Message-ID', async (_, each) => {
    server.faults.acceptThenDrop(1);
    expect(await failure(never, each)).toBeInstanceOf(UnclearDeliveryError);
    await transport.send(each, never);
    expect(server.received.map(({ parsed }) => parsed.messageId)).toEqual([
      '<job-1@example.com>',
      '<job-1@example.com>',
    ]);
  });

  test('over a connection that carried others before', async () => {
    await transport.send(mail, never);
    server.faults.acceptThenDrop(1);
    expect(await failure()).toBeInstanceOf(UnclearDeliveryError);
    expect(server.received).toHaveLength(2);
  });

  test('a server that still looks through it when the time of the job is up', async () => {
    server.faults.slow(5000);
    expect(await failure(AbortSignal.timeout(300))).toBeInstanceOf(UnclearDeliveryError);
  });
});

describe('dead at once', () => {
  test.each(['RCPT TO', 'DATA'] as const)('550 to %s', async (at) => {
    server.faults.reply(550, 1, at);
    expect(await failure()).toBeInstanceOf(RejectedDeliveryError);
  });

  test('a message that is too large', async () => {
    server.faults.reply(552, 1, 'MAIL FROM');
    expect(await failure()).toBeInstanceOf(RejectedDeliveryError);
  });
});

describe('the destination’s fault', () => {
  test('535: the credentials are refused', async () => {
    const guarded = await startSmtp({ credentials: { user: 'desk', password: 'right/@:' } });
    open(guarded.url);
    await transport.send(mail, never);
    guarded.faults.refuseCredentials();
    open(guarded.url);
    const error = await failure();
    expect(error).toBeInstanceOf(DestinationFaultError);
    expect(error.message).toContain('535');
    await guarded.close();
  });

  test('nobody listens', async () => {
    await server.close();
    expect(await failure()).toBeInstanceOf(DestinationFaultError);
  });

  test('no such host', async () => {
    open('smtp://nobody.invalid:2525');
    expect(await failure()).toBeInstanceOf(DestinationFaultError);
  });

  test('a certificate nobody trusts', async () => {
    const untrusted = await startSmtp({ untrustedTls: true });
    open(untrusted.url);
    expect(await failure()).toBeInstanceOf(DestinationFaultError);
    expect(untrusted.received).toHaveLength(0);
    await untrusted.close();
  });

  test('550 to our own sender is a wrong MAIL_FROM and kills no enquiry', async () => {
    server.faults.reply(550, 1, 'MAIL FROM');
    expect(await failure()).toBeInstanceOf(DestinationFaultError);
  });
});

test('no failure repeats an address or the words of the server', async () => {
  for (const code of [450, 550]) {
    server.faults.reply(code, 1);
    const { message } = await failure();
    expect(message).not.toMatch(/@|naledi|visitor/i);
    expect(message).toContain(String(code));
  }
});

test('SMTP_URL is an SMTP address; credentials ask for TLS unless the server is on this machine', () => {
  expect(() => smtpUrlOf('https://user:secret@mail.example.com')).toThrow(/^SMTP_URL must look like/);
  expect(() => smtpUrlOf('smtp://')).toThrow(/^SMTP_URL must look like/);
  expect(smtpUrlOf('smtp://desk:secret@mail.example.com:587').searchParams.get('requireTLS')).toBe('true');
  expect(smtpUrlOf('smtp://desk:secret@127.0.0.1:2525').searchParams.has('requireTLS')).toBe(false);
  expect(smtpUrlOf('smtp://mail.example.com').searchParams.has('requireTLS')).toBe(false);
});
