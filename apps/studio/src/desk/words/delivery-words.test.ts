import type { DeliveryDetail } from '@sundowner/desk-wire';
import { expect, test } from 'vitest';
import { deliveryWords } from './delivery-words.ts';

const now = new Date('2026-11-24T12:40:00Z');
const at = (time: string) => `2026-11-24T${time}Z`;
const delivery = (more: Partial<DeliveryDetail>): DeliveryDetail => ({
  channel: 'visitor-mail',
  state: 'delivered',
  attempts: 1,
  nextAttemptAt: null,
  lastError: null,
  deliveredAt: null,
  mayHaveArrived: false,
  leftUnsent: false,
  history: [],
  ...more,
});
const words = (more: Partial<DeliveryDetail>) => deliveryWords(delivery(more), { erasing: false, now });
const tried = (outcome: string, detail: string, time = '12:31:12') => ({ at: at(time), outcome, detail });

test.each([
  [{ state: 'pending' }, 'Goes out now.', 'next'],
  [{ state: 'sending' }, 'Being sent.', 'next'],
  [{ state: 'held' }, 'Goes out after the release.', 'quiet'],
  [{ deliveredAt: at('12:31:09') }, 'Delivered at 14:31:09', 'done'],
  [{ deliveredAt: '2026-11-23T12:31:09Z' }, 'Delivered on 23 Nov, 14:31:09', 'done'],
  [
    { history: [tried('delivered', 'not sent: three to this address today')] },
    'Not sent: three to this address today.',
    'quiet',
  ],
  [
    { deliveredAt: at('12:31:09'), history: [tried('lost', ''), tried('delivered', '')] },
    'Sent at 14:31:09, perhaps twice: the machine stopped in between.',
    'waiting',
  ],
  [
    { deliveredAt: at('12:31:09'), history: [tried('unclear', ''), tried('delivered', '')] },
    'Sent at 14:31:09, perhaps twice: their server did not say it the first time.',
    'waiting',
  ],
  [
    { deliveredAt: at('12:31:09'), history: [tried('unclear', ''), tried('unclear', '')] },
    'Put down as arrived at 14:31:09.',
    'waiting',
  ],
  [
    { state: 'dead', mayHaveArrived: true, history: [tried('unclear', ''), tried('lost', '')] },
    'May have arrived at 14:31:12: nobody knows. Not sent again by itself.',
    'waiting',
  ],
  [
    { state: 'waiting', attempts: 3, nextAttemptAt: at('12:51:00'), history: [tried('retry', 'greylisted')] },
    'Waiting. Tried 3 times, next at 14:51.',
    'waiting',
  ],
  [
    {
      state: 'waiting',
      history: [tried('retry', ''), tried('fault', '', '11:58:00'), tried('fault', '', '12:20:00')],
    },
    'Waiting: the other side is out of order since 13:58. Goes out by itself.',
    'waiting',
  ],
  [
    { state: 'dead', history: [tried('rejected', '')], lastError: '550 5.1.1 User unknown' },
    'Refused at 14:31:12: this address does not exist. Nobody has received it.',
    'waiting',
  ],
  [
    { state: 'dead', history: [tried('rejected', '552 quota')] },
    'Refused at 14:31:12: their mailbox is full. Nobody has received it.',
    'waiting',
  ],
  [
    { state: 'dead', history: [tried('rejected', '541 no')] },
    'Refused at 14:31:12: their server does not take it. Nobody has received it.',
    'waiting',
  ],
  [
    {
      state: 'dead',
      deliveredAt: at('12:30:00'),
      history: [
        tried('delivered', ''),
        tried('bounced', 'It came back from their mail server (552, 5.2.2).'),
      ],
    },
    'Came back at 14:31:12: their mailbox is full. Nobody has received it.',
    'waiting',
  ],
  [
    {
      deliveredAt: at('12:30:00'),
      history: [
        tried(
          'delivered',
          'accepted by the mail server (250), but not for 1 of those it goes to',
          '12:30:00',
        ),
      ],
    },
    'Sent at 14:30:00, but not to one address: refused.',
    'waiting',
  ],
  [
    {
      state: 'delivered',
      deliveredAt: at('12:30:00'),
      history: [
        tried('delivered', ''),
        tried('late', 'Their mail server has not passed it on yet (451, 4.4.1).'),
      ],
    },
    'Their server has had it at 14:30:00, has not passed it on yet, and tries further by itself.',
    'waiting',
  ],
  [
    {
      state: 'delivered',
      deliveredAt: at('12:30:00'),
      history: [
        tried('delivered', ''),
        tried('bounced', 'It came back from the mail server of one address (550, 5.1.10).'),
      ],
    },
    'Came back from one address at 14:31:12: this address does not exist. The others have it.',
    'waiting',
  ],
  [
    { state: 'dead', attempts: 41, history: [tried('retry', '')] },
    'Given up after 41 tries. A person decides.',
    'failed',
  ],
] as const)('DSK-03/delivery-shown %j', (more, statement, tone) => {
  expect(words(more as Partial<DeliveryDetail>)).toMatchObject({ words: statement, tone });
});

test('CNV-02/banners red is for our own mailbox, not for a visitor’s', () => {
  const refused = { state: 'dead', history: [tried('rejected', '')] } as const;
  expect(words({ ...refused, channel: 'concierge-mail' }).tone).toBe('failed');
  expect(words({ ...refused, channel: 'answer-mail' }).tone).toBe('waiting');
});

test('the server’s own words stand apart', () => {
  expect(words({ state: 'dead', history: [tried('rejected', '')], lastError: '550 5.1.1 no' }).exact).toBe(
    '550 5.1.1 no',
  );
});
