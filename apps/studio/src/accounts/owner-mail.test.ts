import { expect, test } from 'vitest';
import { loadSettings } from '../settings.ts';
import { type AccountEvent, accountMail } from './owner-mail.ts';

const at = '2026-11-27T10:03:00.000Z';
const settings = loadSettings({ MODE: 'demo' });

test.each<[AccountEvent, RegExp]>([
  [{ what: 'password' }, /^Your password was changed/],
  [{ what: 'authenticator-added' }, /^An authenticator app was added/],
  [{ what: 'authenticator-removed' }, /^The authenticator app .* was taken away/],
  [{ what: 'passkey-added', name: 'Telephone' }, /^The passkey “Telephone” was added/],
  [{ what: 'passkey-removed', name: 'Telephone' }, /^The passkey “Telephone” .* was taken away/],
  [{ what: 'recovery-codes' }, /^New recovery codes were made/],
  [{ what: 'factors-taken-away' }, /^The second factor .* was taken away/],
  [{ what: 'email-from', other: 'new@example.com' }, /^The e-mail address .* was changed/],
])('STU-05/told of %j a mail says what, when and what to do if it was somebody else', (event, subject) => {
  const mail = accountMail(event, 'owner', at, settings);
  expect(mail.subject).toMatch(subject);
  expect(mail.text).toContain('12:03 in South Africa, while you were signed in.');
  expect(mail.text).toContain('/admin/login');
  expect(mail.text).not.toMatch(/undefined|null/);
});

test('STU-05/told a mail says by which way it was done', () => {
  const words = (['owner', 'administrator', 'link', 'operator'] as const).map(
    (by) => accountMail({ what: 'password' }, by, at, settings).text,
  );
  expect(new Set(words).size).toBe(4);
  expect(accountMail({ what: 'email-to', other: 'old@example.com' }, 'owner', at, settings).text).toContain(
    'in place of old@example.com',
  );
});
