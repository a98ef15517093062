import type { WorkAct, WorkSummary } from '@sundowner/desk-wire/work';
import { expect, test } from 'vitest';
import { undoOf } from './use-act.ts';

const before = (more: Partial<WorkSummary> = {}): WorkSummary => ({
  state: 'new',
  since: '2026-11-23T10:00:00Z',
  assignee: '7',
  snoozedUntil: null,
  dueAt: null,
  firstAnswer: null,
  version: 0,
  attention: [],
  closingOffered: false,
  ...more,
});
const until = '2026-11-24T06:00:00Z';

test.each<[WorkAct, Partial<WorkSummary>, WorkAct | null]>([
  [{ act: 'take' }, {}, { act: 'give', to: '7' }],
  [{ act: 'take' }, { assignee: null }, { act: 'give', to: null }],
  [{ act: 'give', to: '8' }, {}, { act: 'give', to: '7' }],
  [{ act: 'snooze', until }, {}, { act: 'wake' }],
  [{ act: 'snooze', until: '2026-12-01T06:00:00Z' }, { snoozedUntil: until }, { act: 'snooze', until }],
  [{ act: 'wake' }, { snoozedUntil: until }, { act: 'snooze', until }],
  [{ act: 'close' }, {}, { act: 'reopen' }],
  [{ act: 'reopen' }, {}, { act: 'close' }],
  [{ act: 'discard' }, {}, { act: 'undiscard' }],
  [{ act: 'release' }, {}, null],
  [{ act: 'telephone', outcome: 'spoke', words: '' }, {}, null],
])('DSK-01/closing DSK-01/reopening DSK-01/undo %j with %j before is taken back by %j', (act, more, undo) => {
  expect(undoOf(act, before(more))).toEqual(undo);
});
