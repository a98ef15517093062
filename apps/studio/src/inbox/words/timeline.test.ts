import { describe, expect, test } from 'vitest';
import { type FakeDelivery, fakeEnquiry } from '../../../../../tests/fakes/desk-enquiries.ts';
import { actionWords, outcomeWords, timelineOf } from './timeline.ts';

const now = new Date('2026-11-20T12:30:00Z');
const receivedAt = '2026-11-20T12:20:06Z';

function enquiryWith(
  delivery: Partial<FakeDelivery>,
  state: 'accepted' | 'quarantined' | 'discarded' = 'accepted',
) {
  const enquiry = fakeEnquiry({ reference: 'MC-7KQ2-94HD', receivedAt, state });
  const whole: FakeDelivery = {
    channel: 'visitor-mail',
    state: 'pending',
    attempts: 0,
    nextAttemptAt: null,
    lastError: null,
    deliveredAt: null,
    history: [],
    ...delivery,
  };
  return { ...enquiry, deliveries: [whole], eraseFinalAt: null };
}

const last = (delivery: Partial<FakeDelivery>) => timelineOf(enquiryWith(delivery), now).at(-1);

describe('SUB-10 the timeline tells in words where each delivery stands', () => {
  test('received, checked and delivered, in that order', () => {
    const entries = timelineOf(
      { ...fakeEnquiry({ reference: 'MC-7KQ2-94HD', receivedAt }), eraseFinalAt: null },
      now,
    );
    expect(entries.map(({ title }) => title)).toEqual([
      'Received',
      'Checked',
      'Emailed to the concierge',
      'Emailed to the visitor',
    ]);
    expect(entries[0]?.lines).toEqual(['Call back, from /contact-us.']);
    expect(entries[2]?.lines).toEqual(['Delivered at 14:20:07.']);
    expect(entries[2]?.resend).toEqual({ channel: 'concierge-mail', offer: 'send-again' });
  });

  test('delivered at a later try, each try before it told', () => {
    const entry = last({
      state: 'delivered',
      attempts: 2,
      deliveredAt: '2026-11-20T12:20:38Z',
      history: [
        { at: '2026-11-20T12:20:08Z', outcome: 'retry', detail: 'the server answered 502' },
        { at: '2026-11-20T12:20:38Z', outcome: 'delivered', detail: '' },
      ],
    });
    expect(entry?.lines).toEqual([
      '14:20:08 Did not get through: the server answered 502',
      'Delivered at 14:20:38, at the second try.',
    ]);
    expect(entry?.tone).toBe('retried');
  });

  test('done without a mail is not called sent', () => {
    const at = '2026-11-20T12:20:08Z';
    const detail = 'not sent: this recipient had 3 mails within a day';
    const history = [{ at, outcome: 'delivered', detail }];
    const entry = last({ state: 'delivered', attempts: 1, deliveredAt: at, history });
    expect(entry?.title).toBe('Email to the visitor');
    expect(entry?.lines).toEqual(['Not sent: this recipient had 3 mails within a day.']);
  });

  test('waiting for its next try, with when that is', () => {
    const entry = last({
      state: 'waiting',
      attempts: 1,
      nextAttemptAt: '2026-11-20T12:37:00Z',
      history: [{ at: '2026-11-20T12:20:08Z', outcome: 'fault', detail: 'refused' }],
    });
    expect(entry?.lines.at(-1)).toBe('Next try at 14:37, in 7 minutes.');
    expect(entry?.resend?.offer).toBe('try-now');
  });

  test('alike tries in a row share a line, and another day is named', () => {
    const failed = (at: string) => ({ at, outcome: 'fault', detail: 'the connection was refused' });
    const history = [
      failed('2026-11-19T12:20:08Z'),
      failed('2026-11-20T12:20:38Z'),
      failed('2026-11-20T12:25:00Z'),
    ];
    expect(last({ state: 'waiting', attempts: 3, history })?.lines[0]).toBe(
      '3 times from 19 Nov, 14:20:08 to 14:25:00: The other side is out of order: the connection was refused',
    );
  });

  test('dead, with the reason and a try again', () => {
    const enquiry = enquiryWith({ state: 'dead', attempts: 1, lastError: 'no such mailbox' });
    const entry = timelineOf({ ...enquiry, attention: 'failed' }, now).at(-1);
    expect(entry?.lines).toEqual([
      'no such mailbox',
      'Given up after one try. It stays under Failed until you decide.',
    ]);
    expect(entry).toMatchObject({ tone: 'failed', resend: { channel: 'visitor-mail', offer: 'try-again' } });
  });

  test('dead and left unsent on purpose', () => {
    expect(last({ state: 'dead', attempts: 2 })?.lines).toEqual(['Given up after 2 tries, and left unsent.']);
  });

  test.each([
    [{ state: 'pending' } as const, 'Goes out any moment now.'],
    [{ state: 'sending' } as const, 'Being sent now.'],
    [{ state: 'waiting' } as const, 'Waits until the other side works again, and is then tried by itself.'],
    [{ state: 'held' } as const, 'Not sent: waits until the enquiry is released.'],
  ])('%j: %s', (delivery, words) => {
    expect(last(delivery)?.lines.at(-1)).toBe(words);
  });

  test('a channel, an outcome or an action this studio does not know is told under its own name', () => {
    expect(last({ channel: 'pigeon' })?.title).toBe('pigeon');
    expect(outcomeWords('eaten')).toBe('eaten');
    const enquiry = enquiryWith({});
    expect(actionWords('stroked', enquiry)).toBe('Stroked');
    expect(actionWords('resent visitor-mail', enquiry)).toBe('Sent again: Email to the visitor');
    expect(actionWords('resent pigeon', enquiry)).toBe('Sent again: pigeon');
  });
});

test('an enquiry about to be erased offers no resend', () => {
  const enquiry = { ...enquiryWith({ state: 'held' }), eraseFinalAt: '2026-11-20T13:20:00Z' };
  expect(timelineOf(enquiry, now).at(-1)).toMatchObject({
    lines: ['Not sent: the enquiry is to be erased.'],
    resend: null,
  });
});

describe('SUB-02 a suspected enquiry', () => {
  test('is told as held, with why, and offers no resend', () => {
    const enquiry = { ...enquiryWith({ state: 'held' }, 'quarantined'), suspicion: 'too-fast' };
    const entries = timelineOf(enquiry, now);
    expect(entries[1]).toMatchObject({
      title: 'Held',
      lines: ['Looks like a machine’s: sent in under six seconds.'],
      tone: 'held',
    });
    expect(entries.every(({ resend }) => resend === null)).toBe(true);
  });

  test('once discarded shows who did it and no deliveries', () => {
    const enquiry = {
      ...enquiryWith({ state: 'held' }, 'discarded'),
      actions: [{ at: '2026-11-20T12:25:00Z', by: 'Thandeka (t@example.com)', action: 'discarded' }],
    };
    const entries = timelineOf(enquiry, now);
    expect(entries.at(-1)).toMatchObject({ title: 'Discarded', lines: ['By Thandeka (t@example.com).'] });
    expect(entries.some(({ key }) => key.startsWith('delivery'))).toBe(false);
  });
});
