import type { SheetBlock, SheetRow } from '../../content/rates/sheet.ts';
import {
  drawRule,
  figures,
  foot,
  ink,
  lines,
  muted,
  page,
  rule,
  type SheetDocument,
  tagged,
} from './sheet-document.ts';

export type SheetTable = Extract<SheetBlock, { type: 'table' }>;

/** Share of the first column, which heads the rows. */
const first = 0.37;
const gap = 8;
const indent = 12;

/**
 * A table with its headings marked as such. A row stays with those that say more of it, and a new page says the columns again.
 */
export function drawTable(doc: SheetDocument, root: PDFKit.PDFStructureElement, table: SheetTable): void {
  const whole = doc.struct('Table');
  root.add(whole);
  const columns = boxes(table.columns.length);
  drawHead(doc, whole, table.columns, columns);
  for (const rows of together(table.rows)) {
    if (doc.y + heightOf(doc, rows, columns) > foot) {
      doc.addPage();
      drawHead(doc, whole, table.columns, columns);
    }
    for (const row of rows) drawRow(doc, whole, row, columns);
  }
  whole.end();
  doc.x = page.side;
  doc.moveDown(0.6);
}

/** How much room a table wants at once: all it takes when a page holds that, else its head and its first rows. */
export function roomFor(doc: SheetDocument, table: SheetTable): number {
  const columns = boxes(table.columns.length);
  const head = headHeight(doc, table.columns, columns);
  const all = head + heightOf(doc, table.rows, columns);
  const [rows = []] = together(table.rows);
  return all < foot - page.top - 60 ? all : head + heightOf(doc, rows, columns);
}

/** Each row with those that say more of it. */
function together(rows: readonly SheetRow[]): readonly (readonly SheetRow[])[] {
  const groups: SheetRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.under && last) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

interface Box {
  readonly x: number;
  readonly width: number;
}

function boxes(count: number): readonly Box[] {
  const rest = (lines * (1 - first)) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) =>
    index === 0
      ? { x: page.side, width: lines * first - gap }
      : { x: page.side + lines * first + (index - 1) * rest, width: rest - (index === count - 1 ? 0 : gap) },
  );
}

const text = (doc: SheetDocument) => doc.font('text').fontSize(9.5);
const strong = (doc: SheetDocument) => doc.font('strong').fontSize(8.5);
const small = (doc: SheetDocument) => doc.font('text').fontSize(8);

function heightOf(doc: SheetDocument, rows: readonly SheetRow[], columns: readonly Box[]): number {
  text(doc);
  return rows.reduce((sum, row) => sum + tallest(doc, row, columns) + 9, 0);
}

const tallest = (doc: SheetDocument, { cells, under = false }: SheetRow, columns: readonly Box[]): number =>
  Math.max(
    ...cells.map((cell, index) =>
      doc.heightOfString(cell, {
        width: (columns[index]?.width ?? 0) - (under && index === 0 ? indent : 0),
        ...figures,
      }),
    ),
  );

const headHeight = (doc: SheetDocument, names: readonly string[], columns: readonly Box[]): number =>
  Math.max(
    ...names.map((name, index) => {
      const [title = '', more = ''] = name.split('\n', 2);
      const width = columns[index]?.width ?? 0;
      return (
        strong(doc).heightOfString(title, { width }) + (more ? small(doc).heightOfString(more, { width }) : 0)
      );
    }),
  ) + 10;

function drawHead(
  doc: SheetDocument,
  whole: PDFKit.PDFStructureElement,
  names: readonly string[],
  columns: readonly Box[],
): void {
  const { y } = doc;
  const height = headHeight(doc, names, columns);
  const row = doc.struct('TR');
  whole.add(row);
  names.forEach((name, index) => {
    const { x, width } = columns[index] ?? { x: page.side, width: 0 };
    const [title = '', more = ''] = name.split('\n', 2);
    const options = { width, align: index === 0 ? 'left' : 'right' } as const;
    tagged(doc, row, 'TH', () => {
      strong(doc)
        .fillColor(ink)
        .text(title, x, y + 4, options);
      if (more)
        small(doc)
          .fillColor(muted)
          .text(more, x, doc.y, { ...options, ...figures });
    });
  });
  row.end();
  drawRule(doc, y + height, muted, 0.7);
  doc.x = page.side;
  doc.y = y + height;
}

function drawRow(
  doc: SheetDocument,
  whole: PDFKit.PDFStructureElement,
  given: SheetRow,
  columns: readonly Box[],
): void {
  const { cells, under = false } = given;
  const { y } = doc;
  const height = tallest(text(doc), given, columns) + 9;
  const row = doc.struct('TR');
  whole.add(row);
  cells.forEach((cell, index) => {
    const { x, width } = columns[index] ?? { x: page.side, width: 0 };
    const shift = under && index === 0 ? indent : 0;
    tagged(doc, row, index === 0 ? 'TH' : 'TD', () =>
      text(doc)
        .fillColor(under ? muted : ink)
        .text(cell, x + shift, y + 4, {
          width: width - shift,
          align: index === 0 ? 'left' : 'right',
          ...figures,
        }),
    );
  });
  row.end();
  drawRule(doc, y + height, rule, 0.5);
  doc.x = page.side;
  doc.y = y + height;
}
