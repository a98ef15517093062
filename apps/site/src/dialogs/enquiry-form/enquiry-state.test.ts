import { expect, test } from 'vitest';
import { type EnquiryAction, type EnquiryState, enquiryReducer, initialEnquiry } from './enquiry-state.ts';
import { noticeOf } from './notice.ts';

const after = (...actions: EnquiryAction[]): EnquiryState =>
  actions.reduce(enquiryReducer, initialEnquiry({ name: 'Naledi' }));
const surname = { field: 'surname', message: 'Surname is required' };

test('SUB-01 a form goes from filling to sending to failed, and back with everything still filled in', () => {
  expect(after({ type: 'sending' }).phase).toBe('sending');
  const failed = after({ type: 'sending' }, { type: 'answered', answer: { type: 'failed' }, at: 5 });
  expect(failed).toMatchObject({ phase: 'failed', failedAt: 5 });
  expect(enquiryReducer(failed, { type: 'returned' })).toMatchObject({
    phase: 'filling',
    values: { name: 'Naledi' },
  });
});

test('a server’s verdict is shown like the form’s own and counts as another refusal', () => {
  const state = after(
    { type: 'refused', errors: [surname] },
    { type: 'sending' },
    { type: 'answered', answer: { type: 'invalid', errors: [surname] }, at: 0 },
  );
  expect(state).toMatchObject({ phase: 'filling', errors: [surname], summarised: true, refusals: 2 });
});

test('a field is judged by itself: its message comes, changes and goes, the others stay', () => {
  const two = after(
    { type: 'refused', errors: [surname] },
    { type: 'judged', field: 'tel', message: 'Telephone number is required' },
    { type: 'judged', field: 'tel', message: 'Telephone number can only consist of numbers' },
  );
  expect(two.errors.map(({ message }) => message)).toEqual([
    'Surname is required',
    'Telephone number can only consist of numbers',
  ]);
  expect(enquiryReducer(two, { type: 'judged', field: 'tel', message: null }).errors).toEqual([surname]);
});

test('a field found right that was never wrong changes nothing', () => {
  const state = after();
  expect(enquiryReducer(state, { type: 'judged', field: 'tel', message: null })).toBe(state);
});

test('a slow line is told while sending only', () => {
  expect(noticeOf(after({ type: 'slow' }), true)).toBeNull();
  expect(noticeOf(after({ type: 'sending' }, { type: 'slow' }), true)).toContain('longer than usual');
});

test('a full line keeps the form and says when to try again', () => {
  const busy = after(
    { type: 'sending' },
    { type: 'answered', answer: { type: 'busy', seconds: 90 }, at: Date.parse('2026-11-20T12:00:00') },
  );
  expect(busy.phase).toBe('filling');
  expect(noticeOf(busy, true)).toMatch(/try again at 12:02; everything you filled in is kept/);
  expect(enquiryReducer(busy, { type: 'sending' }).busyUntil).toBeNull();
});

test('GEN-01 a visitor without a connection is told before she sends', () => {
  expect(noticeOf(after(), false)).toContain('You are offline');
});
