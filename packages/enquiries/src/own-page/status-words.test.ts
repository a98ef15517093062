import { describe, expect, test } from 'vitest';
import { byWhen, onDay, type StatusFacts, statusWords, whyCameBack } from './status-words.ts';

const zone = 'Africa/Johannesburg';
const at = (text: string): number => Date.parse(`${text}+02:00`);
const now = at('2026-11-23T12:20:00');

const facts = (given: Partial<StatusFacts> = {}): StatusFacts => ({
  work: 'new',
  first: 'Amira',
  since: at('2026-11-23T09:14:00'),
  due: at('2026-11-23T13:14:00'),
  targetHours: 4,
  answered: null,
  cameBack: null,
  withdrawnAt: null,
  now,
  zone,
  ...given,
});

const said = (given: Partial<StatusFacts> = {}) => {
  const { sentence, under } = statusWords(facts(given));
  return [sentence, under];
};

describe('CNV-10/status one sentence says where it stands', () => {
  test('new, with a person and with nobody', () => {
    expect(said()).toEqual([
      'Amira has had your letter since 09:14.',
      'Amira answers within four working hours, so by 13:14 today.',
    ]);
    expect(said({ first: null })).toEqual([
      'The concierges have had your letter since 09:14.',
      'One of them answers within four working hours, so by 13:14 today.',
    ]);
  });

  test('past due is never called late', () => {
    expect(said({ due: at('2026-11-23T11:00:00') })).toEqual([
      'We said by 11:00, and have not managed it.',
      'Amira has been reminded.',
    ]);
    expect(said({ first: null, due: at('2026-11-20T11:00:00') })).toEqual([
      'We said by 11:00 on Friday, and have not managed it.',
      'The concierges have been reminded.',
    ]);
  });

  test('no working hours, no promise of hours', () => {
    expect(said({ due: null })).toEqual(['Amira has had your letter since 09:14.', 'Amira answers you.']);
  });

  test('our turn again, waiting today and earlier, closed', () => {
    const answered = { at: at('2026-11-23T11:40:00'), first: 'Amira' };
    expect(
      said({ work: 'open', answered, since: at('2026-11-23T12:08:00'), due: at('2026-11-24T09:00:00') }),
    ).toEqual(['Amira has had your words since 12:08.', 'Amira answers by 09:00 tomorrow.']);
    expect(said({ work: 'waiting', answered })).toEqual([
      'Amira answered at 11:40 today.',
      'What you write back goes to Amira alone.',
    ]);
    expect(said({ work: 'waiting', answered, now: at('2026-11-27T09:00:00') })).toEqual([
      'Amira answered on Monday, and it is your turn.',
      'There is no hurry on our side.',
    ]);
    // A call is an answer that stands nowhere on the page, and may have reached nobody but a machine.
    const rung = { work: 'waiting', since: at('2026-11-23T11:40:00') } as const;
    expect(said(rung)).toEqual([
      'It has been your turn since 11:40.',
      'We rang or wrote. If nothing has reached you, write below.',
    ]);
    expect(statusWords(facts(rung)).offersCall).toBe(true);
    expect(said({ ...rung, now: at('2026-11-24T09:00:00') })[0]).toBe(
      'It has been your turn since yesterday at 11:40.',
    );
    expect(said({ work: 'done', since: at('2026-12-02T10:00:00'), now: at('2026-12-03T10:00:00') })).toEqual([
      'Amira closed this enquiry yesterday, on 2 December.',
      'Write below and it opens again, with everything in it.',
    ]);
  });

  test('withdrawn, whatever else is known', () => {
    const status = statusWords(
      facts({ work: 'done', withdrawnAt: at('2026-11-23T15:20:00'), now: at('2026-11-23T16:00:00') }),
    );
    expect(status.sentence).toBe('You withdrew this enquiry today at 15:20.');
    expect(status).toMatchObject({ isWithdrawn: true, offersCall: false });
  });

  test('a letter that came back is said in words', () => {
    const answered = { at: at('2026-11-24T09:20:00'), first: 'Amira' };
    const cameBack = { at: answered.at, why: 'your mailbox was full' };
    expect(
      statusWords(facts({ work: 'waiting', answered, cameBack, now: at('2026-11-27T09:00:00') })).cameBack,
    ).toBe('Our mail of Tuesday came back because your mailbox was full; you have it here in full.');
  });
});

test.each([
  ['552 5.2.2 Over quota', 'your mailbox was full'],
  ['It came back from their mail server (550, 5.1.1)', 'your mail server does not know the address'],
  ['421 try again later', null],
  [null, null],
])('%s came back because "%s"', (error, why) => {
  expect(whyCameBack(error)).toBe(why);
});

test('days are said as near as they are', () => {
  expect(byWhen(at('2026-11-27T09:00:00'), now, zone)).toBe('09:00 on Friday');
  expect(byWhen(at('2026-12-14T09:00:00'), now, zone)).toBe('09:00 on 14 December');
  expect(onDay(at('2026-11-22T23:00:00'), now, zone)).toBe('yesterday');
  expect(onDay(at('2026-11-02T09:00:00'), now, zone)).toBe('on 2 November');
});
