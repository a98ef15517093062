import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { holdsDemonstration } from '../../bin/product/seeded-database.ts';
import { startPostgres } from '../support/postgres.ts';

test('a database that holds the whole demonstration is known by one question, and any other is not', async () => {
  const url = await (await startPostgres()).createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const after = async (...statements: string[]) => {
    for (const statement of statements) await client.query(statement);
    return holdsDemonstration(url);
  };
  const mark = (value: object) =>
    `INSERT INTO studio.studio_marks VALUES ('demonstration-seeded', '${JSON.stringify(value)}')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
  expect(await after()).toBe(false);
  expect(
    await after(
      'CREATE SCHEMA studio',
      'CREATE TABLE studio.studio_marks (key text PRIMARY KEY, value jsonb)',
      'CREATE SCHEMA enquiries',
      'CREATE TABLE enquiries.enquiries (nonce text)',
      mark({ state: 'begun' }),
      "INSERT INTO enquiries.enquiries VALUES ('somebody')",
    ),
  ).toBe(false);
  expect(await after(mark({ state: 'seeded' }))).toBe(false);
  expect(await after("INSERT INTO enquiries.enquiries VALUES ('demonstration-1')")).toBe(true);
  // As earlier versions marked it.
  expect(await after(mark({ at: '2026-01-01' }))).toBe(true);
  expect(await after(mark({ state: 'begun' }))).toBe(false);
  const away = new URL(url);
  away.port = '1';
  expect(await holdsDemonstration(away.href)).toBe(false);
});
