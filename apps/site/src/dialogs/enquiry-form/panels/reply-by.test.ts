import { expect, test } from 'vitest';
import { clockBeside, houseClock, replyBy, visitorsClock } from './reply-by.ts';

const weekday = { opens: '08:00', closes: '17:00' };
const hours = {
  // Monday to Friday, Saturday until one, closed on Sunday.
  week: [weekday, weekday, weekday, weekday, weekday, { opens: '09:00', closes: '13:00' }, null],
  holidays: ['2026-12-16'],
};
const at = (text: string) => Date.parse(`${text}+02:00`);
const by = (workingDays: number | null, text: string) => {
  const due = replyBy(workingDays, hours, at(text));
  return due === null ? null : houseClock(due);
};

test.each([
  ['in hours, the next day at the same time', '2026-11-23T14:20', 'Tuesday 24 November, 14:20'],
  ['on Friday, Saturday when the office closes', '2026-11-20T14:20', 'Saturday 21 November, 13:00'],
  ['on Saturday evening, counted from Monday', '2026-11-21T20:00', 'Tuesday 24 November, 08:00'],
  ['before the office opens', '2026-11-23T05:00', 'Tuesday 24 November, 08:00'],
  ['after it has closed', '2026-11-23T17:00', 'Wednesday 25 November, 08:00'],
  ['over a holiday', '2026-12-15T10:00', 'Thursday 17 December, 10:00'],
])('MOD-16 %s', (_words, sent, due) => {
  expect(by(1, sent)).toBe(due);
});

test('MOD-16 a kind may take two working days or promise none, and an office that never opens none either', () => {
  expect(by(2, '2026-11-23T14:20')).toBe('Wednesday 25 November, 14:20');
  expect(by(null, '2026-11-23T14:20')).toBeNull();
  expect(replyBy(1, { week: [], holidays: [] }, at('2026-11-23T14:20'))).toBeNull();
});

test('MOD-16 the moment is told on the visitor’s own clock', () => {
  expect(visitorsClock(at('2026-11-24T00:30'), 'Europe/London')).toBe('Monday 23 November, 22:30');
  expect(visitorsClock(at('2026-11-24T14:20'), 'America/New_York')).toBe('Tuesday 24 November, 07:20');
});

test('MOD-16 beside South Africa’s clock the visitor’s own says the day only where it is another', () => {
  expect(clockBeside(at('2026-11-24T08:00'), 'Europe/London')).toBe('06:00');
  expect(clockBeside(at('2026-11-24T00:30'), 'Europe/London')).toBe('Monday 23 November, 22:30');
  expect(clockBeside(at('2026-11-24T08:00'), 'Africa/Maputo')).toBeNull();
});

test('COL-06/hours a house elsewhere promises by its own clock', () => {
  const sent = Date.parse('2026-11-23T14:20:00-05:00');
  const zone = 'America/New_York';
  const due = replyBy(1, hours, sent, zone) ?? 0;
  expect(houseClock(due, zone)).toBe('Tuesday 24 November, 14:20');
  expect(clockBeside(due, 'Africa/Gaborone', zone)).toBe('21:20');
  expect(replyBy(1, hours, sent, 'Africa/Gaborone')).toBe(replyBy(1, hours, sent));
});
