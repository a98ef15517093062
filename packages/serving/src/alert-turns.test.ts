import { expect, test } from 'vitest';
import { alertTurns } from './alert-turns.ts';
import type { Statement } from './own-table.ts';

test('CLU-08/told-once a letter that names a thing twice says once that it was sent, and what is long past is forgotten', async () => {
  const asked: Statement[] = [];
  const turns = alertTurns(
    {
      async query(statement: Statement) {
        asked.push(statement);
        return { rows: [] };
      },
    },
    'one',
  );
  const now = Date.parse('2026-11-20T12:00:00Z');
  await turns.sent('mail', ['disk', 'dead', 'disk'], now);
  // PostgreSQL changes no row twice in one statement.
  expect(asked[0]?.values).toEqual(['mail', ['disk', 'dead'], 'one', now]);
  expect(asked[1]).toEqual({
    text: expect.stringMatching(/^DELETE FROM serving\.sent_alerts WHERE until </),
    values: [Date.parse('2026-10-21T12:00:00Z')],
  });
});
