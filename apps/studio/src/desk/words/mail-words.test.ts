import type { UnmatchedMail } from '@sundowner/desk-wire/mails';
import { expect, test } from 'vitest';
import {
  besideNewWords,
  lateMailsWords,
  mailsByGroup,
  mailsToWork,
  moreSortedWords,
  moreToWorkWords,
  putAsideWords,
  senderRules,
  suggestionWords,
} from './mail-words.ts';

const mail = (id: string, more: Partial<UnmatchedMail> = {}): UnmatchedMail => ({
  id,
  at: '2026-11-24T07:00:00Z',
  from: 'wilma@example.co.za',
  name: 'Wilma Vermeulen',
  subject: 'Availability in March?',
  text: 'Do you have two rooms for 4 to 8 March? One of us is in a wheelchair.',
  files: 0,
  unreadable: false,
  mayBe: [],
  envelope: null,
  machine: null,
  notices: [],
  original: true,
  suggestion: null,
  dueAt: null,
  away: null,
  ...more,
});
const enquiry = {
  reference: null,
  reason: 'reads-like-one',
  words: 'River Lodge, 4–8 March, 5 people',
} as const;
const known = { reference: 'MC-H4RN-82XW', reason: 'named-in-text', words: '' } as const;

test('CNV-03/order what reads like an enquiry stands first, then suggestions, then the rest, longest waiting first', () => {
  const mails = [
    mail('rest'),
    mail('known', { suggestion: known }),
    mail('later', { suggestion: enquiry, at: '2026-11-24T09:00:00Z' }),
    mail('first', { suggestion: enquiry, at: '2026-11-24T06:00:00Z' }),
    mail('away', { away: { by: '1', at: '2026-11-24T09:00:00Z', rule: null } }),
    mail('bounce', { machine: { kind: 'report', until: null } }),
    mail('agent', { machine: { kind: 'perhaps-a-person', until: null }, at: '2026-11-24T08:00:00Z' }),
  ];
  expect(mailsToWork(mails).map(({ id }) => id)).toEqual(['first', 'later', 'known', 'rest', 'agent']);
  expect(mailsByGroup(mails).map(({ group, mails: of }) => [group, of.length])).toEqual([
    ['report', 1],
    ['away', 1],
  ]);
});

test('CNV-03/suggestion one suggestion, with its reason in words', () => {
  expect(suggestionWords({ suggestion: null })).toBeNull();
  expect(suggestionWords({ suggestion: known })).toEqual({
    title: 'Suggestion: put to MC-H4RN-82XW',
    why: 'Names MC-H4RN-82XW in the text.',
    button: 'Put to MC-H4RN-82XW',
  });
  expect(suggestionWords({ suggestion: enquiry })).toEqual({
    title: 'Suggestion: make an enquiry of it',
    why: 'Reads like an enquiry: River Lodge, 4–8 March, 5 people',
    button: 'Make an enquiry',
  });
});

test('CNV-03/rules a rule is for an address, and for a domain only where not anybody has one', () => {
  const mails = [{ from: 'seo@example.net' }, { from: 'SEO@example.net' }, { from: 'b@example.net' }];
  expect(senderRules({ from: 'seo@example.net' }, mails)).toEqual({
    address: 'seo@example.net',
    ofAddress: 2,
    domain: 'example.net',
    ofDomain: 3,
  });
  for (const domain of ['gmail.com', 'yahoo.co.uk', 'btinternet.com', 'seznam.cz', 'vodamail.co.za'])
    expect([domain, senderRules({ from: `somebody@${domain}` }, []).domain]).toEqual([domain, null]);
  expect(senderRules({ from: 'nobody' }, []).address).toBeNull();
});

test('CNV-03/rules what was put aside says by whom and when', () => {
  const nameOf = () => 'Ruan';
  expect(putAsideWords({ by: '2', at: '2026-11-03T09:00:00Z', rule: null }, nameOf)).toBe(
    'put aside by Ruan, 3 Nov',
  );
  expect(putAsideWords({ by: '2', at: '2026-11-03T09:00:00Z', rule: 'r' }, nameOf)).toBe(
    'put aside by rule, 3 Nov',
  );
});

test('CNV-03/counted mails that belong to none are counted beside New', () => {
  expect(besideNewWords(0)).toBeNull();
  expect(besideNewWords(1)).toBe('and 1 mail that belongs to none');
  expect(besideNewWords(7)).toBe('and 7 mails that belong to none');
  expect(lateMailsWords(0)).toBeNull();
  expect(lateMailsWords(1)).toBe('1 mail that belongs to none is past its time');
  expect(lateMailsWords(2)).toBe('2 mails that belong to none are past their time');
});

test('CNV-03/longest-waiting what a list leaves out is counted', () => {
  expect(moreToWorkWords(200, 1257)).toBe(
    'The 200 that wait longest are shown; 1,257 more come as these are placed.',
  );
  expect(moreSortedWords({ machines: 0, away: 0 })).toBeNull();
  expect(moreSortedWords({ machines: 1, away: 0 })).toBe('1 older one is not listed here; search finds it.');
  expect(moreSortedWords({ machines: 30, away: 12 })).toBe(
    '42 older ones are not listed here; search finds them.',
  );
});
