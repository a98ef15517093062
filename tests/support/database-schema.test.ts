import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { schemaDifferences, sqliteSchema } from './database-schema.ts';

const whole = [
  'create table lodge (id integer primary key autoincrement not null, name text not null)',
  "create table room (id integer primary key, name text default 'Room', size numeric, lodge_id integer, foreign key (lodge_id) references lodge(id) on update no action on delete cascade)",
  'create index room_name_idx on room (name)',
  'create unique index room_lodge_idx on room (lodge_id, name)',
];

/** What a database that is made otherwise has and lacks. */
function changed(from: string, to: string): readonly string[] {
  const schemas = [whole, whole.map((statement) => statement.replace(from, to))].map((statements) => {
    const database = new DatabaseSync(':memory:');
    for (const statement of statements) if (statement) database.exec(statement);
    return sqliteSchema(database);
  });
  return schemaDifferences(schemas[0] ?? [], schemas[1] ?? []);
}

test.each([
  ['a column', ', size numeric', ''],
  ['a type', 'size numeric', 'size integer'],
  ['a default', "default 'Room'", "default 'Suite'"],
  ['whether a column may be empty', 'name text not null', 'name text'],
  ['what becomes of a row', 'on delete cascade', 'on delete set null'],
  ['where a column refers to', 'references lodge(id)', 'references room(id)'],
  ['an index', whole[2] ?? '', ''],
  ['a column of an index', 'on room (name)', 'on room (size)'],
  ['whether an index is unique', 'create unique index', 'create index'],
  ['how rows are counted', ' autoincrement', ''],
  ['a table', whole[3] ?? '', 'create table suite (id integer)'],
])('%s that is another is seen', (_, from, to) => {
  expect(changed(from, to)).not.toEqual([]);
});

test('a database made alike is no other, and a column that was added later is the same', () => {
  expect(changed('', '')).toEqual([]);
  const [made, added] = [
    ['create table a (b text, c text)'],
    ['create table a (c text)', 'alter table a add b text'],
  ].map((statements) => {
    const database = new DatabaseSync(':memory:');
    for (const statement of statements) database.exec(statement);
    return sqliteSchema(database);
  });
  expect(schemaDifferences(made ?? [], added ?? [])).toEqual([]);
  expect(schemaDifferences(made ?? [], ['table b'])).toContain('second alone: table b');
});
