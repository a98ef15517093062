import type { ContentCondition, ContentQuery } from '@sundowner/brand';
import type { FakeEntry } from './studio-entries.ts';

/** The entries a query finds among these, as the studio would: filtered, in order, no more than its limit. */
export function found(entries: readonly FakeEntry[], query: ContentQuery): FakeEntry[] {
  const { where = {}, sort: [field] = [], limit } = query;
  const docs = entries.filter((doc) =>
    Object.entries(where).every(([name, condition]) => holds(String(doc[name]), condition)),
  );
  if (field) docs.sort(byField(field));
  return docs.slice(0, limit || docs.length);
}

function holds(value: string, condition: ContentCondition): boolean {
  if ('equals' in condition) return value === String(condition.equals);
  if ('in' in condition) return condition.in.map(String).includes(value);
  return value !== String(condition.not_equals);
}

/** @param field with a hyphen before it for the greatest first */
function byField(field: string): (one: FakeEntry, other: FakeEntry) => number {
  const name = field.replace(/^-/, '');
  const direction = field.startsWith('-') ? -1 : 1;
  const orderOf = new Intl.Collator('en', { numeric: true });
  return (one, other) => direction * orderOf.compare(String(one[name]), String(other[name]));
}
