import { colours } from '@sundowner/brand';
import type PDFDocument from 'pdfkit';

export type SheetDocument = InstanceType<typeof PDFDocument>;

/** A4 in points. */
export const page = { width: 595, height: 842, top: 60, bottom: 64, side: 56 } as const;
/** Where words end on a page. */
export const foot = page.height - page.bottom;
export const lines = page.width - 2 * page.side;
export const { ink, 'ink-2': muted, line: rule } = colours;

/** Sums stand under each other: every figure as wide as the next. */
export const figures = { features: ['tnum', 'lnum'] } as const satisfies PDFKit.Mixins.TextOptions;

/** Draws into a part of the document's structure, which a screen reader follows. */
export function tagged(
  doc: SheetDocument,
  parent: PDFKit.PDFStructureElement,
  kind: string,
  draw: () => void,
): void {
  parent.add(doc.struct(kind, {}, draw));
}

/** A line across the page, which screen readers pass over. */
export function drawRule(doc: SheetDocument, y: number, colour: string, thickness: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(page.side, y)
    .lineTo(page.width - page.side, y)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke();
  doc.endMarkedContent();
}
