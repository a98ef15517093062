import { expect, test } from 'vitest';
import { sendersFinding } from './mailbox.ts';

const imapUrl = 'imaps://reader:secret@mail.example.com:993/INBOX';

test('CNV-01/server-name where no mail comes in nothing is said of senders', () => {
  expect(sendersFinding({ mail: { imapUrl: null, serverName: null } })).toEqual([]);
  expect(sendersFinding({ mail: { imapUrl: null, serverName: 'mx.example.com' } })).toEqual([]);
});

test('CNV-01/server-name a mailbox whose server has no name is noted, with the setting and what comes of it, and is no fault', () => {
  const [finding, ...more] = sendersFinding({ mail: { imapUrl, serverName: null } });
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ state: 'note', about: 'Senders of mails' });
  expect(finding?.words).toContain('no MAIL_SERVER_NAME: nothing proves who wrote a mail');
  expect(finding?.words).not.toContain('secret');
});

test('CNV-01/server-name with its name it is said whose word counts', () => {
  expect(sendersFinding({ mail: { imapUrl, serverName: 'mx.example.com' } })).toEqual([
    { state: 'good', about: 'Senders of mails', words: 'what mx.example.com finds of them counts' },
  ]);
});
