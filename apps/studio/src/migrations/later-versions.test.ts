import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SchemaAdapter } from '../schema/adapter.ts';
import { notUsableBeside } from './later-versions.ts';
import { migrations as postgres } from './postgres/index.ts';
import { migrations as sqlite } from './sqlite/index.ts';

/** The last migration of release 0.1.0: those after it say which studio may go on beside them. */
const released = /_social_links$/;

/** What a studio that does not know the migration reads or writes would miss, or be refused. */
const takesAway =
  /\bDROP (TABLE|COLUMN|TYPE|SCHEMA)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|ADD COLUMN (?![^;]*DEFAULT)[^;]*NOT NULL/i;

interface Step {
  readonly name: string;
  readonly usableFrom?: string;
}

const dialects: Readonly<Record<string, readonly Step[]>> = { postgres, sqlite };

test.each(Object.entries(dialects))(
  'CLU-02/studio-rule every migration on %s since the release says which studio may go on beside it, and none that knows nothing of what was taken away',
  (dialect, steps) => {
    const names = steps.map(({ name }) => name);
    const from = names.findIndex((name) => released.test(name));
    expect(from).toBeGreaterThan(0);
    for (const [at, { name, usableFrom = '' }] of steps.entries()) {
      if (at <= from) continue;
      expect(names.slice(from, at + 1), name).toContain(usableFrom);
      const text = readFileSync(join(import.meta.dirname, dialect, `${name}.ts`), 'utf8');
      // SQLite has one machine, and changes a table by making it anew.
      if (dialect === 'postgres' && takesAway.test(text)) expect(usableFrom, name).toBe(name);
    }
    const files = readdirSync(join(import.meta.dirname, dialect)).filter((file) => /^\d.*\.ts$/.test(file));
    expect(files.map((file) => file.replace('.ts', ''))).toEqual(names);
  },
);

test('CLU-02/studio-rule what takes away is known by its statements', () => {
  for (const text of [
    'ALTER TABLE "studio"."a" DROP COLUMN "b";',
    'DROP TABLE "studio"."a" CASCADE;',
    'ALTER TABLE "studio"."a" RENAME COLUMN "b" TO "c";',
    'ALTER TABLE "studio"."a" ADD COLUMN "b" integer NOT NULL;',
    'ALTER TABLE "studio"."a" ALTER COLUMN "b" SET NOT NULL;',
  ])
    expect(text).toMatch(takesAway);
  for (const text of [
    'ALTER TABLE "studio"."a" ADD COLUMN "b" integer;',
    'ALTER TABLE "studio"."a" ADD COLUMN "b" boolean DEFAULT false NOT NULL;',
    'CREATE TABLE "studio"."a" ("id" serial PRIMARY KEY NOT NULL);',
  ])
    expect(text).not.toMatch(takesAway);
});

const beside = (marks: Readonly<Record<string, string>>) =>
  ({
    schemaName: 'studio',
    execute: async () => ({
      rows: Object.entries(marks).map(([name, from]) => ({ key: `usable-from:${name}`, value: { from } })),
    }),
  }) as unknown as SchemaAdapter;

test('CLU-02/studio-beside a later migration is gone on beside where it says from which on, and that is known', async () => {
  const known = ['1_start', '2_more'];
  const adapter = beside({ '3_adds': '2_more', '4_adds': '3_adds' });
  expect(await notUsableBeside(adapter, known, known)).toEqual([]);
  expect(await notUsableBeside(adapter, [...known, '3_adds'], known)).toEqual([]);
  expect(await notUsableBeside(adapter, [...known, '3_adds', '4_adds', '5_silent'], known)).toEqual([
    '4_adds',
    '5_silent',
  ]);
});
