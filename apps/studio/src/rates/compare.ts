import type { RateColumn, RateRow, RateValue } from './columns.ts';
import type { PastedRow } from './read-table.ts';

interface ValueChange {
  readonly column: RateColumn;
  readonly before: RateValue;
  readonly after: RateValue;
}

interface RowChange {
  readonly row: RateRow;
  readonly changes: readonly ValueChange[];
}

/** What taking a pasted table over would do to the present one. */
export interface RateDifference {
  readonly added: readonly RateRow[];
  readonly removed: readonly RateRow[];
  readonly changed: readonly RowChange[];
  readonly same: number;
  /** The table afterwards; a row that was there keeps its `id`. */
  readonly result: readonly RateRow[];
}

const comparableValue = (value: RateValue | undefined) =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/**
 * Pairs each pasted row with the present row it stands for: by its words and days, else its words and first day, else
 * its words where only one row on either side has them, else (a renamed season) its days.
 */
function pairs(present: readonly RateRow[], pasted: readonly PastedRow[], columns: readonly RateColumn[]) {
  const names = columns
    .filter(({ kind }) => kind === 'words')
    .slice(0, 1)
    .map(({ name }) => name);
  const days = columns.filter(({ kind }) => kind === 'day').map(({ name }) => name);
  const keys: readonly (readonly string[])[] = [
    [...names, ...days],
    [...names, ...days.slice(0, 1)],
    names,
    days,
  ];
  const found = new Map<PastedRow, RateRow>();
  for (const fields of keys) {
    if (fields.length === 0) continue;
    const keyOf = (values: RateRow) => fields.map((field) => comparableValue(values[field])).join('|');
    const isWhole = (values: RateRow) => fields.every((field) => comparableValue(values[field]) !== '');
    const taken = new Set(found.values());
    const rowsLeft = present.filter((row) => !taken.has(row) && isWhole(row));
    const pastedLeft = pasted.filter((row) => !found.has(row) && isWhole(row.values));
    for (const row of pastedLeft) {
      const key = keyOf(row.values);
      const rows = rowsLeft.filter((one) => keyOf(one) === key);
      const rivals = pastedLeft.filter((one) => keyOf(one.values) === key);
      if (rows.length === 1 && rivals.length === 1 && rows[0]) found.set(row, rows[0]);
    }
  }
  return found;
}

/**
 * Compares a pasted table with the present one.
 *
 * @param keepOthers whether seasons that were not pasted stay
 */
export function compareRates(
  present: readonly RateRow[],
  pasted: readonly PastedRow[],
  columns: readonly RateColumn[],
  { keepOthers }: { keepOthers: boolean },
): RateDifference {
  const found = pairs(present, pasted, columns);
  const kept = new Set(found.values());
  const added: RateRow[] = [];
  const changed: RowChange[] = [];
  let same = 0;
  const rows = pasted.map((row) => {
    const before = found.get(row);
    if (!before) {
      const whole = Object.fromEntries(columns.map(({ name }) => [name, row.values[name] ?? null]));
      added.push(whole);
      return whole;
    }
    const changes = columns.flatMap((column): ValueChange[] => {
      const after = row.values[column.name];
      const old = before[column.name] ?? null;
      return after === undefined || after === old ? [] : [{ column, before: old, after }];
    });
    if (changes.length === 0) same += 1;
    else changed.push({ row: before, changes });
    return { ...before, ...Object.fromEntries(changes.map(({ column, after }) => [column.name, after])) };
  });
  const others = present.filter((row) => !kept.has(row));
  return {
    added,
    changed,
    same: same + (keepOthers ? others.length : 0),
    removed: keepOthers ? [] : others,
    result: keepOthers ? [...rows, ...others] : rows,
  };
}

/** One step that turns the present rows of the form into those of the difference; `row` is the index at that step. */
export type TakeOverStep =
  | { readonly does: 'set'; readonly row: number; readonly column: RateColumn; readonly value: RateValue }
  | { readonly does: 'remove'; readonly row: number }
  | { readonly does: 'add'; readonly row: number; readonly values: RateRow };

/**
 * The steps that take a difference over: changed cells first, then rows out from the last up, then new rows in the
 * order of their first day. Rows that stay keep everything the table does not show.
 *
 * @param present the rows the difference was made against, the very same objects
 */
export function takeOverSteps(
  present: readonly RateRow[],
  difference: RateDifference,
  columns: readonly RateColumn[],
): readonly TakeOverStep[] {
  const steps: TakeOverStep[] = [];
  for (const { row, changes } of difference.changed)
    for (const { column, after } of changes)
      steps.push({ does: 'set', row: present.indexOf(row), column, value: after });
  const rows = [...present];
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (!row || !difference.removed.includes(row)) continue;
    rows.splice(at, 1);
    steps.push({ does: 'remove', row: at });
  }
  const first = columns.find(({ kind }) => kind === 'day')?.name ?? '';
  for (const values of difference.added) {
    const day = String(values[first] ?? '9');
    const later = rows.findIndex((row) => String(row[first] ?? '9') > day);
    const at = later < 0 ? rows.length : later;
    rows.splice(at, 0, values);
    steps.push({ does: 'add', row: at, values });
  }
  return steps;
}
