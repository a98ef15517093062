import type { Colleague } from '@sundowner/desk-wire/people';
import { expect, test } from 'vitest';
import { fakeOne, untouched } from '../../../../../tests/fakes/desk-one.ts';
import { timelineOf } from './timeline.ts';

const now = new Date('2026-11-20T14:00:00Z');
const colleague = (id: string, name: string): Colleague => ({
  id,
  name,
  role: 'concierge',
  careers: false,
  awayUntil: null,
  left: false,
});
const viewer = { people: [colleague('1', 'Thandi Mokoena'), colleague('2', 'Ruan Visser')], me: '2', now };
const taken = (time: string, action: string, about: Record<string, string> = {}) => ({
  at: `2026-11-20T${time}Z`,
  by: 'Thandi Mokoena',
  person: '1',
  action,
  about,
});
const delivery = (channel: string, more: object = {}) => ({
  channel,
  state: 'delivered' as const,
  attempts: 1,
  nextAttemptAt: null,
  lastError: null,
  deliveredAt: '2026-11-20T12:20:08.000Z',
  mayHaveArrived: false,
  leftUnsent: false,
  history: [{ at: '2026-11-20T12:20:08.000Z', outcome: 'delivered', detail: '' }],
  ...more,
});

test('CNV-09/stopped-by an answer that was stopped may have been stopped by a mail of theirs: nobody is said to have answered', () => {
  const one = fakeOne({ actions: [taken('13:00:00', 'wrote an answer that was stopped')] });
  expect(timelineOf(one, viewer).find(({ title }) => title === 'Answer by Thandi stopped')?.line).toMatch(
    /, the conversation had gone on\. Text kept$/,
  );
});

test('DSK-01/history actions and deliveries stand in the order they happened, what is next stands last', () => {
  const one = fakeOne({
    deliveries: [delivery('concierge-mail'), delivery('answer-mail')],
    actions: [
      taken('13:00:00', 'gave it', { to: '2' }),
      taken('12:30:00', 'snoozed it', { until: '2026-11-24T06:00:00Z' }),
      taken('12:31:00', 'wrote a note'),
      taken('12:32:00', 'painted it'),
    ],
    work: untouched({ dueAt: '2026-11-20T16:20:00Z' }),
  });
  expect(timelineOf(one, viewer).map(({ title, line }) => `${title}: ${line}`)).toEqual([
    'Received and stored: 14:20:06, nothing suspicious',
    'Emailed to the concierge: Delivered at 14:20:08',
    'Snoozed until Tue 08:00: 14:30:00, by Thandi',
    'Painted it: 14:32:00, by Thandi',
    'Given to Ruan: 15:00:00, by Thandi',
    'First answer due: 18:20',
  ]);
});

test('DSK-03/delivery-shown what failed can be made again, what arrived once more, and nothing of one to be erased', () => {
  const dead = delivery('visitor-mail', {
    state: 'dead',
    lastError: '550 5.1.1',
    history: [{ at: '2026-11-20T12:20:08.000Z', outcome: 'rejected', detail: '' }],
  });
  const offers = (more: object) =>
    timelineOf(fakeOne({ deliveries: [dead, delivery('concierge-mail')], ...more }), viewer).flatMap(
      ({ offer }) => (offer ? [`${offer.verb} ${offer.channel}`] : []),
    );
  expect(offers({})).toEqual(['resend visitor-mail', 'send-again concierge-mail']);
  expect(offers({ eraseFinalAt: '2026-11-20T15:00:00.000Z' })).toEqual([]);
  expect(offers({ state: 'quarantined' })).toEqual([]);
});

test('CNV-01/history a mail is named by who wrote it, and what is to happen by itself stands last', () => {
  const from = { address: 'sam@example.org', name: 'Sam Okafor' };
  const mail = {
    id: '9',
    way: 'traveller',
    state: 'received',
    at: '2026-11-20T13:00:00Z',
    by: null,
    automatic: false,
  };
  const waits = { id: '10', way: 'answer', state: 'planned', at: '2026-11-20T13:10:00Z', by: '2' };
  const messages = [
    { ...mail, machine: null, envelope: { from, role: 'companion' }, sendAt: null, remindAt: null },
    { ...waits, envelope: null, sendAt: '2026-11-21T06:00:00Z', remindAt: '2026-11-24T06:00:00Z' },
  ] as never;
  const one = fakeOne({
    actions: [taken('13:00:00', 'wrote a mail'), taken('13:20:00', 'wrote a mail')],
    conversation: { ...fakeOne().conversation, messages },
  });
  expect(timelineOf(one, viewer).map(({ title, line }) => `${title}: ${line}`)).toEqual([
    'Received and stored: 14:20:06, nothing suspicious',
    'Sam Okafor wrote: 15:00:00, travels with them, by email',
    'The traveller wrote: 15:20:00, by email',
    'Goes out: Sat 08:00, unless stopped',
    'Reminds Ruan: Tue 08:00, if nobody writes',
  ]);
});
