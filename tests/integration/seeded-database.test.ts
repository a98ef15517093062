import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { holdsDemonstration, lacksPictureSizes } from '../../bin/product/seeded-database.ts';
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

test('a database whose pictures have all their sizes is known by one question, and any other is not', async () => {
  const url = await (await startPostgres()).createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const after = async (...statements: string[]) => {
    for (const statement of statements) await client.query(statement);
    return lacksPictureSizes(url);
  };
  // Where it cannot be asked the command looks for itself, and says why.
  expect(await after()).toBe(true);
  expect(
    await after(
      'CREATE SCHEMA studio',
      `CREATE TABLE studio.media (filename text, mime_type text, alt text, sizes_webp640_url text, sizes_webp640_filename text,
        sizes_avif1440_filename text)`,
      // A film has no sizes, and nothing but the names of their files says that a picture has its.
      "INSERT INTO studio.media VALUES ('film.mp4', 'video/mp4'), (null, 'image/webp')",
      "INSERT INTO studio.media VALUES ('a.webp', 'image/webp', null, null, 'a-640.webp', 'a-1440.avif')",
    ),
  ).toBe(false);
  expect(await after('UPDATE studio.media SET sizes_avif1440_filename = null')).toBe(true);
  expect(await after("UPDATE studio.media SET sizes_avif1440_filename = ''")).toBe(true);
  const away = new URL(url);
  away.port = '1';
  expect(await lacksPictureSizes(away.href)).toBe(true);
});
