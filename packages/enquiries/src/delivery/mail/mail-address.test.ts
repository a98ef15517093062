import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayNameOf, mailAddressOf, mailboxOf } from './mail-address.ts';

test.each([
  ['naledi@example.com', 'naledi@example.com'],
  ['  Naledi.O+safari@Example.COM ', 'Naledi.O+safari@example.com'],
  ["o'brien@example.ie", "o'brien@example.ie"],
  ['zoë@exämple.de', 'zoë@xn--exmple-cua.de'],
  ['"a b"@example.com', '"a b"@example.com'],
  ['a..b@example.com', 'a..b@example.com'],
])('an address is kept: %s', (typed, kept) => {
  expect(mailAddressOf(typed)).toBe(kept);
});

test.each([
  '',
  'naledi',
  '@example.com',
  'naledi@',
  'naledi@example',
  'a b@example.com',
  '"a\\"b"@example.com',
  '"a@b"@example.com',
  'a@b.com,c@d.com',
  'a@b.com\r\nBcc: c@d.com',
  'a@b.com>',
  'a@[127.0.0.1]',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('what is no address is refused: %j', (typed) => {
  expect(mailAddressOf(typed)).toBeNull();
});

test('no address that passes carries a control character, a space or a second address', () => {
  const hostile = fc.constantFrom('\r\n', '\n', '\0', ' ', ',', ';', '<', '>', '"', '(', '\u2028', '@');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), hostile, fc.string(), (before, mark, after) => {
      const kept = mailAddressOf(`${before}${mark}${after}@example.com`);
      if (kept !== null) expect(kept).toMatch(/^(?:[^\s,;<>"()@\p{Cc}]+|"[^,;<>"()@\p{Cc}]+")@[a-z0-9.-]+$/u);
    }),
  );
}, 60_000);

test('a display name is one clean line of at most 80 characters', () => {
  expect(displayNameOf('Naledi\r\nBcc: eve@example.com')).toBe('Naledi Bcc: eve example.com');
  expect(displayNameOf('Naledi \u202egnp.exe')).toBe('Naledi gnp.exe');
  expect(displayNameOf(' \u200b\n')).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const name = displayNameOf(typed) ?? 'x';
      expect(name).toMatch(/^[^\p{Cc}\p{Cf}<>"@]+$/u);
      expect([...name].length).toBeLessThanOrEqual(80);
    }),
  );
}, 60_000);

test('a setting is an address with or without a name', () => {
  expect(mailboxOf('concierge@example.com', 'CONCIERGE_MAIL')).toEqual({
    name: null,
    address: 'concierge@example.com',
  });
  expect(mailboxOf('"The Concierge" <concierge@example.com>', 'MAIL_FROM')).toEqual({
    name: 'The Concierge',
    address: 'concierge@example.com',
  });
  expect(() => mailboxOf('nobody', 'MAIL_FROM')).toThrow(
    'MAIL_FROM must be an e-mail address, but is "nobody".',
  );
});
