/**
 * How an example looks, coarsely: its height, and the lightness of a grid of cells over it. Coarse on purpose, so that another
 * version of the browser's text rendering changes nothing, and a part that is missing, moved or in another colour does.
 */
export interface Look {
  /** CSS pixels. */
  readonly height: number;
  /** One hexadecimal digit a cell, from dark to light, row by row. */
  readonly cells: string;
}

/** Cells side by side. */
export const columns = 32;
/** Cells are square; an example higher than so many rows is compared in its upper part. */
export const mostRows = 120;

/** Digits of a cell may differ by so much: the edge of a letter, a pixel's worth of layout. */
const slack = 1;
/** Part of all cells that may differ by more. */
const share = 0.015;

/** @returns why two looks are not the same, or `null` when they are */
export function differenceOf(known: Look, seen: Look): string | null {
  const taller = seen.height - known.height;
  if (Math.abs(taller) > Math.max(4, known.height * 0.02)) {
    return `is ${seen.height} px high, not ${known.height} px`;
  }
  const length = Math.min(known.cells.length, seen.cells.length);
  let changed = 0;
  for (let place = 0; place < length; place++) {
    const by = Number.parseInt(seen.cells[place] ?? '0', 16) - Number.parseInt(known.cells[place] ?? '0', 16);
    if (Math.abs(by) > slack) changed += 1;
  }
  return changed > Math.max(1, length * share) ? `looks different in ${changed} of ${length} places` : null;
}
