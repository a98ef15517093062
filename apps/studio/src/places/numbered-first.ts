import type { ContentQuery } from '@sundowner/brand';

type Entry = Readonly<Record<string, unknown>>;

export interface KnownField {
  readonly name: string;
  readonly type: string;
}

/** The number a list is in the ascending order of; `null` where it is in another order, or read in pages. */
export function placedBy(
  { sort = [], limit = 10, pagination = false }: Pick<ContentQuery, 'sort' | 'limit' | 'pagination'>,
  fields: readonly KnownField[],
): string | null {
  if (sort.length !== 1 || pagination || limit === 1) return null;
  return fields.find(({ name, type }) => name === sort[0] && type === 'number')?.name ?? null;
}

/** What is selected, and the field the list is in the order of. */
export const selectedWith = (select: ContentQuery['select'], name: string | null): ContentQuery['select'] =>
  select && name && Object.values(select).some(Boolean) ? { ...select, [name]: true } : select;

/**
 * Entries that have a number in their order, then those without one, earlier ones first. SQLite has the latter first, PostgreSQL last, and
 * Payload the newest first among equals.
 */
export function numberedFirst<Each>(entries: readonly Each[], name: string | null): readonly Each[] {
  if (name === null) return entries;
  const numberOf = (entry: Each, field: string): number => {
    const value = (entry as Entry)[field];
    return typeof value === 'number' ? value : Number.POSITIVE_INFINITY;
  };
  const compared = (one: number, other: number) => (one === other ? 0 : one - other);
  return [...entries].sort(
    (one, other) =>
      compared(numberOf(one, name), numberOf(other, name)) ||
      compared(numberOf(one, 'id'), numberOf(other, 'id')),
  );
}
