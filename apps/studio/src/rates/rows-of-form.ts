import { type RateColumn, type RateRow, type RateValue, rateColumns } from './columns.ts';

/** A field of Payload's form state; only what the table reads. */
interface FieldState {
  readonly value?: unknown;
  readonly valid?: boolean;
  readonly errorMessage?: string;
}

type FormState = Readonly<Record<string, FieldState | undefined>>;

/** A value of the form as the table holds it: days as `2027-01-31`, prices and nights as numbers. */
export function fromForm(value: unknown, { kind }: RateColumn): RateValue {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'day')
    return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10);
  if (kind === 'words') return String(value);
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A value of the table as Payload stores it: days at noon UTC, as its own day picker does. */
export function toForm(value: RateValue, { kind }: RateColumn): RateValue {
  return kind === 'day' && typeof value === 'string' ? `${value}T12:00:00.000Z` : value;
}

/** The rows of an array field. */
export function rowsOfForm(fields: FormState, path: string, length: number): RateRow[] {
  return Array.from({ length }, (_, row) =>
    Object.fromEntries(
      rateColumns.map((column) => [
        column.name,
        fromForm(fields[`${path}.${row}.${column.name}`]?.value, column),
      ]),
    ),
  );
}

/** What the studio refused, by `row.column`. */
export function faultsOfForm(
  fields: FormState,
  path: string,
  length: number,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (let row = 0; row < length; row += 1)
    for (const { name } of rateColumns) {
      const field = fields[`${path}.${row}.${name}`];
      if (field?.valid === false && field.errorMessage) faults[`${row}.${name}`] = field.errorMessage;
    }
  return faults;
}
