import { expect, test } from 'vitest';
import { splitStatement } from './split-statement.ts';

test.each([
  ['A river. No fence stands there, so lions pass.', 'A river.', 'No fence stands there,', 'so lions pass.'],
  ['A city has front doors. Ours is green.', 'A city has front doors.', 'Ours is green.', ''],
  ['Families come back, and ask again.', 'Families come back,', 'and ask again.', ''],
  ['Whoever comes first watches.', 'Whoever comes first watches.', '', ''],
  ['', '', '', ''],
])('the accent of “%s”', (statement, before, accent, after) => {
  expect(splitStatement(statement)).toEqual({ before, accent, after });
});

test('nothing is lost or said twice, and a long clause is no accent', () => {
  const long = `Short, ${'and on '.repeat(20)}`.trim();
  expect(splitStatement(long)).toEqual({ before: long, accent: '', after: '' });
  const { before, accent, after } = splitStatement('One. Two, three, four. Five.');
  expect([before, accent, after].join(' ')).toBe('One. Two, three, four. Five.');
});
