import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailAddressOf } from '../delivery/mail/mail-address.ts';
import { addressFault, localPartOf, plainAddress } from './addresses.ts';

test.each([
  ['naledi', 'plain'],
  ["o'hara+trip", 'plain'],
  ['n..a', 'dots'],
  ['.n', 'dots'],
  ['n.', 'dots'],
  ['"ana quill"', 'quoted'],
  ['"n..a"', 'quoted'],
  ['...', null],
  ['a b', null],
  ['"a,b"', null],
  ['"a@b"', null],
  ['"a\\"b"', null],
  ['zoë', null],
  ['x'.repeat(65), null],
])('FRM-19/addresses what stands before the @ in %s@… is %s', (local, like) => {
  expect(localPartOf(local)).toBe(like);
});

test('FRM-19/addresses what a form takes a mail can be sent to', () => {
  const written = fc.tuple(
    fc.constantFrom('n', 'n..a', '.n', '"ana quill"', 'a b', '"a,b"', 'zoë', 'x'.repeat(64)),
    fc.constantFrom(
      'example.com',
      'müller.example',
      'उदाहरण.भारत',
      'exa_mple.com',
      'example',
      'EXAMPLE.CO.ZA',
    ),
  );
  fc.assert(
    fc.property(written, ([local, domain]) => {
      const address = `${local}@${domain}`;
      if (addressFault(address) === null) expect(mailAddressOf(address)).not.toBeNull();
    }),
  );
});

test('an address by itself stays as it is, and once is enough', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const once = plainAddress(typed);
      if (addressFault(once) === null) expect(plainAddress(once)).toBe(once);
    }),
  );
  expect(plainAddress('<'.repeat(100_000))).toBe('<'.repeat(100_000));
});

test('FRM-19/an address that begins as a heading does stays whole', () => {
  const begun = fc.constantFrom(
    'mail',
    'Email',
    'e-mail',
    'correo',
    'courriel',
    'e-post',
    'adresse',
    'mailto',
    'mailadresse',
  );
  const rest = fc.constantFrom('', 'box', '.ana', '-ana', '_ana', '+trip', '2', "'ana", 'address');
  fc.assert(
    fc.property(begun, rest, (word, more) => {
      const address = `${word}${more}@x.example`;
      expect(plainAddress(address)).toBe(address);
      expect(plainAddress(`E-mail address: ${address}`)).toBe(address);
      expect(plainAddress(`Ana <${address}>`)).toBe(address);
    }),
  );
});

test.each([
  ['mailto://n@x.example', 'n@x.example'],
  ['\u200bn@x.example\u200b', 'n@x.example'],
  ['\u202an@x.example\u202c', 'n@x.example'],
  ['mailto:n%2Btrip@x.example', 'n+trip@x.example'],
  ['n @ x . example', 'n@x.example'],
  ['E-mail: n@x.example', 'n@x.example'],
  ['Email address n@x.example', 'n@x.example'],
  ['mail:n@x.example', 'n@x.example'],
  ['n@x.example (work)', 'n@x.example'],
  ['«n@x.example»', 'n@x.example'],
  ['"n@x.example"', 'n@x.example'],
  ['o’hara@x.example!', "o'hara@x.example"],
  ['n@x.example, m@y.example', 'n@x.example, m@y.example'],
  ['n q@x.example', 'n q@x.example'],
])('FRM-19/pasted %s is pasted as %s', (typed, address) => {
  expect(plainAddress(typed)).toBe(address);
});
