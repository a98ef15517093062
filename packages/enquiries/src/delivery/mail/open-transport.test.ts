import { expect, test } from 'vitest';
import { openMailTransport } from './open-transport.ts';

const settings = {
  smtpUrl: null,
  folder: '/nowhere',
  mode: 'demo',
  sender: { name: null, address: 'desk@example.com' },
  allow: null,
} as const;

test('live mode has no stand-in for SMTP', () => {
  expect(() => openMailTransport({ ...settings, mode: 'live' })).toThrow(/^SMTP_URL is needed in live mode/);
  openMailTransport(settings).close();
});

test('MAIL_ALLOW holds mail back before anything is written', async () => {
  const transport = openMailTransport({ ...settings, allow: '@example.org' });
  const mail = {
    id: '1',
    name: 'x',
    to: { name: null, address: 'a@example.com' },
    replyTo: null,
    subject: '',
    text: '',
  };
  const receipt = await transport.send({ ...mail, html: null }, new AbortController().signal);
  expect(receipt.detail).toBe('held back by MAIL_ALLOW');
});
