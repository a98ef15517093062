import { createRequire } from 'node:module';
import { palettes } from '@sundowner/brand';
import { printable } from '../../content/rates/printable.ts';
import type { Sheet } from '../../content/rates/sheet.ts';
import { drawBlocks } from './draw-blocks.ts';
import { drawRule, figures, ink, lines, muted, page, type SheetDocument, tagged } from './sheet-document.ts';

const { resolve } = createRequire(import.meta.url);
/** Headlines are set in the one, everything one reads or pays in the other. */
const fonts = {
  display: resolve('@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff'),
  text: resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff'),
  strong: resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'),
} as const;

/**
 * A sheet as a PDF that can be read aloud: title, language, headings, lists and tables are marked as what they are (PDF/UA), and its
 * fonts are in it. pdfkit is loaded by the first sheet.
 *
 * @param author the collection's name, over the title
 */
export async function renderSheet(given: Sheet, author: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit');
  const sheet = inLettersWeHave(given);
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
    font: fonts.text,
    info: { Title: given.title, Author: author, Subject: given.subject },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array<ArrayBuffer>>((whole, failed) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => whole(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', failed);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawTitle(doc, root, sheet, printable(author));
  drawBlocks(doc, root, sheet);
  root.end();
  drawFeet(doc, sheet.foot);
  doc.end();
  return done;
}

/** Every text of a sheet as its fonts can set it. */
function inLettersWeHave(sheet: Sheet): Sheet {
  const text = JSON.stringify(sheet);
  return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? printable(value) : value));
}

function drawTitle(doc: SheetDocument, root: PDFKit.PDFStructureElement, sheet: Sheet, author: string): void {
  tagged(doc, root, 'P', () =>
    doc
      .font('strong')
      .fontSize(8)
      .fillColor(palettes[sheet.theme].accent)
      .text(author.toUpperCase(), { characterSpacing: 1.2 }),
  );
  doc.moveDown(0.8);
  tagged(doc, root, 'H1', () =>
    doc.font('display').fontSize(30).fillColor(ink).text(sheet.title, { lineGap: -4 }),
  );
  doc.moveDown(0.2);
  tagged(doc, root, 'P', () =>
    doc
      .font('text')
      .fontSize(10.5)
      .fillColor(muted)
      .text(sheet.lead, { lineGap: 3, ...figures }),
  );
  // A chapter draws a line of its own.
  if (sheet.blocks[0]?.type !== 'chapter') drawRule(doc, doc.y + 8, palettes[sheet.theme].accent, 1);
  doc.moveDown(1.2);
}

/** What the sheet is, of when, and the page's number at the foot of each, which screen readers pass over. */
function drawFeet(doc: SheetDocument, words: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    doc.page.margins.bottom = 0;
    const y = page.height - 42;
    const number = `Page ${at - start + 1} of ${count}`;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('text').fontSize(8).fillColor(muted);
    const room = lines - doc.widthOfString(number) - 24;
    doc.text(words, page.side, y, { width: room, height: 10, ellipsis: true, ...figures });
    doc.text(number, page.side, y, { width: lines, align: 'right', lineBreak: false, ...figures });
    doc.endMarkedContent();
  }
}
