import { type Collection, maySeeKind } from '@sundowner/brand';
import type { FilterChoices } from '@sundowner/desk-wire/filter-choices';
import { isoTime } from '../clock.ts';
import { forms } from '../forms/registry.ts';
import type { Sql } from '../store/database/port.ts';
import { type Asker, seenKinds } from '../work/access.ts';

const mostTags = 200;

/** Each country once, by leaps through its index. */
async function countriesOf(sql: Sql, kinds: string): Promise<string[]> {
  const found: string[] = [];
  for (let last = ''; ; ) {
    const [row] = await sql.rows<{ country: string | null }>(
      `SELECT MIN(e.country) AS country FROM enquiries e WHERE e.country IS NOT NULL AND e.country > ? AND ${kinds}`,
      [last],
    );
    if (!row?.country) return found;
    last = row.country;
    found.push(last);
  }
}

/** Keys of the properties enquiries were about when they came in, each once, by leaps through their index. */
async function propertiesOf(sql: Sql): Promise<string[]> {
  const found: string[] = [];
  for (let last = ''; ; ) {
    const [row] = await sql.rows<{ property: string | null }>(
      'SELECT MIN(property) AS property FROM enquiry_properties WHERE property > ?',
      [last],
    );
    if (!row?.property) return found;
    last = row.property;
    found.push(last);
  }
}

/** Everything a list can be filtered by that there is; a property that is published no more comes last. */
export async function choicesFor(sql: Sql, asker: Asker, { properties }: Collection): Promise<FilterChoices> {
  const kinds = seenKinds(asker);
  const tags = await sql.rows<{ tag: string; count: number }>(
    `SELECT t.tag, COUNT(*) AS count FROM tags t CROSS JOIN enquiries e WHERE e.id = t.enquiry_id AND ${kinds}
      GROUP BY t.tag ORDER BY count DESC, t.tag LIMIT ${mostTags}`,
  );
  const [oldest] = await sql.rows<{ at: number | null }>('SELECT MIN(received_at) AS at FROM enquiries');
  return {
    kinds: forms.map(({ kind }) => kind).filter((kind) => maySeeKind(asker, kind)),
    properties: [...new Set([...properties.map(({ key }) => key), ...(await propertiesOf(sql))])],
    countries: await countriesOf(sql, kinds),
    tags: tags.map(({ tag, count }) => ({ tag, count })),
    oldest: oldest?.at == null ? null : isoTime(oldest.at),
  };
}
