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
const taking =
  /\bDROP (TABLE|COLUMN|TYPE|SCHEMA)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|ADD COLUMN (?![^;]*DEFAULT)[^;]*NOT NULL|\bDROP DEFAULT\b/i;
/** A rule that rows have to keep, and whose. */
const rule =
  /CREATE UNIQUE INDEX\b.*? ON (?:"studio"\.)?"(?<indexed>\w+)"(?<columns>.*)|ALTER TABLE (?:"studio"\.)?"(?<bound>\w+)" ADD CONSTRAINT "\w+" (?<condition>(?:UNIQUE|CHECK|FOREIGN KEY).*)/is;
const namesIn = (text: string) => [...text.matchAll(/"(\w+)"/g)].map(([, name]) => name);

/**
 * Whether a studio that does not know the migration would miss something, or be refused what it writes. It writes no table that was made
 * here, and leaves a column that was made here empty, where that has no value of its own.
 */
function takesAway(text: string): boolean {
  const tables = new Set<string | undefined>();
  const columns = new Set<string>();
  for (const [, name] of text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(?:"studio"\.)?"(\w+)"/gi)) tables.add(name);
  for (const [, table, column, kind = ''] of text.matchAll(
    /ALTER TABLE (?:"studio"\.)?"(\w+)" ADD COLUMN (?:IF NOT EXISTS )?"(\w+)"([^;]*)/gi,
  ))
    if (!/\bDEFAULT\b/i.test(kind)) columns.add(`${table}.${column}`);
  return text.split(';').some((statement) => {
    const [, altered] = /ALTER TABLE (?:"studio"\.)?"(\w+)"/i.exec(statement) ?? [];
    if (taking.test(statement)) return !tables.has(altered);
    const { indexed, bound, columns: listed, condition } = rule.exec(statement)?.groups ?? {};
    const table = indexed ?? bound;
    if (table === undefined || tables.has(table)) return false;
    // What a rule refers to is another table's.
    const [own = ''] = (listed ?? condition ?? '').split(/\bREFERENCES\b/i);
    return !namesIn(own).some((name) => columns.has(`${table}.${name}`));
  });
}

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
      if (dialect === 'postgres' && takesAway(text)) expect(usableFrom, name).toBe(name);
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
    'ALTER TABLE "studio"."a" ALTER COLUMN "b" DROP DEFAULT;',
    'CREATE UNIQUE INDEX "a_b_idx" ON "studio"."a" USING btree ("b");',
    'ALTER TABLE "studio"."a" ADD CONSTRAINT "a_b" UNIQUE("b");',
    'ALTER TABLE "studio"."a" ADD CONSTRAINT "a_b" CHECK ("b" > 0);',
    'ALTER TABLE "studio"."a" ADD CONSTRAINT "a_b_fk" FOREIGN KEY ("b") REFERENCES "studio"."c"("id");',
    // A column that has a value of its own has the same in every row of a studio that does not know it.
    'ALTER TABLE "studio"."a" ADD COLUMN "b" integer DEFAULT 0; CREATE UNIQUE INDEX "i" ON "studio"."a" USING btree ("b");',
    'ALTER TABLE "studio"."c" ADD COLUMN "id" integer; ALTER TABLE "studio"."a" ADD CONSTRAINT "f" FOREIGN KEY ("b") REFERENCES "studio"."c"("id");',
  ])
    expect(takesAway(text), text).toBe(true);
  for (const text of [
    'ALTER TABLE "studio"."a" ADD COLUMN "b" integer;',
    'ALTER TABLE "studio"."a" ADD COLUMN "b" boolean DEFAULT false NOT NULL;',
    'CREATE TABLE "studio"."a" ("id" serial PRIMARY KEY NOT NULL);',
    'CREATE TABLE "studio"."a" ("b" integer); CREATE UNIQUE INDEX "a_b_idx" ON "studio"."a" USING btree ("b"); ALTER TABLE "studio"."a" ALTER COLUMN "b" SET NOT NULL;',
    'CREATE TABLE "studio"."a" ("b" integer); ALTER TABLE "studio"."a" ADD CONSTRAINT "f" FOREIGN KEY ("b") REFERENCES "studio"."c"("id");',
    'ALTER TABLE "studio"."a" ADD COLUMN "b" integer; ALTER TABLE "studio"."a" ADD CONSTRAINT "f" FOREIGN KEY ("b") REFERENCES "studio"."c"("id");',
    'ALTER TABLE "studio"."a" ADD COLUMN "b" integer; CREATE UNIQUE INDEX "i" ON "studio"."a" USING btree ("b");',
    'CREATE INDEX "a_b_idx" ON "studio"."a" USING btree ("b");',
  ])
    expect(takesAway(text), text).toBe(false);
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
