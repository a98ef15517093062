import type { DeskRow } from '@sundowner/desk-wire/list';

export interface Merged {
  readonly rows: readonly DeskRow[];
  /** Of those shown, what is no longer in the list: it stays in its place until the list is read anew. */
  readonly gone: ReadonlySet<string>;
  /** How many came that are not shown yet. */
  readonly arrived: number;
}

/**
 * Brings what changed into a list somebody looks at. No row moves under hand or pointer: each is drawn anew in its place, what came
 * waits, what left is marked.
 *
 * @param fresh the list as it is now, at least as far as it is shown
 */
export function mergedRows(shown: readonly DeskRow[], fresh: readonly DeskRow[], isWhole: boolean): Merged {
  const now = new Map(fresh.map((row) => [row.reference, row]));
  const known = new Set(shown.map(({ reference }) => reference));
  return {
    rows: shown.map((row) => now.get(row.reference) ?? row),
    gone: new Set(
      isWhole || fresh.length >= shown.length
        ? shown.filter(({ reference }) => !now.has(reference)).map(({ reference }) => reference)
        : [],
    ),
    arrived: fresh.filter(({ reference }) => !known.has(reference)).length,
  };
}
