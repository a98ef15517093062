import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { fillCollection, keepForCollection } from './collection-values.ts';
import type { FormerPlaces } from './former-places.ts';
import { literal, type Statements } from './statements.ts';

interface Snapshot {
  readonly tables: Readonly<
    Record<
      string,
      { readonly columns: Readonly<Record<string, { name: string; type: string; default?: unknown }>> }
    >
  >;
}

const { tables } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'sqlite/20261126_103854_start.json'), 'utf8'),
) as Snapshot;

const ofEntries = ['property_updated', 'accommodation', 'experiences', 'tour_link', 'redirects', 'choice_list'];
const others = [
  'experiences_properties',
  '_experiences_v_version_properties',
  'tour_link_tour_link_for',
  '_tour_link_v_version_tour_link_for',
  'choice_list_choices',
  '_choice_list_v_version_choices',
  'studio_marks',
];

/** Tables as they were: the names of their columns and what those begin with are those of the first migration. */
function oldDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  for (const name of [...ofEntries, ...ofEntries.map((each) => `_${each}_v`), ...others]) {
    const columns = Object.values(tables[name]?.columns ?? {}).map((column) => {
      if (column.name === 'id' && column.type === 'integer') return 'id integer primary key';
      return `"${column.name}" ${column.type}${column.default === undefined ? '' : ` default ${String(column.default)}`}`;
    });
    database.exec(`create table "${name}" (${columns.join(', ')})`);
  }
  return database;
}

/** What the statements of the migration itself do between our two steps, as far as it matters here. */
function changeTables(database: DatabaseSync): void {
  const texts = '(id integer primary key, "order" integer, parent_id integer, path text, text text)';
  const choices = '(id integer primary key, "order" integer, parent_id integer, value text)';
  const palettes = (prefix: string) =>
    `"${prefix}home_palette" text, "${prefix}_status" text, "${prefix}created_at" text default 'now', "${prefix}updated_at" text default 'now'`;
  database.exec(`
    create table experiences_texts ${texts}; create table _experiences_v_texts ${texts};
    create table tour_link_texts ${texts}; create table _tour_link_v_texts ${texts};
    create table property_updated_offered_in ${choices}; create table _property_updated_v_version_offered_in ${choices};
    alter table property_updated add palette text; alter table _property_updated_v add version_palette text;
    alter table property_updated add rooms_page text default 'rooms';
    alter table _property_updated_v add version_rooms_page text default 'rooms';
    alter table property_updated add travel_info_page integer default false;
    alter table _property_updated_v add version_travel_info_page integer default false;
    create unique index slugs on property_updated (slug); create unique index tags on accommodation (contentful_tag);
    create table collection (id integer primary key, ${palettes('')});
    create table _collection_v (id integer primary key, parent_id integer, ${palettes('version_')}, latest integer);
    drop table experiences_properties; drop table tour_link_tour_link_for;
  `);
}

const on = (database: DatabaseSync): Statements => ({
  run: async (statement) => database.prepare(statement).all() as Record<string, unknown>[],
  named: (name) => `"${name}"`,
  asChoice: (word) => literal(word),
});

const known: FormerPlaces = {
  entries: [
    {
      collection: 'propertyUpdated',
      by: 'key',
      addresses: { delta: 'the-delta' },
      values: {
        delta: {
          palette: 'savanna',
          offeredIn: ['email', 'destination'],
          roomsPage: 'suites',
          travelInfoPage: true,
        },
        harbour: { palette: 'ocean' },
      },
    },
  ],
  palettes: { homePalette: 'dusk' },
  redirects: [
    { property: 'delta', from: '/old-delta*', to: '/the-delta', note: 'Its old name' },
    { property: 'gone', from: '/old-gone', to: '/gone', note: '' },
  ],
  choiceLists: { interests: ['Boats', "The Delta's birds"] },
};

const fields = (database: DatabaseSync, query: string) =>
  database.prepare(query).all().map((row) => Object.values(row).join(' '));

const old = () => {
  const database = oldDatabase();
  database.exec(`
    insert into property_updated (id, key, slug, _status) values (1, 'delta', 'delta', 'published'), (2, 'other', '', 'draft');
    insert into _property_updated_v (id, parent_id, version_key, version_slug, latest) values (7, 1, 'delta', 'delta', true);
    insert into accommodation (id, contentful_tag, _status) values
      (1, 'reed', 'draft'), (2, 'reed', 'published'), (3, 'reed', 'published'), (4, 'fig', 'published'), (5, null, 'draft');
    insert into _accommodation_v (parent_id, version_contentful_tag) values (1, 'reed'), (1, 'first'), (2, 'reed'), (3, 'reed');
    insert into experiences_properties ("order", parent_id, value) values (2, 9, 'harbour'), (1, 9, 'delta'), (1, 8, null);
    insert into _tour_link_v_version_tour_link_for ("order", parent_id, value) values (1, 4, 'delta-reserve');
    insert into studio_marks (key) values ('seeded'), ('entry-links-built');
  `);
  return database;
};

async function brought(database: DatabaseSync, places: FormerPlaces | null): Promise<DatabaseSync> {
  await keepForCollection(on(database), places);
  changeTables(database);
  await fillCollection(on(database), places);
  return database;
}

test('lists of choices become words, in their order', async () => {
  const database = await brought(old(), known);
  expect(fields(database, 'select "order", parent_id, path, text from experiences_texts order by id')).toEqual([
    '1 9 properties delta',
    '2 9 properties harbour',
  ]);
  expect(fields(database, 'select "order", parent_id, path, text from _tour_link_v_texts')).toEqual([
    '1 4 version.tourLinkFor delta-reserve',
  ]);
});

test('entries and their versions are filled, and stay where their pages stood', async () => {
  const database = await brought(old(), known);
  const row = 'palette, {}rooms_page, {}travel_info_page, {}slug';
  expect(fields(database, `select ${row.replaceAll('{}', '')} from property_updated where id = 1`)).toEqual([
    'savanna suites 1 the-delta',
  ]);
  const versions = `version_${row.replaceAll('{}', 'version_')}`;
  expect(fields(database, `select ${versions} from _property_updated_v`)).toEqual([
    'savanna suites 1 the-delta',
  ]);
  const offered = (table: string) =>
    fields(database, `select parent_id, "order", value from ${table} order by "order"`);
  expect(offered('property_updated_offered_in')).toEqual(['1 1 email', '1 2 destination']);
  expect(offered('_property_updated_v_version_offered_in')).toEqual(['7 1 email', '7 2 destination']);
  expect(fields(database, 'select key from studio_marks')).toEqual(['seeded']);
});

test('of lodges with the same tag the first that is published keeps it', async () => {
  const database = await brought(old(), known);
  expect(fields(database, 'select id, contentful_tag from accommodation order by id')).toEqual([
    '1 reed-1',
    '2 reed',
    '3 reed-3',
    '4 fig',
    '5 ',
  ]);
  expect(fields(database, 'select version_contentful_tag from _accommodation_v order by id')).toEqual([
    'reed-1',
    'first',
    'reed',
    'reed-3',
  ]);
});

test('what was known beside entries becomes entries, published and with a version', async () => {
  const database = await brought(old(), known);
  const twin = (table: string, ...names: string[]) => [
    fields(database, `select ${names.join(', ')}, _status from ${table}`),
    fields(database, `select ${names.map((name) => `"version_${name}"`)}, version__status from _${table}_v where latest`),
  ];
  expect(twin('collection', 'home_palette')).toEqual([['dusk published'], ['dusk published']]);
  const redirect = ['/old-delta* Its old name published'];
  expect(fields(database, 'select "from", note, _status from redirects')).toEqual(redirect);
  expect(fields(database, 'select version_from, version_note, version__status from _redirects_v')).toEqual(redirect);
  const choices = 'select _order, label, value, published from';
  const expected = ['1 Boats Boats 1', "2 The Delta's birds The Delta's birds 1"];
  expect(fields(database, `${choices} choice_list_choices order by _order`)).toEqual(expected);
  expect(fields(database, `${choices} _choice_list_v_version_choices order by _order`)).toEqual(expected);
});

test('what an editor wrote is left alone, and a database without places stays empty', async () => {
  const database = old();
  await keepForCollection(on(database), known);
  changeTables(database);
  database.exec(`
    update property_updated set palette = 'clay';
    insert into property_updated_offered_in ("order", parent_id, value) values (1, 1, 'celebration');
    insert into redirects ("from", "to", _status) values ('/old-delta*', '/elsewhere', 'draft');
    insert into choice_list (name) values ('interests');
    insert into collection (home_palette) values ('forest');
  `);
  await fillCollection(on(database), known);
  expect(fields(database, 'select palette from property_updated where id = 1')).toEqual(['clay']);
  expect(fields(database, 'select value from property_updated_offered_in')).toEqual(['celebration']);
  expect(fields(database, 'select "to" from redirects')).toEqual(['/elsewhere']);
  expect(fields(database, 'select count(*) from choice_list_choices')).toEqual(['0']);
  expect(fields(database, 'select home_palette from collection')).toEqual(['forest']);

  const empty = await brought(oldDatabase(), null);
  for (const table of ['collection', 'redirects', 'choice_list'])
    expect(fields(empty, `select count(*) from ${table}`), table).toEqual(['0']);
});
