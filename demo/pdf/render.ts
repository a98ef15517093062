import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Inline } from '../content/rich-text.ts';
import type { PdfDocument } from './document.ts';
import { inks } from './inks.ts';

const { resolve } = createRequire(import.meta.url);
const font = (style: string) => resolve(`@fontsource/bona-nova/files/bona-nova-latin-${style}.woff`);
const fonts = { text: font('400-normal'), italic: font('400-italic'), bold: font('700-normal') } as const;

/** Points; A4 is 595 by 842. */
const margins = { top: 72, bottom: 72, left: 68, right: 68 } as const;
const { ink, accent, muted } = inks;

/** So that the same words give the same bytes, and a second seed finds the file it made. */
const written = new Date('2026-11-01T12:00:00Z');

type Doc = InstanceType<typeof PDFDocument>;

const wordsOf = (parts: readonly Inline[]) => parts.map(({ text }) => text).join('');

/** A run of inline words; italics and links keep their meaning. */
function inlines(doc: Doc, parts: readonly Inline[]): void {
  parts.forEach((part, index) => {
    const continued = index < parts.length - 1;
    doc.font(part.type === 'text' && part.italic ? fonts.italic : fonts.text);
    doc.fillColor(part.type === 'link' ? accent : ink);
    doc.text(part.text, { continued, lineGap: 3 });
  });
  doc.font(fonts.text).fillColor(ink);
}

/** Draws into a part of the document's structure, which a screen reader follows. */
function tag(doc: Doc, parent: PDFKit.PDFStructureElement, kind: string, draw: () => void): void {
  parent.add(doc.struct(kind, {}, draw));
}

function list(
  doc: Doc,
  root: PDFKit.PDFStructureElement,
  items: readonly (readonly Inline[])[],
  ordered: boolean,
): void {
  const whole = doc.struct('L');
  root.add(whole);
  items.forEach((item, index) => {
    const one = doc.struct('LI');
    whole.add(one);
    // A sign at the foot of a page would part from its words.
    if (doc.y > 842 - margins.bottom - 34) doc.addPage();
    const label = ordered ? `${index + 1}.` : '•';
    const y = doc.y;
    tag(doc, one, 'Lbl', () => doc.fontSize(11).text(label, margins.left, y, { width: 16 }));
    doc.y = y;
    doc.x = margins.left + 18;
    tag(doc, one, 'LBody', () => inlines(doc, item));
    doc.x = margins.left;
    doc.moveDown(0.3);
    one.end();
  });
  whole.end();
  doc.moveDown(0.4);
}

function factRows(
  doc: Doc,
  root: PDFKit.PDFStructureElement,
  rows: readonly (readonly [label: string, value: string])[],
): void {
  for (const [label, value] of rows) {
    tag(doc, root, 'P', () => {
      doc.fontSize(11).font(fonts.bold).fillColor(accent).text(`${label}: `, { continued: true, lineGap: 3 });
      doc.font(fonts.text).fillColor(ink).text(value, { lineGap: 3 });
    });
    doc.moveDown(0.25);
  }
  doc.moveDown(0.4);
}

function drawBlocks(doc: Doc, root: PDFKit.PDFStructureElement, blocks: PdfDocument['blocks']): void {
  for (const block of blocks) {
    // A heading at the foot of a page would stand apart from its words.
    if (block.type === 'heading' && doc.y > 842 - margins.bottom - 80) doc.addPage();
    switch (block.type) {
      case 'heading':
        doc.moveDown(0.4);
        tag(doc, root, block.level === 2 ? 'H2' : 'H3', () =>
          doc
            .font(fonts.bold)
            .fontSize(block.level === 2 ? 15 : 12.5)
            .fillColor(accent)
            .text(wordsOf(block.children)),
        );
        doc.font(fonts.text).fillColor(ink).moveDown(0.35);
        break;
      case 'paragraph':
      case 'quote':
        tag(doc, root, block.type === 'quote' ? 'BlockQuote' : 'P', () => {
          doc.fontSize(11);
          inlines(doc, block.children);
        });
        doc.moveDown(0.55);
        break;
      case 'list':
        doc.fontSize(11);
        list(doc, root, block.items, block.ordered);
        break;
      case 'facts':
        factRows(doc, root, block.rows);
        break;
    }
  }
}

/** The collection's name and the page's number at its foot, which screen readers pass over. */
function footers(doc: Doc, author: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font(fonts.text)
      .fontSize(9)
      .fillColor(muted)
      .text(`${author}, page ${page - start + 1} of ${count}`, margins.left, 842 - 46, { lineBreak: false });
    doc.endMarkedContent();
  }
}

/**
 * A PDF with title, language, bookmarks of its own structure and embedded fonts, as PDF/UA-1 (ISO 14289) asks of files that are
 * to be read aloud.
 *
 * @param author the collection's name
 * @returns its bytes; the same document gives the same ones
 */
export function renderPdf(document: PdfDocument, author: string): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // The published types know the archive subsets only; pdfkit has had this one since 0.15.
    subset: 'PDF/UA' as never,
    bufferPages: true,
    font: fonts.text,
    info: {
      Title: document.title,
      Author: author,
      Subject: document.subject,
      CreationDate: written,
      ModDate: written,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolved, failed) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolved(Buffer.concat(chunks)));
    doc.on('error', failed);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  tag(doc, root, 'H1', () => doc.font(fonts.bold).fontSize(25).fillColor(ink).text(document.title));
  doc.moveDown(0.4);
  tag(doc, root, 'P', () =>
    doc.font(fonts.italic).fontSize(13).fillColor(muted).text(document.lead, { lineGap: 3 }),
  );
  doc.font(fonts.text).fillColor(ink).moveDown(1);
  drawBlocks(doc, root, document.blocks);
  root.end();
  footers(doc, author);
  doc.end();
  return done;
}
