import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { type FormerEntries, type FormerPlaces, readFormerPlaces } from './former-places.ts';
import { literal, type Statements, statementsOn } from './statements.ts';

/*
 * From a version that had its places in its code to one in which they are content (docs/decisions/124): what a migration does before
 * and after its tables change. All of it is statements in SQL: Payload knows today's tables, and not those of the day a migration is of.
 */

/** What a migration is given. */
interface MigrationScope {
  readonly db: unknown;
  readonly payload: unknown;
  /** File of what the code knew; `null` where nobody named one. */
  readonly former?: string | null;
}

/** Closed choices of several, each a table of its own, that become words. */
const lists = [
  { from: 'experiences_properties', to: 'experiences_texts', path: 'properties' },
  { from: '_experiences_v_version_properties', to: '_experiences_v_texts', path: 'version.properties' },
  { from: 'tour_link_tour_link_for', to: 'tour_link_texts', path: 'tourLinkFor' },
  { from: '_tour_link_v_version_tour_link_for', to: '_tour_link_v_texts', path: 'version.tourLinkFor' },
] as const;

/** Columns in which no value may stand twice from now on. */
const distinct = [
  { collection: 'propertyUpdated', field: 'slug' },
  { collection: 'accommodation', field: 'contentfulTag' },
] as const;

/** What must survive the change of tables; there for that long. */
const keptTable = 'kept_for_collection';

/** What new columns begin with, where that is not empty. */
const beginsWith: Readonly<Record<string, readonly string[]>> = {
  roomsPage: ['rooms'],
  travelInfoPage: ['false', '0'],
};

const underscored = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The two tables of a collection: of its entries, and of their versions, whose columns have a prefix. */
const tablesOf = (collection: string) =>
  [
    { table: underscored(collection), prefix: '' },
    { table: `_${underscored(collection)}_v`, prefix: 'version_' },
  ] as const;

/** A column as text: before the tables change it may be of a type of its own. */
const asText = (column: string): string => `cast(${column} as text)`;

async function holdsProperties({ run, named }: Statements): Promise<boolean> {
  const rows = await run(`select id from ${named('property_updated')} limit 1`);
  return rows.length > 0;
}

/** What the code knew, where there are places. @throws Error where there are some and nobody named the file */
async function knownOf(statements: Statements, file: string | null): Promise<FormerPlaces | null> {
  if (!(await holdsProperties(statements))) return null;
  if (file === null)
    throw new Error(
      'this database is of a version that had places in its code, and only "npm start" says what it knew of them',
    );
  return readFormerPlaces(file);
}

/** To be called before the tables change. */
export async function beforeCollection({ db, payload, former = null }: MigrationScope): Promise<void> {
  const statements = statementsOn(payload as Payload, db);
  await keepForCollection(statements, await knownOf(statements, former));
}

/** To be called when the tables have changed. */
export async function afterCollection({ db, payload, former = null }: MigrationScope): Promise<void> {
  const statements = statementsOn(payload as Payload, db);
  await fillCollection(statements, await knownOf(statements, former));
}

/** Keeps the lists whose tables go, and sees to it that no address and no tag stands twice. */
export async function keepForCollection(statements: Statements, known: FormerPlaces | null): Promise<void> {
  const { run, named } = statements;
  await run(
    `create table ${named(keptTable)} (source text not null, place integer, parent integer not null, value text)`,
  );
  for (const { from } of lists) {
    await run(
      `insert into ${named(keptTable)} select ${literal(from)}, "order", parent_id, ${asText('value')} from ${named(from)}`,
    );
  }
  for (const each of known?.entries ?? []) await putAddresses(statements, each);
  for (const { collection, field } of distinct) await keepDoubles(statements, collection, underscored(field));
}

/** Pages stood at addresses the code knew, whatever the entry said: they stay there. */
async function putAddresses(
  { run, named }: Statements,
  { collection, by, addresses = {} }: FormerEntries,
): Promise<void> {
  for (const { table, prefix } of tablesOf(collection)) {
    for (const [key, address] of Object.entries(addresses)) {
      const found = `${asText(`"${prefix}${underscored(by)}"`)} = ${literal(key)}`;
      await run(`update ${named(table)} set "${prefix}slug" = ${literal(address)} where ${found}`);
    }
  }
}

const doublesOf = (table: string, column: string) => `${table}.${column}`;

/** Of entries with the same value the first that is published keeps it; the others are without one until the tables have changed. */
async function keepDoubles({ run, named }: Statements, collection: string, column: string): Promise<void> {
  const table = underscored(collection);
  const rank = (of: string) => `(case when ${of}._status = 'published' then 0 else 1 end)`;
  await run(`update ${named(table)} set "${column}" = null where ${asText(`"${column}"`)} = ''`);
  await run(
    `insert into ${named(keptTable)} select ${literal(doublesOf(table, column))}, null, t.id, ${asText(`t."${column}"`)} ` +
      `from ${named(table)} t where exists (select 1 from ${named(table)} o where o."${column}" = t."${column}" ` +
      `and (${rank('o')} < ${rank('t')} or (${rank('o')} = ${rank('t')} and o.id < t.id)))`,
  );
  await run(
    `update ${named(table)} set "${column}" = null where id in ` +
      `(select parent from ${named(keptTable)} where source = ${literal(doublesOf(table, column))})`,
  );
}

/** Puts back what was kept, and fills what nobody has written yet with what the code knew. */
export async function fillCollection(statements: Statements, known: FormerPlaces | null): Promise<void> {
  const { run, named } = statements;
  for (const { from, to, path } of lists) {
    await run(
      `insert into ${named(to)} ("order", parent_id, path, text) select place, parent, ${literal(path)}, value ` +
        `from ${named(keptTable)} where source = ${literal(from)} and value is not null order by parent, place`,
    );
  }
  for (const { collection, field } of distinct) await tellApart(statements, collection, underscored(field));
  await run(`drop table ${named(keptTable)}`);
  // Who leads where is worked out anew at the next start.
  await run(`delete from ${named('studio_marks')} where key = 'entry-links-built'`);
  if (known === null) return;
  for (const each of known.entries) await fillEntries(statements, each);
  await addPalettes(statements, known.palettes);
  for (const redirect of known.redirects) await addRedirect(statements, redirect);
  for (const [name, choices] of Object.entries(known.choiceLists)) await addList(statements, name, choices);
}

/** Gives entries that shared a value one of their own: it ends in their number. */
async function tellApart({ run, named }: Statements, collection: string, column: string): Promise<void> {
  const table = underscored(collection);
  const versions = `_${table}_v`;
  const kept = (parent: string) =>
    `(select k.value from ${named(keptTable)} k where k.source = ${literal(doublesOf(table, column))} and k.parent = ${parent})`;
  await run(
    `update ${named(table)} as t set "${column}" = ${kept('t.id')} || '-' || t.id where ${kept('t.id')} is not null`,
  );
  await run(
    `update ${named(versions)} as t set "version_${column}" = ${kept('t.parent_id')} || '-' || t.parent_id ` +
      `where t."version_${column}" = ${kept('t.parent_id')}`,
  );
}

/** Fills the empty fields of entries and of all their versions: a version that is restored is as whole as the entry is now. */
async function fillEntries(
  statements: Statements,
  { collection, by, values }: FormerEntries,
): Promise<void> {
  for (const { table, prefix } of tablesOf(collection)) {
    for (const [key, fields] of Object.entries(values)) {
      const found = `"${prefix}${underscored(by)}" = ${literal(key)}`;
      const sets = Object.entries(fields).flatMap(([field, value]) =>
        Array.isArray(value) ? [] : setIfEmpty(`"${prefix}${underscored(field)}"`, value, beginsWith[field]),
      );
      if (sets.length > 0)
        await statements.run(`update ${statements.named(table)} set ${sets.join(', ')} where ${found}`);
      for (const [field, value] of Object.entries(fields)) {
        if (Array.isArray(value))
          await fillChoices(statements, table, `${table}_${prefix}${underscored(field)}`, found, value);
      }
    }
  }
}

function setIfEmpty(column: string, value: string | true, begins: readonly string[] = []): string {
  const empty = ['', ...begins].map(literal).join(', ');
  const now = value === true ? 'true' : literal(value);
  return `${column} = case when ${column} is null or ${asText(column)} in (${empty}) then ${now} else ${column} end`;
}

/** Fills a choice of several, which is a table of its own. */
async function fillChoices(
  { run, named, asChoice }: Statements,
  table: string,
  list: string,
  found: string,
  words: readonly string[],
): Promise<void> {
  const all = words
    .map((word, at) => `select ${at + 1} as place, ${asChoice(word, `enum_${list}`)} as word`)
    .join(' union all ');
  await run(
    `insert into ${named(list)} ("order", parent_id, value) select w.place, t.id, w.word ` +
      `from (select id from ${named(table)} where ${found}) t cross join (${all}) w ` +
      `where not exists (select 1 from ${named(list)} o where o.parent_id = t.id)`,
  );
}

/** Adds a published entry and its version, in words alone. @param unless what forbids it */
async function addEntry(
  { run, named }: Statements,
  collection: string,
  words: Readonly<Record<string, string>>,
  { found, unless }: { readonly found: string; readonly unless: string },
): Promise<void> {
  const [own, versions] = tablesOf(collection);
  const columns = (prefix: string) =>
    Object.keys(words).map((field) => `"${prefix}${underscored(field)}"`).join(', ');
  const given = Object.values(words).map(literal).join(', ');
  await run(
    `insert into ${named(own.table)} (${columns('')}, _status) select ${given}, 'published' where not (${unless})`,
  );
  await run(
    `insert into ${named(versions.table)} (parent_id, ${columns(versions.prefix)}, version__status, ` +
      `version_created_at, version_updated_at, latest) select t.id, ${given}, 'published', t.created_at, t.updated_at, true ` +
      `from ${named(own.table)} t where ${found} ` +
      `and not exists (select 1 from ${named(versions.table)} v where v.parent_id = t.id)`,
  );
}

/** What pages wear that belong to no property. */
async function addPalettes(statements: Statements, palettes: FormerPlaces['palettes']): Promise<void> {
  const unless = `exists (select 1 from ${statements.named('collection')})`;
  await addEntry(statements, 'collection', palettes, { found: 'true', unless });
}

async function addRedirect(
  statements: Statements,
  { property, from, to, note }: FormerPlaces['redirects'][number],
): Promise<void> {
  const { named } = statements;
  const isThere = `exists (select 1 from ${named('property_updated')} where key = ${literal(property)})`;
  const isTaken = `exists (select 1 from ${named('redirects')} where lower("from") = ${literal(from)})`;
  await addEntry(
    statements,
    'redirects',
    { from, to, note },
    { found: `t."from" = ${literal(from)}`, unless: `not ${isThere} or ${isTaken}` },
  );
}

/** Makes a list of choices that editors have not made. */
async function addList(statements: Statements, name: string, choices: readonly string[]): Promise<void> {
  const { run, named } = statements;
  const [list, versions] = [named('choice_list'), named('_choice_list_v')];
  const there = await run(`select id from ${list} where name = ${literal(name)} limit 1`);
  if (there.length > 0) return;
  await addEntry(statements, 'choiceList', { name }, { found: `t.name = ${literal(name)}`, unless: 'false' });
  for (const [at, choice] of choices.entries()) {
    const [id, words] = [literal(randomBytes(12).toString('hex')), literal(choice)];
    await run(
      `insert into ${named('choice_list_choices')} (_order, _parent_id, id, label, value, published) ` +
        `select ${at + 1}, t.id, ${id}, ${words}, ${words}, true from ${list} t where t.name = ${literal(name)}`,
    );
    await run(
      `insert into ${named('_choice_list_v_version_choices')} (_order, _parent_id, _uuid, label, value, published) ` +
        `select ${at + 1}, v.id, ${id}, ${words}, ${words}, true from ${versions} v where v.version_name = ${literal(name)} and v.latest`,
    );
  }
}
