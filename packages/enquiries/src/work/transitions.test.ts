import { describe, expect, test } from 'vitest';
import { nextStatus, type WorkEvent } from './transitions.ts';
import type { WorkStatus } from './work-status.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const fresh: WorkStatus = {
  state: 'accepted',
  work: 'new',
  since: now - 1000,
  assignee: null,
  snoozeUntil: null,
  firstAnswerAt: null,
  firstAnswerBy: null,
  dueAt: now + 1000,
  version: 3,
};
const of = (some: Partial<WorkStatus>): WorkStatus => ({ ...fresh, ...some });
const waiting = of({
  work: 'waiting',
  firstAnswerAt: now - 500,
  firstAnswerBy: 'thandi',
  assignee: 'thandi',
  dueAt: null,
});
const done = of({ ...waiting, work: 'done' });
const open = of({ ...waiting, work: 'open' });

describe('DSK-01/states every transition of the table', () => {
  const answer: WorkEvent = { type: 'answer', by: 'ruan', close: false };
  const answerAndClose: WorkEvent = { type: 'answer', by: 'ruan', close: true };
  const call = (outcome: 'spoke' | 'left-message' | 'no-reply'): WorkEvent => ({
    type: 'telephone',
    by: 'ruan',
    outcome,
  });
  const wrote: WorkEvent = { type: 'traveller-wrote', away: false };
  test.each<[string, WorkStatus, WorkEvent, WorkStatus['work'] | WorkStatus['state']]>([
    ['New, answered', fresh, answer, 'waiting'],
    ['New, send and close', fresh, answerAndClose, 'done'],
    ['New, spoke to', fresh, call('spoke'), 'waiting'],
    ['New, left a message', fresh, call('left-message'), 'waiting'],
    ['New, no reply', fresh, call('no-reply'), 'open'],
    ['New, they wrote again', fresh, wrote, 'new'],
    ['New, closed by a person', fresh, { type: 'close' }, 'done'],
    ['Open, answered', open, answer, 'waiting'],
    ['Open, send and close', open, answerAndClose, 'done'],
    ['Open, closed', open, { type: 'close' }, 'done'],
    ['Open, no reply', open, call('no-reply'), 'open'],
    ['Waiting, they wrote', waiting, wrote, 'open'],
    ['Waiting, closed', waiting, { type: 'close' }, 'done'],
    ['Waiting, answered once more', waiting, answer, 'waiting'],
    ['Waiting, no reply', waiting, call('no-reply'), 'waiting'],
    ['Waiting, answer refused', waiting, { type: 'refused', first: false }, 'open'],
    ['Waiting, snooze ended', of({ ...waiting, snoozeUntil: now - 1 }), { type: 'snooze-ended' }, 'open'],
    ['Waiting, no answer by the day', waiting, { type: 'no-answer', to: 'thandi' }, 'open'],
    ['New, snooze ended', of({ snoozeUntil: now }), { type: 'snooze-ended' }, 'new'],
    ['Done, they wrote', done, wrote, 'open'],
    ['Done, opened again', done, { type: 'reopen', away: false }, 'open'],
    ['Done, last answer refused', done, { type: 'refused', first: false }, 'open'],
  ])('%s', (_, from, event, work) => {
    expect(nextStatus(from, event, now)).toMatchObject({ state: 'accepted', work });
  });

  test.each<[string, WorkStatus['state'], WorkEvent, WorkStatus['state']]>([
    ['Held, released', 'quarantined', { type: 'release' }, 'accepted'],
    ['Held, discarded', 'quarantined', { type: 'discard' }, 'discarded'],
    ['Discarded, taken back', 'discarded', { type: 'undiscard' }, 'quarantined'],
  ])('%s', (_, state, event, to) => {
    expect(nextStatus(of({ state }), event, now)).toMatchObject({ state: to, work: 'new' });
  });

  test('a release starts the target anew', () => {
    expect(nextStatus(of({ state: 'quarantined' }), { type: 'release' }, now)).toMatchObject({
      since: now,
      dueAt: null,
    });
  });

  test.each<[string, WorkStatus, WorkEvent]>([
    ['an answer to a closed one', done, answer],
    ['a call to a closed one', done, call('no-reply')],
    ['closing twice', done, { type: 'close' }],
    ['opening what is open', waiting, { type: 'reopen', away: false }],
    ['releasing what is not held', fresh, { type: 'release' }],
    ['discarding what is not held', fresh, { type: 'discard' }],
    ['taking back what is held', of({ state: 'quarantined' }), { type: 'undiscard' }],
    ['answering a held one', of({ state: 'quarantined' }), answer],
    ['taking a discarded one', of({ state: 'discarded' }), { type: 'take', by: 'ruan' }],
    ['answering an erased one', of({ state: 'erased' }), answer],
    ['a mail for an erased one', of({ state: 'erased' }), wrote],
    ['waking what is awake', fresh, { type: 'wake' }],
    ['snoozing until yesterday', fresh, { type: 'snooze', until: now }],
    ['snoozing a closed one', done, { type: 'snooze', until: now + 1 }],
    ['ending a snooze before its day', of({ snoozeUntil: now + 1 }), { type: 'snooze-ended' }],
    ['answering an address for the letter', of({ work: 'none' }), answer],
  ])('%s is refused with a sentence', (_, from, event) => {
    expect(nextStatus(from, event, now)).toEqual({ notNow: expect.stringMatching(/^[A-Z].*\.$/) });
  });
});

describe('what an answer, a call and a mail leave', () => {
  test('the first answer is theirs who gave it, and stays so', () => {
    const first = nextStatus(fresh, { type: 'answer', by: 'ruan', close: false }, now) as WorkStatus;
    expect(first).toMatchObject({
      firstAnswerAt: now,
      firstAnswerBy: 'ruan',
      assignee: 'ruan',
      version: 4,
      since: now,
    });
    expect(nextStatus(first, { type: 'answer', by: 'amira', close: false }, now + 9)).toMatchObject({
      firstAnswerAt: now,
      firstAnswerBy: 'ruan',
      assignee: 'ruan',
      version: 5,
    });
  });

  test('a message left counts as a first answer, a call nobody took does not', () => {
    expect(nextStatus(fresh, { type: 'telephone', by: 'ruan', outcome: 'left-message' }, now)).toMatchObject({
      firstAnswerAt: now,
    });
    expect(nextStatus(fresh, { type: 'telephone', by: 'ruan', outcome: 'no-reply' }, now)).toMatchObject({
      firstAnswerAt: null,
      dueAt: fresh.dueAt,
      version: 3,
    });
  });

  test('a first answer nobody received is none', () => {
    expect(nextStatus(waiting, { type: 'refused', first: true }, now)).toMatchObject({
      firstAnswerAt: null,
      firstAnswerBy: null,
      work: 'open',
    });
  });

  test('a closed one goes back to whoever had it, or to nobody while they are away', () => {
    expect(nextStatus(done, { type: 'reopen', away: false }, now)).toMatchObject({ assignee: 'thandi' });
    expect(nextStatus(done, { type: 'reopen', away: true }, now)).toMatchObject({ assignee: null });
    expect(nextStatus(done, { type: 'traveller-wrote', away: true }, now)).toMatchObject({ assignee: null });
  });

  test('DSK-01/snoozing their mail ends a snooze, and so does an answer', () => {
    const snoozed = of({ ...waiting, snoozeUntil: now + 5000 });
    expect(nextStatus(snoozed, { type: 'traveller-wrote', away: false }, now)).toMatchObject({
      snoozeUntil: null,
      version: 4,
    });
    expect(nextStatus(snoozed, { type: 'answer', by: 'ruan', close: false }, now)).toMatchObject({
      snoozeUntil: null,
    });
    expect(nextStatus(fresh, { type: 'snooze', until: now + 5000 }, now)).toEqual(
      of({ snoozeUntil: now + 5000 }),
    );
  });

  test('DSK-01/assignee it is taken and given in every state of work, and given back to nobody', () => {
    for (const from of [fresh, open, waiting, done]) {
      expect(nextStatus(from, { type: 'take', by: 'ruan' }, now)).toEqual({ ...from, assignee: 'ruan' });
      expect(nextStatus(from, { type: 'give', to: null }, now)).toEqual({ ...from, assignee: null });
    }
  });
});
