import type { SheetBlock } from '../../content/model/sheet.ts';
import { ink, muted, page, rule, type SheetDocument, tagged } from './sheet-document.ts';

type Table = Extract<SheetBlock, { type: 'table' }>;

const width = page.width - 2 * page.side;
/** Share of the first column, which heads the rows. */
const first = 0.37;
const gap = 8;

/** A table with its headings marked as such; rows stay whole, and a new page says the columns again. */
export function drawTable(doc: SheetDocument, root: PDFKit.PDFStructureElement, table: Table): void {
  const whole = doc.struct('Table');
  root.add(whole);
  const columns = boxes(table.columns.length);
  headRow(doc, whole, table.columns, columns);
  for (const row of table.rows) {
    const style = () => doc.font('text').fontSize(10);
    const height = rowHeight(style(), row, columns);
    if (doc.y + height > page.height - page.bottom) {
      doc.addPage();
      headRow(doc, whole, table.columns, columns);
    }
    drawRow(doc, whole, row, columns, (place) => {
      style().fillColor(ink);
      return place === 0 ? 'TH' : 'TD';
    });
  }
  whole.end();
  doc.x = page.side;
  doc.moveDown(0.6);
}

interface Box {
  readonly x: number;
  readonly width: number;
}

function boxes(count: number): readonly Box[] {
  const rest = (width * (1 - first)) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, place) =>
    place === 0
      ? { x: page.side, width: width * first - gap }
      : { x: page.side + width * first + (place - 1) * rest, width: rest - gap },
  );
}

function headRow(
  doc: SheetDocument,
  whole: PDFKit.PDFStructureElement,
  names: readonly string[],
  columns: readonly Box[],
): void {
  doc.font('bold').fontSize(8.5);
  drawRow(doc, whole, names, columns, () => {
    doc.font('bold').fontSize(8.5).fillColor(muted);
    return 'TH';
  });
}

const rowHeight = (doc: SheetDocument, cells: readonly string[], columns: readonly Box[]): number =>
  Math.max(...cells.map((cell, place) => doc.heightOfString(cell, { width: columns[place]?.width ?? 0 }))) +
  8;

function drawRow(
  doc: SheetDocument,
  whole: PDFKit.PDFStructureElement,
  cells: readonly string[],
  columns: readonly Box[],
  style: (place: number) => 'TH' | 'TD',
): void {
  const { y } = doc;
  const height = rowHeight(doc, cells, columns);
  const row = doc.struct('TR');
  whole.add(row);
  cells.forEach((cell, place) => {
    const box = columns[place];
    if (!box) return;
    const kind = style(place);
    tagged(doc, row, kind, () =>
      doc.text(cell.trim(), box.x + (cell.startsWith(' ') ? 12 : 0), y + 4, {
        width: box.width - (cell.startsWith(' ') ? 12 : 0),
        align: place === 0 ? 'left' : 'right',
      }),
    );
  });
  row.end();
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(page.side, y + height)
    .lineTo(page.side + width - gap, y + height)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
  doc.endMarkedContent();
  doc.x = page.side;
  doc.y = y + height;
}
