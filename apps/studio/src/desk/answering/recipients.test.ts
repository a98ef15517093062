import type { Message } from '@sundowner/desk-wire/conversation';
import { markedAsSpam, type Participant } from '@sundowner/desk-wire/mailboxes';
import { expect, test } from 'vitest';
import { fakeOne } from '../../../../../tests/fakes/desk-one.ts';
import {
  doubtedAmong,
  doubtWords,
  firstRecipients,
  firstSubject,
  foldedWords,
  hasOthers,
  noRecipients,
  offeredFor,
  readMailboxes,
  strangersAmong,
  undecidedAmong,
  withoutRecipient,
  withRecipients,
} from './recipients.ts';

const box = (address: string, name = '') => ({ address, name });
const person = (
  address: string,
  name: string,
  role: Participant['role'],
  more: object = {},
): Participant => ({
  address,
  name,
  role,
  by: null,
  failed: null,
  erased: null,
  ...more,
});
const failed = { at: '2026-11-23T18:10:00Z', reason: 'no such address' };
const people = [
  person('naledi@example.com', 'Naledi Okafor', 'traveller'),
  person('sam@example.org', 'Sam Okafor', 'companion'),
  person('office@example.net', 'Lindiwe Zulu', 'undecided'),
  person('old@example.org', 'Naledi Okafor', 'also-theirs', { failed }),
  person('river@example.com', 'River Lodge', 'lodge'),
  person('noise@example.org', 'Noise', 'aside'),
];
const mail = (from: ReturnType<typeof box>, role: Participant['role'], more: object = {}) =>
  ({
    way: 'traveller',
    state: 'received',
    subject: 'Our flights',
    automatic: false,
    machine: null,
    envelope: {
      from,
      role,
      sender: null,
      replyTo: [],
      to: [],
      cc: [],
      proof: null,
      ours: false,
      matched: 'answers-ours',
      ...more,
    },
  }) as unknown as Message;
const one = (messages: readonly Message[]) =>
  fakeOne({ conversation: { ...fakeOne().conversation, messages, participants: people } });

test('CNV-02/answer an answer goes to who wrote last, where they want it', () => {
  expect(firstRecipients(one([]), 'answer').to).toEqual([box('naledi@example.com', 'Naledi Okafor')]);
  const lindiwe = mail(box('office@example.net', 'Lindiwe Zulu'), 'undecided', {
    replyTo: [box('lindiwe@example.net')],
  });
  expect(firstRecipients(one([lindiwe]), 'answer').to).toEqual([box('lindiwe@example.net', 'Lindiwe Zulu')]);
  const lodge = mail(box('river@example.com'), 'lodge');
  expect(firstRecipients(one([lindiwe, lodge]), 'answer').to).toHaveLength(1);
  expect(firstRecipients(one([lodge]), 'answer').to).toEqual([box('naledi@example.com', 'Naledi Okafor')]);
});

test('CNV-02/answer an answer to a mail under an address of ours goes to the enquiry’s own', () => {
  const ours = box('desk@lodges.example', 'The Concierge');
  const spoofed = mail(ours, 'undecided', { ours: true });
  const naledi = [box('naledi@example.com', 'Naledi Okafor')];
  expect(firstRecipients(one([spoofed]), 'answer').to).toEqual(naledi);
  expect(firstRecipients(one([spoofed]), 'all').to).toEqual(naledi);
  const wanted = mail(ours, 'undecided', { ours: true, replyTo: [box('sam@example.org')] });
  expect(firstRecipients(one([wanted]), 'answer').to).toEqual([box('sam@example.org', 'Sam Okafor')]);
});

test('CNV-02/answer-all everybody who has a part gets it, nobody undecided but who wrote', () => {
  const sam = mail(box('sam@example.org', 'Sam Okafor'), 'companion');
  expect(firstRecipients(one([sam]), 'all')).toEqual({
    to: [box('sam@example.org', 'Sam Okafor'), box('naledi@example.com', 'Naledi Okafor')],
    cc: [],
    bcc: [],
  });
  const hers = mail(box('naledi@example.com'), 'traveller', { cc: [box('old@example.org')] });
  expect(firstRecipients(one([hers]), 'all').cc.map(({ address }) => address)).toEqual([
    'sam@example.org',
    'old@example.org',
  ]);
  expect(hasOthers(one([sam]))).toBe(true);
  expect(firstRecipients(one([sam]), 'forward')).toEqual(noRecipients);
});

test('CNV-02/subject the subject goes on; one to the lodge says for whom', () => {
  const sam = mail(box('sam@example.org'), 'companion');
  expect(firstSubject(one([sam]), 'answer')).toBe('Re: Our flights');
  const away = { ...sam, subject: 'Automatic reply: Our flights', automatic: true };
  expect(firstSubject(one([sam, away]), 'answer')).toBe('Re: Our flights');
  expect(firstSubject(one([]), 'answer')).toBe('Your enquiry: Afternoon');
  expect(firstSubject(one([sam]), 'forward')).toBe('For the lodge: Naledi Okafor, Afternoon');
});

test('CNV-02/addresses what people paste is read, and what is none is left to be put right', () => {
  expect(readMailboxes('"Zulu, Lindiwe" <office@example.net>; mailto:sam@example.org\nTumelo')).toEqual({
    mailboxes: [box('office@example.net', 'Zulu, Lindiwe'), box('sam@example.org')],
    rest: 'Tumelo',
  });
  expect(readMailboxes('sam＠example.org, SAM@example.org').mailboxes).toEqual([box('sam@example.org')]);
  expect(readMailboxes('a@b, a@b.c>\r\nbcc:x@example.com').mailboxes).toEqual([]);
});

test('CNV-02/addresses a person is in one list, and is offered until they are in one', () => {
  const sam = box('sam@example.org', 'Sam Okafor');
  const to = withRecipients(noRecipients, 'to', [sam]);
  expect(withRecipients(to, 'cc', [box('SAM@example.org')])).toEqual({
    to: [],
    cc: [box('SAM@example.org')],
    bcc: [],
  });
  expect(withoutRecipient(to, sam)).toEqual(noRecipients);
  const houses = [box('RIVER@example.com', 'River Lodge'), box('tinga@example.com', 'Tinga')];
  const offered = (chosen: typeof to, typed: string, mode: 'answer' | 'forward' = 'answer') =>
    offeredFor(one([]), chosen, typed, { mode, houses }).map(({ address }) => address);
  expect(offered(noRecipients, 'oka')).toEqual(['naledi@example.com', 'sam@example.org', 'old@example.org']);
  expect(offered(to, 'sam')).toEqual([]);
  expect(offered(noRecipients, '', 'forward')).toEqual(['river@example.com', 'tinga@example.com']);
  expect(offered(noRecipients, 'ting', 'forward')).toEqual(['tinga@example.com']);
});

test('CNV-02/failed-address CNV-02/undecided an address that failed and a person nobody decided on are named', () => {
  const chosen = withRecipients(noRecipients, 'cc', [box('OLD@example.org'), box('office@example.net')]);
  const known = [
    ...people,
    { ...box('gone@example.org'), failed: null, erased: '2026-03-03T08:00:00Z' },
    { ...box('OLD@example.org'), failed, erased: null },
  ];
  expect(doubtedAmong(chosen, known).map((each) => [each.address, doubtWords(each)])).toEqual([
    ['old@example.org', 'came back'],
  ]);
  expect(doubtWords({ failed: { ...failed, reason: markedAsSpam } })).toBe('marked as spam');
  const typed = withRecipients(chosen, 'bcc', [box('gone@example.org'), box('New@example.org')]);
  expect(doubtedAmong(typed, known).map(doubtWords)).toEqual(['came back', 'erased']);
  expect(strangersAmong(typed, people)).toEqual(['gone@example.org', 'new@example.org']);
  expect(undecidedAmong(chosen, one([]).conversation).map(({ name }) => name)).toEqual(['Lindiwe Zulu']);
  const wanted = mail(box('office@example.net'), 'undecided', { replyTo: [box('lindiwe@example.net')] });
  const elsewhere = withRecipients(noRecipients, 'to', [box('lindiwe@example.net')]);
  expect(undecidedAmong(elsewhere, one([wanted]).conversation)).toEqual([box('lindiwe@example.net')]);
  expect(foldedWords({ ...chosen, to: [box('n@example.com', 'Nomvula')] }, 1)).toBe(
    'To Nomvula, copy OLD, office, 1 file',
  );
});
