import { expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { allowListOf, restrictedTo } from './open-transport.ts';

const never = new AbortController().signal;
const plain = { replyTo: null, subject: '', text: '', html: null };

async function receiptsFor(allow: string, ...addresses: string[]) {
  const sent: string[] = [];
  const transport = restrictedTo(allowListOf(allow), {
    send: async (mail) => {
      sent.push(mail.to.address);
      return { detail: 'sent' };
    },
    close: () => undefined,
  });
  const details: string[] = [];
  for (const address of addresses) {
    const mail = {
      id: '1',
      name: 'x',
      to: { name: null, address },
      replyTo: null,
      subject: '',
      text: '',
      html: null,
    };
    details.push((await transport.send(mail satisfies Mail, never)).detail);
  }
  return { sent, details };
}

test('a staging copy writes to the allow-list and to nobody else', async () => {
  const { sent, details } = await receiptsFor(
    'tester@example.com, @example.org',
    'Tester@example.com',
    'anybody@example.org',
    'naledi@example.com',
    'x@sub.example.org',
    'x@example.org.evil.example',
  );
  expect(sent).toEqual(['Tester@example.com', 'anybody@example.org']);
  expect(details).toEqual(['sent', 'sent', ...Array(3).fill('held back by MAIL_ALLOW')]);
});

test('a wrong entry is told by name', () => {
  expect(() => allowListOf('tester@example.com, example.org')).toThrow('holds "example.org"');
});

test('CNV-02/to-whom of several recipients a staging copy writes to those it may alone', async () => {
  const sent: Mail[] = [];
  const transport = restrictedTo(allowListOf('@example.org'), {
    send: async (mail) => {
      sent.push(mail);
      return { detail: 'sent' };
    },
    close: () => undefined,
  });
  const at = (address: string) => ({ name: null, address });
  await transport.send(
    {
      id: '1',
      name: 'x',
      to: at('naledi@example.com'),
      others: { to: [at('sam@example.org')], cc: [at('a@example.com')], bcc: [at('b@example.org')] },
      replyTo: null,
      subject: '',
      text: '',
      html: null,
    },
    never,
  );
  expect(sent).toMatchObject([
    { to: at('sam@example.org'), others: { to: [], cc: [], bcc: [at('b@example.org')] } },
  ]);
  // Of a copy for some of them those it may write to; for none of them it is not sent.
  const others = { to: [at('sam@example.org')], cc: [], bcc: [] };
  const mail = { ...{ id: '1', name: 'x', to: at('naledi@example.com'), others }, ...plain };
  await transport.send({ ...mail, only: [at('sam@example.org'), at('a@example.com')] }, never);
  expect(sent[1]).toMatchObject({ only: [at('sam@example.org')] });
  expect(await transport.send({ ...mail, only: [at('naledi@example.com')] }, never)).toEqual({
    detail: 'held back by MAIL_ALLOW',
  });
  expect(sent).toHaveLength(2);
});
