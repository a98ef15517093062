import { expect, test } from 'vitest';
import { filterOf, momentOf, readCommand, UsageError } from './desk-act.ts';

test.each([
  ['Africa/Gaborone', '2026-11-19T22:00:00.000Z', '2026-11-21T22:00:00.000Z'],
  ['America/New_York', '2026-11-20T05:00:00.000Z', '2026-11-22T05:00:00.000Z'],
])('--from and --to are whole days of the house, in %s', (zone, from, to) => {
  const command = readCommand(['list', '--from', '2026-11-20', '--to', '2026-11-21'], zone);
  expect(filterOf(command)).toMatchObject({ receivedFrom: from, receivedTo: to });
});

test('a time without a zone is the house’s; one with its zone is what it says', () => {
  expect(momentOf('2026-11-20T08:30', 'Africa/Gaborone')).toBe('2026-11-20T06:30:00.000Z');
  expect(momentOf('2026-11-20T08:30:00Z', 'Africa/Gaborone')).toBe('2026-11-20T08:30:00.000Z');
  for (const typed of ['tomorrow', '2026-02-30x', ''])
    expect(() => momentOf(typed, 'Africa/Gaborone')).toThrow(UsageError);
});
