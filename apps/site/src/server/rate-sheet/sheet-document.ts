import type PDFDocument from 'pdfkit';

export type SheetDocument = InstanceType<typeof PDFDocument>;

/** A4 in points. */
export const page = { width: 595, height: 842, top: 60, bottom: 64, side: 56 } as const;
export const ink = '#221915';
export const accent = '#8a4b1f';
export const muted = '#5b4d43';
export const rule = '#c9bba6';

/** Draws into a part of the document's structure, which a screen reader follows. */
export function tagged(
  doc: SheetDocument,
  parent: PDFKit.PDFStructureElement,
  kind: string,
  draw: () => void,
): void {
  parent.add(doc.struct(kind, {}, draw));
}
