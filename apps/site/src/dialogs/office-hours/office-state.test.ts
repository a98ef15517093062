import { expect, test } from 'vitest';
import { officeState, officeWords } from './office-state.ts';

const weekday = { opens: '08:00', closes: '17:00' };
const hours = {
  week: [weekday, weekday, weekday, weekday, weekday, { opens: '09:00', closes: '13:00' }, null],
  // A Friday, and the Monday after Easter.
  holidays: ['2026-12-25', '2026-04-06'],
};
const at = (iso: string) => officeState(hours, Date.parse(iso));

test.each([
  // South Africa is two hours ahead of UTC all year.
  ['2026-11-20T12:20:00Z', true, 'Open now', 'until 17:00', '14:20', 'Friday'],
  ['2026-11-20T06:00:00Z', true, 'Open now', 'until 17:00', '08:00', 'Friday'],
  ['2026-11-20T05:59:00Z', false, 'Closed now', 'Opens at 08:00', '07:59', 'Friday'],
  ['2026-11-20T15:00:00Z', false, 'Closed now', 'Opens Saturday 09:00', '17:00', 'Friday'],
  ['2026-11-21T11:00:00Z', false, 'Closed now', 'Opens Monday 08:00', '13:00', 'Saturday'],
  ['2026-11-22T22:30:00Z', false, 'Closed now', 'Opens at 08:00', '00:30', 'Monday'],
  [
    '2026-12-25T09:00:00Z',
    false,
    'Closed today, a public holiday',
    'Opens Saturday 09:00',
    '11:00',
    'Friday',
  ],
  ['2026-04-05T09:00:00Z', false, 'Closed now', 'Opens Tuesday 08:00', '11:00', 'Sunday'],
])('MOD-08 at %s', (iso, open, sign, next, time, day) => {
  expect(at(iso)).toMatchObject({ open, sign, next, time, day });
});

test('a day further off than a week is told by its date', () => {
  const closed = { week: [weekday, null, null, null, null, null, null], holidays: ['2026-11-23'] };
  expect(officeState(closed, Date.parse('2026-11-20T12:00:00Z')).next).toBe('Opens Monday 30 November 08:00');
});

test('an office that never opens promises nothing', () => {
  const never = { week: [null, null, null, null, null, null, null], holidays: [] };
  const state = officeState(never, Date.parse('2026-11-20T12:00:00Z'));
  expect(state.next).toBe('');
  expect(officeWords(state)).toBe('It is 14:00 in South Africa, Friday');
});

test('COL-06/hours a house elsewhere is open by its own clock', () => {
  const at = Date.parse('2026-11-20T13:20:00Z');
  const state = officeState(hours, at, 'America/New_York');
  expect([state.open, state.time, officeWords(state, 'New York')]).toEqual([
    true,
    '08:20',
    `${state.next}. It is 08:20 in New York, Friday`,
  ]);
  expect(officeState(hours, at, 'Africa/Gaborone')).toEqual(officeState(hours, at));
});
