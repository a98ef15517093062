import { type Collection, propertyOfKey } from '@sundowner/brand';
import type { FormValues } from '../forms/form.ts';
import { propertiesAsked } from '../forms/places-named.ts';
import type { Sql } from '../store/database/port.ts';

/** Keys of the properties enquiries were about when they came in, by the enquiry: one that is published no more has only its key. */
export async function keptProperties(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows<{ id: string; property: string }>(
    `SELECT enquiry_id AS id, property FROM enquiry_properties WHERE enquiry_id IN (${ids.map(() => '?').join(', ')})
      ORDER BY property`,
    ids,
  );
  const byEnquiry = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byEnquiry].map(([id, found]) => [id, found.map(({ property }) => property)]));
}

/** Keys of the properties an enquiry is about: as places stand now, and as they stood when it came in. */
export function askedKeys(
  { values, page }: { readonly values: Readonly<FormValues>; readonly page: string },
  kept: readonly string[],
  collection: Collection,
): string[] {
  return [...new Set([...propertiesAsked(values, page, collection), ...kept])];
}

/** What a property is called; its key, when it is published no more. */
export const nameOfProperty = (key: string, collection: Collection): string =>
  propertyOfKey(key, collection)?.name ?? key;
