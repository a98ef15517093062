import { readAmount, readCells, readDay, readPeriod } from './cells.ts';
import { columnFor, type RateColumn, type RateValue } from './columns.ts';

/** One row of a pasted table. A column that was not given or not understood is missing, so the present value stays. */
export interface PastedRow {
  /** Where it stands in the paste, from 1. */
  readonly line: number;
  readonly values: Readonly<Record<string, RateValue>>;
}

/** What could not be taken over as it stands, named by row and column. */
export interface Remark {
  /** "Row 3, Peak", or `null` when it concerns the whole paste. */
  readonly row: string | null;
  readonly column: string | null;
  readonly text: string;
}

export interface PastedTable {
  readonly rows: readonly PastedRow[];
  readonly remarks: readonly Remark[];
}

type Place = RateColumn | 'period' | null;

/** Rows above the headings of a sheet (its title, a date) that are looked through. */
const rowsAboveHeadings = 6;

const holdsValue = (cell: string) =>
  readAmount(cell).kind === 'amount' || readDay(cell, 2000) !== null || readPeriod(cell, 2000) !== null;

function headingRow(cells: readonly string[][], columns: readonly RateColumn[]): number {
  return cells
    .slice(0, rowsAboveHeadings)
    .findIndex(
      (row) => !row.some(holdsValue) && row.filter((cell) => columnFor(cell, columns) !== null).length >= 2,
    );
}

function headingRemarks(
  headings: readonly string[],
  places: readonly Place[],
  columns: readonly RateColumn[],
) {
  const remarks: Remark[] = [];
  headings.forEach((heading, at) => {
    if (heading !== '' && places[at] === null)
      remarks.push({
        row: null,
        column: heading,
        text: 'is no column of this table and is left out.',
      });
  });
  const stay = columns.filter(
    (column) => !places.includes(column) && !(column.kind === 'day' && places.includes('period')),
  );
  if (stay.length > 0) {
    const text =
      stay.length === 1 ? 'was not pasted; its values stay.' : 'were not pasted; their values stay.';
    remarks.push({ row: null, column: stay.map(({ label }) => label).join(', '), text });
  }
  return remarks;
}

/** Puts what a cell says into `values`; gives the reason when it is not understood. */
function readCell(
  cell: string,
  place: RateColumn | 'period',
  columns: readonly RateColumn[],
  year: number | null,
  values: Record<string, RateValue>,
): string | null {
  if (place === 'period') {
    const period = readPeriod(cell, year);
    if (!period) return `“${cell}” is no period such as 1 Jan – 31 Mar 2027`;
    const [from, to] = columns.filter(({ kind }) => kind === 'day');
    if (from) values[from.name] = period.from;
    if (to) values[to.name] = period.to;
    return null;
  }
  if (place.kind === 'words') {
    values[place.name] = cell === '' ? null : cell;
    return null;
  }
  if (place.kind === 'day') {
    const day = cell === '' ? null : readDay(cell, year);
    if (cell !== '' && day === null) return `“${cell}” is no day such as 31 Jan 2027`;
    values[place.name] = day;
    return null;
  }
  if (place.kind === 'count' && cell !== '' && !/^\d{1,3}$/.test(cell)) return `“${cell}” is no whole number`;
  const amount = readAmount(cell);
  if (amount.kind === 'unclear') return amount.why;
  values[place.name] = amount.kind === 'amount' ? amount.value : null;
  return null;
}

/**
 * Reads a table of rates pasted from a spreadsheet. Every cell that cannot be told is named with its row and column and
 * leaves the present value alone; nothing is guessed.
 *
 * @param year year of days written without one
 */
export function readTable(text: string, columns: readonly RateColumn[], year: number | null): PastedTable {
  const cells = readCells(text);
  const heading = headingRow(cells, columns);
  const headings = cells[heading] ?? [];
  const places: Place[] = heading < 0 ? [...columns] : headings.map((cell) => columnFor(cell, columns));
  const remarks: Remark[] = [];
  if (cells.length > 0 && heading < 0) {
    const order = columns.map(({ label }) => label).join(', ');
    remarks.push({
      row: null,
      column: null,
      text: `There is no row of headings, so the columns are read as ${order}.`,
    });
  } else remarks.push(...headingRemarks(headings, places, columns));
  cells.slice(0, Math.max(heading, 0)).forEach((row, at) => {
    remarks.push({
      row: `Row ${at + 1}`,
      column: null,
      text: `“${row.join(' ').trim()}” stands above the headings and is left out.`,
    });
  });

  const rows: PastedRow[] = [];
  cells.slice(heading + 1).forEach((row, at) => {
    const line = heading + 2 + at;
    const values: Record<string, RateValue> = {};
    const unclear: Omit<Remark, 'row'>[] = [];
    row.forEach((cell, place) => {
      const column = places[place];
      if (!column) {
        if (cell !== '' && place >= places.length)
          unclear.push({ column: null, text: `“${cell}” stands beyond the last column and is left out.` });
        return;
      }
      const why = readCell(cell, column, columns, year, values);
      const label = column === 'period' ? (headings[place] ?? 'Period') : column.label;
      if (why) unclear.push({ column: label, text: `${why}; the present value stays.` });
    });
    const words = columns.find(({ kind }) => kind === 'words');
    const name = words ? values[words.name] : null;
    const known = name ? `Row ${line}, ${name}` : `Row ${line}`;
    remarks.push(...unclear.map((remark) => ({ row: known, ...remark })));
    rows.push({ line, values });
  });
  return { rows, remarks };
}
