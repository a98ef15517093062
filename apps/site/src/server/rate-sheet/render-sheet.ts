import { createRequire } from 'node:module';
import type { Sheet } from '../../content/model/sheet.ts';
import { drawTable } from './draw-table.ts';
import { accent, ink, muted, page, type SheetDocument, tagged } from './sheet-document.ts';

const { resolve } = createRequire(import.meta.url);
const font = (style: string) => resolve(`@fontsource/bona-nova/files/bona-nova-latin-${style}.woff`);

/**
 * A sheet as a PDF that can be read aloud: title, language, headings, lists and tables are marked as what they are (PDF/UA), and its
 * fonts are in it. pdfkit is loaded by the first sheet.
 *
 * @param author the collection's name, at the foot of every page
 */
export async function renderSheet(sheet: Sheet, author: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
    pdfVersion: '1.7',
    // The published types know the archive subsets only; pdfkit has had this one since 0.15.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    font: font('400-normal'),
    info: { Title: sheet.title, Author: author, Subject: sheet.subject },
  });
  doc.registerFont('text', font('400-normal'));
  doc.registerFont('italic', font('400-italic'));
  doc.registerFont('bold', font('700-normal'));
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array<ArrayBuffer>>((whole, failed) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => whole(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', failed);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  tagged(doc, root, 'H1', () => doc.font('bold').fontSize(25).fillColor(ink).text(sheet.title));
  doc.moveDown(0.3);
  tagged(doc, root, 'P', () =>
    doc.font('italic').fontSize(12).fillColor(muted).text(sheet.lead, { lineGap: 3 }),
  );
  doc.moveDown(0.8);
  drawBlocks(doc, root, sheet);
  root.end();
  footers(doc, author);
  doc.end();
  return done;
}

function drawBlocks(doc: SheetDocument, root: PDFKit.PDFStructureElement, sheet: Sheet): void {
  for (const block of sheet.blocks) {
    switch (block.type) {
      case 'heading':
        // A heading at the foot of a page would stand apart from its words.
        if (doc.y > page.height - page.bottom - 110) doc.addPage();
        doc.moveDown(0.6);
        tagged(doc, root, block.level === 2 ? 'H2' : 'H3', () =>
          doc
            .font('bold')
            .fontSize(block.level === 2 ? 16 : 12.5)
            .fillColor(accent)
            .text(block.text, page.side),
        );
        doc.moveDown(0.3);
        break;
      case 'words':
        tagged(doc, root, 'P', () =>
          doc.font('text').fontSize(10.5).fillColor(ink).text(block.text, page.side, doc.y, { lineGap: 2.5 }),
        );
        doc.moveDown(0.4);
        break;
      case 'list':
        drawList(doc, root, block.items);
        break;
      case 'table':
        drawTable(doc, root, block);
        break;
    }
  }
}

function drawList(doc: SheetDocument, root: PDFKit.PDFStructureElement, items: readonly string[]): void {
  const whole = doc.struct('L');
  root.add(whole);
  doc.font('text').fontSize(10.5).fillColor(ink);
  for (const item of items) {
    const one = doc.struct('LI');
    whole.add(one);
    // A sign at the foot of a page would part from its words.
    if (doc.y > page.height - page.bottom - 32) doc.addPage();
    const { y } = doc;
    tagged(doc, one, 'Lbl', () => doc.text('•', page.side, y, { width: 12 }));
    tagged(doc, one, 'LBody', () => doc.text(item, page.side + 14, y, { lineGap: 2 }));
    doc.moveDown(0.2);
    one.end();
  }
  whole.end();
  doc.moveDown(0.3);
}

/** The collection's name and the page's number at its foot, which screen readers pass over. */
function footers(doc: SheetDocument, author: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('text')
      .fontSize(9)
      .fillColor(muted)
      .text(`${author}, page ${at - start + 1} of ${count}`, page.side, page.height - 42, {
        lineBreak: false,
      });
    doc.endMarkedContent();
  }
}
