import type { ContentFields, ContentQuery } from '@sundowner/brand';
import type { z } from 'zod';

/** One read: what is asked for and the shape of an entry. */
export interface ContentRead<Raw> extends ContentQuery {
  /**
   * Names the read's last good copy: `introSection-home`; the collection unless said. Its first word is what logs call it, and is never of an
   * address.
   */
  readonly name?: string;
  /** Of an entry; one made by `onHost` is made for the host of the site. */
  readonly schema: z.ZodType<Raw> | ((siteUrl: string) => z.ZodType<Raw>);
  /**
   * Which answers become the last good copy: every one; only one that found something, for reads a visitor's address decides, of which
   * there are endlessly many that find nothing; or none. `always` unless said.
   */
  readonly keep?: 'always' | 'found' | 'never';
}

/** Some entries of a longer list. */
export interface Page<Raw> {
  readonly entries: Raw[];
  /** Entries in all; what was given when the read did not ask for it. */
  readonly total: number;
}

/** What can stand in an address as its last part. */
export const slugPattern = /^[\w-]{1,120}$/;

export const isSlug = (text: string): boolean => slugPattern.test(text);

export const nameOf = ({ name, collection }: Pick<ContentRead<unknown>, 'name' | 'collection'>): string =>
  name ?? collection;

/** The first word of a read's name. The rest may be taken from an address, where anybody may have written anything. */
export const kindOf = (name: string): string => name.split('-', 1)[0] ?? '';

/** What the studio is asked: a read without what is ours alone. */
export function queryOf({
  name: _name,
  schema: _schema,
  keep: _keep,
  ...query
}: ContentRead<unknown>): ContentQuery {
  return query;
}

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
