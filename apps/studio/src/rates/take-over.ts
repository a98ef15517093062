import type { RateColumn, RateRow, RateValue } from './columns.ts';
import type { RateDifference } from './compare.ts';

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
