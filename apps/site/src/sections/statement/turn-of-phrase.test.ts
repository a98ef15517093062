import { expect, test } from 'vitest';
import { turnOfPhrase } from './turn-of-phrase.ts';

test.each([
  ['A river. No fence stands there, so lions pass.', 'A river.', 'No fence stands there,', 'so lions pass.'],
  ['A city has front doors. Ours is green.', 'A city has front doors.', 'Ours is green.', ''],
  ['Families come back, and ask again.', 'Families come back,', 'and ask again.', ''],
  ['Whoever comes first watches.', 'Whoever comes first watches.', '', ''],
  ['', '', '', ''],
])('the turn of “%s”', (statement, before, turn, after) => {
  expect(turnOfPhrase(statement)).toEqual({ before, turn, after });
});

test('nothing is lost or said twice, and a long clause is no turn', () => {
  const long = `Short, ${'and on '.repeat(20)}`.trim();
  expect(turnOfPhrase(long)).toEqual({ before: long, turn: '', after: '' });
  const { before, turn, after } = turnOfPhrase('One. Two, three, four. Five.');
  expect([before, turn, after].join(' ')).toBe('One. Two, three, four. Five.');
});
