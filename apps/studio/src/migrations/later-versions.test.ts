import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SchemaAdapter } from '../schema/adapter.ts';
import { noteUsableFrom, notUsableBeside } from './later-versions.ts';
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

const beside = (usableFrom: Readonly<Record<string, string>>, name = 'postgres') =>
  ({
    name,
    schemaName: 'studio',
    execute: async () => ({ rows: [{ comment: JSON.stringify({ usableFrom }) }] }),
  }) as unknown as SchemaAdapter;

test('CLU-02/studio-beside a later migration is gone on beside where it says from which on, and that is known', async () => {
  const known = ['1_start', '2_more'];
  const usable = { '3_adds': '2_more', '4_adds': '3_adds' };
  const all = [...known, '3_adds', '4_adds', '5_silent'];
  expect(await notUsableBeside(beside(usable), known, known)).toEqual([]);
  expect(await notUsableBeside(beside(usable), [...known, '3_adds'], known)).toEqual([]);
  expect(await notUsableBeside(beside(usable), all, known)).toEqual(['4_adds', '5_silent']);
  expect(await notUsableBeside(beside(usable, 'sqlite'), all, known)).toEqual(all.slice(2));
});

test('CLU-02/studio-beside what migrations say is kept together, and words of others are no permission', async () => {
  let comment: string | null = 'Somebody wrote this.';
  const statements = {
    named: (name: string) => `"studio"."${name}"`,
    async run(text: string) {
      comment = /^comment on table "studio"\."payload_migrations" is '(.*)'$/.exec(text)?.[1] ?? comment;
      return [{ comment }];
    },
  };
  await noteUsableFrom(statements, { name: '2_silent' });
  expect(comment).toBe('Somebody wrote this.');
  await noteUsableFrom(statements, { name: '3_adds', usableFrom: '2_more' });
  await noteUsableFrom(statements, { name: '4_adds', usableFrom: '3_adds' });
  expect(JSON.parse(comment)).toEqual({ usableFrom: { '3_adds': '2_more', '4_adds': '3_adds' } });
});
