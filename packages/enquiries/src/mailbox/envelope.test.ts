import { expect, test } from 'vitest';
import { envelopeOf } from './envelope.ts';
import { mailIdentity } from './mail-identity.ts';
import { answerableTo, isOfOwnGroup, writtenBy } from './writer.ts';

const heads = (...lines: readonly string[]) =>
  lines.map((line) => {
    const colon = line.indexOf(':');
    return { key: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1).trim() };
  });
const envelope = (...lines: readonly string[]) => envelopeOf(heads(...lines));
const identity = mailIdentity('concierge@lodges.example', { formerHosts: ['old.example'] });
const written = (...lines: readonly string[]) => writtenBy(envelope(...lines), identity);

test('everybody a mail names is kept, in the form they are written to', () => {
  expect(
    envelope(
      'From: =?utf-8?q?J=C3=BCrgen?= <Juergen@Example.com>',
      'Sender: office@example.com',
      'Reply-To: Home <home@example.com>, other@example.com',
      'To: concierge@lodges.example',
      'Cc: Family: sam@example.com, Lindi <lindi@example.com>;',
    ),
  ).toMatchObject({
    from: { address: 'Juergen@example.com', name: 'Jürgen' },
    sender: { address: 'office@example.com', name: '' },
    replyTo: [
      { address: 'home@example.com', name: 'Home' },
      { address: 'other@example.com', name: '' },
    ],
    cc: [{ address: 'sam@example.com' }, { address: 'lindi@example.com', name: 'Lindi' }],
    leftOut: 0,
  });
  expect(envelope('From: a@example.com', 'Sender: A <a@example.com>').sender).toBeNull();
});

test('CNV-01/quoted-sender an address that no form takes is kept as it stands', () => {
  expect(envelope('From: "Ana Q." <"ana quill"@example.com>').from).toEqual({
    address: '"ana quill"@example.com',
    name: 'Ana Q.',
  });
});

test.each([
  ['Smith &amp; Sons <a@example.com>', 'Smith & Sons'],
  ['"Garc&iacute;a &#x1F981;" <a@example.com>', 'García 🦁'],
  ['&quot;Bank &lt;b@bank.example&gt;&quot; <a@example.com>', 'Bank b@bank.example'],
  ['"O\'Hara, Ana" <a@example.com>', "O'Hara, Ana"],
  ['דנה 🦁 <a@example.com>', 'דנה 🦁'],
])('CNV-05/names-with-entities the name of %s is read, and its address kept', (from, name) => {
  expect(envelope(`From: ${from}`).from).toEqual({ address: 'a@example.com', name });
});

test('more recipients than are kept are counted', () => {
  const all = Array.from({ length: 45 }, (_, at) => `guest${at}@example.com`).join(', ');
  const { to, leftOut } = envelope('From: a@example.com', `To: ${all}`);
  expect([to.length, leftOut]).toEqual([40, 5]);
});

test('CNV-01/own-address-in-from what a group or a form of ours writes is of whom it had it', () => {
  const group = [
    'From: "Naledi via Concierge" <concierge@lodges.example>',
    'Reply-To: Naledi <naledi@example.com>',
    'List-ID: <concierge.lodges.example>',
  ];
  expect(written(...group)).toMatchObject({
    from: { address: 'naledi@example.com', name: 'Naledi' },
    sender: { address: 'concierge@lodges.example' },
  });
  expect(written(...group, 'X-Original-From: N <naledi.other@example.com>').from.address).toBe(
    'naledi.other@example.com',
  );
  expect(written('From: concierge@old.example', 'Reply-To: a@example.com').from.address).toBe(
    'a@example.com',
  );
  // What proves that it came by our group proves nothing of whom that had it from.
  expect(written(...group, 'Authentication-Results: mx; dmarc=pass').proof).toBeNull();
  expect(written('From: concierge@lodges.example').from.address).toBe('concierge@lodges.example');
});

test.each([
  [
    '"\'Naledi Q.\' via Concierge" <concierge@lodges.example>',
    'X-Original-Sender: naledi@example.com',
    'Naledi Q.',
  ],
  [
    '"Naledi via Concierge" <concierge@lodges.example>',
    'Cc: Sam <s@example.com>, Naledi <naledi@example.com>',
    'Naledi',
  ],
  ['Naledi <concierge@lodges.example>', 'Reply-To: concierge@lodges.example, naledi@example.com', 'Naledi'],
  ['Naledi <concierge@lodges.example>', 'X-Google-Original-From: N. <naledi@example.com>', 'N.'],
  ['"Naledi via Concierge" <concierge@lodges.example>', 'X-MailFrom: naledi@example.com', 'Naledi'],
  ['"Naledi via Concierge" <concierge+group@lodges.example>', 'Author: N. <naledi@example.com>', 'N.'],
  ['The Concierge <concierge@lodges.example>', 'Reply-To: naledi@example.com', ''],
])('CNV-01/own-address-in-from %s, %s', (from, head, name) => {
  const group = mailIdentity('concierge@lodges.example', { names: ['The Concierge'] });
  const { from: writer } = writtenBy(envelope(`From: ${from}`, head), group);
  expect(writer).toEqual({ address: 'naledi@example.com', name });
});

test('CNV-01/own-address-in-from a copy of a mail of the house makes nobody its writer', () => {
  const house = ['From: The Concierge <concierge@lodges.example>', 'Cc: Naledi <naledi@example.com>'];
  expect(written(...house, 'Reply-To: concierge@lodges.example').from.address).toBe(
    'concierge@lodges.example',
  );
});

test('CNV-01/own-address-in-from a group that is an address of ours is known by its id or its address', () => {
  const isOurs = (...lines: readonly string[]) => isOfOwnGroup(envelope(...lines).groups, identity.own);
  expect(isOurs('List-ID: Concierge <concierge.lodges.example>')).toBe(true);
  expect(isOurs('List-Post: <https://groups.example/x>, <mailto:Concierge@lodges.example>')).toBe(true);
  expect(isOurs('List-ID: News <news.lodges.example>', 'List-Post: NO')).toBe(false);
});

test('CNV-01/foreign-original-from what somebody else writes beside their own address changes no name', () => {
  expect(
    written(
      'From: Evil <evil@example.net>',
      'X-Original-From: naledi@example.com',
      'Reply-To: x@example.com',
    ),
  ).toMatchObject({ from: { address: 'evil@example.net' }, replyTo: [{ address: 'x@example.com' }] });
});

test('CNV-01/reply-to-of-a-listing an answer to what a program wrote goes to whom it names', () => {
  const listing = written('From: Listing <noreply@listing.example>', 'Reply-To: Guest <guest@example.org>');
  expect(listing.from.address).toBe('noreply@listing.example');
  expect(answerableTo(listing)).toEqual({ address: 'guest@example.org', name: 'Guest' });
  expect(answerableTo(written('From: a@example.com', 'Reply-To: b@example.com')).address).toBe(
    'a@example.com',
  );
});

test.each([
  'do_not_reply@',
  'notifications-noreply@',
  'booking.no-reply@',
  'noreply-123@',
  'noreply+abc@',
  'automated@',
  'notifications@',
  'form-submission@',
  'wordpress@',
  'ne-pas-repondre@',
  'nicht-antworten@',
  'nao-responda@',
  'mailer-daemon@',
])('CNV-01/reply-to-of-a-listing %s is a program’s', (local) => {
  const from = `From: Listing <${local}listing.example>`;
  const answered = (replyTo: string) => answerableTo(written(from, `Reply-To: ${replyTo}`)).address;
  expect(answered('Person, Guest <guest@example.org>')).toBe('guest@example.org');
  expect(answered('concierge@lodges.example, guest@example.org')).toBe('guest@example.org');
  // Never ourselves, and nobody who reads nothing.
  expect(answered('concierge@lodges.example')).toBe(`${local}listing.example`);
  expect(answered('no-reply@listing.example')).toBe(`${local}listing.example`);
});

test.each(['reservations@', 'noreen@', 'norreply.smith@', 'messenger@', 'informal@'])(
  'CNV-01/reply-to-of-a-listing %s is a person’s',
  (local) => {
    const mail = written(`From: ${local}agency.example`, 'Reply-To: other@example.org');
    expect(answerableTo(mail).address).toBe(`${local}agency.example`);
  },
);
