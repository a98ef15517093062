import type { ContentFields, ContentQuery } from '@sundowner/brand';

/** The fields a read comes with, for `select` and `populate`: `{ name: true, link: true }`. */
export const only = (...names: readonly string[]): ContentFields =>
  Object.fromEntries(names.map((name) => [name, true]));

/** One text for every way of writing a query: two reads of the same text are the same read. */
export const keyOf = (query: ContentQuery): string => JSON.stringify(query, inOrder);

/** For `JSON.stringify`: the properties of an object by their names, lists as they are. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
