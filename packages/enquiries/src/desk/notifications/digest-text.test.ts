import type { ListCounts } from '@sundowner/desk-wire/list';
import { expect, test } from 'vitest';
import { digestText } from './digests.ts';

const desk = 'https://studio.example/admin/desk';
const nothing: ListCounts = {
  new: 0,
  mine: 0,
  waiting: 31,
  attention: 0,
  held: 0,
  done: 4,
  all: 35,
  snoozed: 0,
  with: [],
};

test('a digest counts what waits, and lists what is theirs', () => {
  const counts = {
    ...nothing,
    mine: 21,
    attention: 1,
    with: [
      { person: '', count: 4 },
      { person: '1', count: 21 },
    ],
  };
  const since = Date.parse('2026-11-23T08:41:00Z');
  const mine = [
    { reference: 'MC-7KQ2-94HD', kind: 'email', since, late: true },
    { reference: 'MC-2222-3333', kind: 'careers', since, late: false },
  ];
  const notice = digestText({ counts, mine, unmatched: 2 }, desk, 'Africa/Johannesburg');
  expect(notice?.subject).toBe('Enquiry desk: yours, our turn 21; with nobody 4; needs attention 1');
  expect(notice?.lines).toEqual([
    'Yours, our turn: 21',
    'With nobody: 4',
    'Needs attention: 1',
    'Mails that belong to no enquiry: 2',
    'Waiting for the traveller: 31',
    '',
    'Yours, the longest waiting first:',
    '- MC-7KQ2-94HD, Email enquiry, since Monday 23 November 2026, 10:41, late',
    '- MC-2222-3333, Application, since Monday 23 November 2026, 10:41',
    '- and 19 more',
    '',
    desk,
    '',
    'This comes on working days. You can switch it off at the desk, under your name.',
  ]);
});

test('where nothing waits for the house, there is none', () => {
  expect(digestText({ counts: nothing, mine: [], unmatched: 0 }, desk, 'Africa/Johannesburg')).toBeNull();
});
