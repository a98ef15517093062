import { expect, test } from 'vitest';
import { type EnquiryAction, type EnquiryState, enquiryReducer, initialEnquiry } from './enquiry-state.ts';
import { sendingNotice } from './sending-notice.ts';

const after = (...actions: EnquiryAction[]): EnquiryState =>
  actions.reduce(enquiryReducer, initialEnquiry({ name: 'Naledi' }));
const surname = { field: 'surname', message: 'Surname is required' };

test('SUB-01 a form goes from filling to sending to failed, and back with everything still filled in', () => {
  expect(after({ type: 'sending' }).phase).toBe('sending');
  const failed = after(
    { type: 'sending' },
    { type: 'answered', answer: { type: 'failed', reason: 'timeout' }, at: 5 },
  );
  expect(failed).toMatchObject({ phase: 'failed', failure: { at: 5, reason: 'timeout' } });
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
  expect(sendingNotice(after({ type: 'slow' }))).toBeNull();
  expect(sendingNotice(after({ type: 'sending' }, { type: 'slow' }))).toContain('longer than usual');
});

test('a full line keeps the form and says when to try again', () => {
  const busy = after(
    { type: 'sending' },
    { type: 'answered', answer: { type: 'busy', seconds: 90 }, at: Date.parse('2026-11-20T12:00:00') },
  );
  expect(busy.phase).toBe('filling');
  expect(sendingNotice(busy)).toMatch(/try again at 12:02; everything you filled in is kept/);
  expect(enquiryReducer(busy, { type: 'sending' }).busyUntil).toBeNull();
});

test('FRM-10 a preset fills what nobody has touched, goes with its page, and never takes the place of what was typed', () => {
  const lions: EnquiryAction = {
    type: 'preset',
    values: { locationToVisit: ['Lion Sands Game Reserve'], name: 'x' },
  };
  const cape: EnquiryAction = { type: 'preset', values: { locationToVisit: ['Cape Town'] } };
  expect(after(lions).values).toEqual({ name: 'Naledi', locationToVisit: ['Lion Sands Game Reserve'] });
  expect(after(lions, cape).values).toEqual({ name: 'Naledi', locationToVisit: ['Cape Town'] });
  expect(after(lions, { type: 'preset', values: {} }).values).toEqual({ name: 'Naledi' });
  const emptied = after(lions, { type: 'changed', field: 'locationToVisit', value: [] }, cape);
  expect(emptied.values.locationToVisit).toEqual([]);
});

test('FRM-10 starting again leaves the presets and nothing else', () => {
  const again = after(
    { type: 'refused', errors: [surname] },
    { type: 'restarted', values: { timeZone: 'Europe/London' } },
  );
  expect(again).toMatchObject({
    values: { timeZone: 'Europe/London' },
    errors: [],
    touched: [],
    phase: 'filling',
  });
});

test('what was sent leaves its reference behind', () => {
  const sent = after({ type: 'sending' }, { type: 'sent', reference: 'MC-7KQ2-94HD', at: 7 });
  expect(sent).toMatchObject({ phase: 'sent', receipt: { reference: 'MC-7KQ2-94HD', at: 7 } });
});
