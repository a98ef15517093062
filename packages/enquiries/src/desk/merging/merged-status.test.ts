import { expect, test } from 'vitest';
import type { WorkStatus } from '../../work/work-status.ts';
import { firstAgain, mergedStatus, secondAgain } from './merged-status.ts';

const status = (more: Partial<WorkStatus> = {}): WorkStatus => ({
  state: 'accepted',
  work: 'new',
  since: 100,
  assignee: null,
  snoozeUntil: null,
  firstAnswerAt: null,
  firstAnswerBy: null,
  dueAt: 900,
  version: 0,
  ...more,
});
const answered = status({ work: 'waiting', since: 200, firstAnswerAt: 200, firstAnswerBy: '1', version: 3 });

test('CNV-09/merge what is due sooner stays due, and who saw either has not seen the whole', () => {
  const merged = mergedStatus(answered, status({ since: 150, dueAt: 700, version: 1 }), '1');
  expect(merged).toMatchObject({ work: 'new', since: 150, dueAt: 700, firstAnswerAt: null, version: 5 });
  const both = mergedStatus(status({ dueAt: 800 }), status({ dueAt: 700, since: 50 }), null);
  expect(both).toMatchObject({ work: 'new', since: 50, dueAt: 700 });
});

test('CNV-09/merge two that were answered wait since the later answer, and the first of them counts', () => {
  const later = status({ work: 'waiting', since: 300, firstAnswerAt: 300, firstAnswerBy: '2' });
  expect(mergedStatus(answered, later, null)).toMatchObject({
    work: 'waiting',
    since: 300,
    firstAnswerAt: 200,
    firstAnswerBy: '1',
  });
});

test('CNV-09/unmerge an answer that was called back since is no first answer of either', () => {
  const other = status({ version: 1 });
  const merged = mergedStatus(answered, other, null);
  const moved = { ...merged, version: merged.version + 1 };
  expect(firstAgain(merged, answered, merged, [])).toMatchObject({ work: 'waiting', firstAnswerAt: 200 });
  const own = { at: 200, person: '1', way: 'answer' };
  const back = [{ ...own, state: 'called-back' }];
  expect(firstAgain(moved, answered, merged, back)).toMatchObject({ work: 'new', firstAnswerAt: null });
  const sent = [{ ...own, state: 'sent' }];
  expect(firstAgain(moved, answered, merged, sent)).toMatchObject({ work: 'open', firstAnswerAt: 200 });
  const others = { ...moved, firstAnswerAt: 50 };
  expect(firstAgain(others, answered, merged, back)).toMatchObject({ firstAnswerAt: null });
  expect(secondAgain(answered, 9, [200], 500)).toMatchObject({
    work: 'open',
    firstAnswerAt: null,
    version: 9,
  });
  expect(secondAgain(other, 9, [], 500)).toMatchObject({ work: 'new', version: 9 });
});
