import { type Collection, maySeeKind } from '@sundowner/brand';
import type { FilterChoices } from '@sundowner/desk-wire/filter-choices';
import { isoTime } from '../clock.ts';
import { forms } from '../forms/registry.ts';
import type { Sql } from '../store/database/port.ts';
import { type Asker, seenKinds } from '../work/access.ts';

const mostTags = 200;

/**
 * Each value of a column once, by leaps through its index, in one statement: neither database leaps by itself. `from` says nothing else of the
 * column, since SQLite would look for the next value by that.
 */
const eachOnce = (column: string, from: string): string =>
  `WITH RECURSIVE found (value) AS (
      SELECT CAST('' AS TEXT)
      UNION ALL SELECT (SELECT MIN(${column}) FROM ${from} AND ${column} > found.value) FROM found WHERE found.value >= '')
    SELECT value FROM found WHERE value <> '' ORDER BY value`;

async function countriesOf(sql: Sql, kinds: string): Promise<string[]> {
  const rows = await sql.rows<{ value: string }>(
    eachOnce('e.country', `enquiries e WHERE e.country IS NOT NULL AND ${kinds}`),
  );
  return rows.map(({ value }) => value);
}

/** Keys of the properties enquiries were about when they came in, each once. */
async function propertiesOf(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ value: string }>(eachOnce('property', 'enquiry_properties WHERE 1 = 1'));
  return rows.map(({ value }) => value);
}

/** Everything a list can be filtered by that there is; a property that is published no more comes last. */
export async function choicesFor(sql: Sql, asker: Asker, { properties }: Collection): Promise<FilterChoices> {
  const kinds = seenKinds(asker);
  const [tags, [oldest], asked, countries] = await Promise.all([
    sql.rows<{ tag: string; count: number }>(
      `SELECT t.tag, COUNT(*) AS count FROM tags t CROSS JOIN enquiries e WHERE e.id = t.enquiry_id AND ${kinds}
        GROUP BY t.tag ORDER BY count DESC, t.tag LIMIT ${mostTags}`,
    ),
    sql.rows<{ at: number | null }>('SELECT MIN(received_at) AS at FROM enquiries'),
    propertiesOf(sql),
    countriesOf(sql, kinds),
  ]);
  return {
    kinds: forms.map(({ kind }) => kind).filter((kind) => maySeeKind(asker, kind)),
    properties: [...new Set([...properties.map(({ key }) => key), ...asked])],
    countries,
    tags: tags.map(({ tag, count }) => ({ tag, count })),
    oldest: oldest?.at == null ? null : isoTime(oldest.at),
  };
}
