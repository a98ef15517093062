import { expect, test } from 'vitest';
import { snoozeChoices, snoozeUntil } from './snooze-choices.ts';

test('DSK-01/snoozing days are offered once each, from tomorrow on, by the South African calendar', () => {
  // 23:30 UTC on Monday is Tuesday at the desk.
  expect(snoozeChoices(new Date('2026-11-23T23:30:00Z'))).toEqual([
    { words: 'Tomorrow', day: '2026-11-25' },
    { words: 'Thursday', day: '2026-11-26' },
    { words: 'Next Monday', day: '2026-11-30' },
    { words: 'In a week', day: '2026-12-01' },
    { words: 'In four weeks', day: '2026-12-22' },
  ]);
  const onSunday = snoozeChoices(new Date('2026-11-22T10:00:00Z')).map(({ words }) => words);
  expect(onSunday).toEqual(['Tomorrow', 'Tuesday', 'In a week', 'In four weeks']);
  expect(snoozeUntil('2026-11-25')).toBe('2026-11-25T06:00:00.000Z');
});
