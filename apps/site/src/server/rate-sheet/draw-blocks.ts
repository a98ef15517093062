import { palettes } from '@sundowner/brand';
import type { Sheet, SheetBlock } from '../../content/rates/sheet.ts';
import { drawTable, roomFor } from './draw-table.ts';
import { drawRule, figures, foot, ink, page, type SheetDocument, tagged } from './sheet-document.ts';

/** At least so much of what follows a heading stands under it. */
const underHeading = 70;

/** Everything a sheet says after its title, each part marked as what it is. */
export function drawBlocks(doc: SheetDocument, root: PDFKit.PDFStructureElement, sheet: Sheet): void {
  let accent: string = palettes[sheet.theme].accent;
  let chapters = 0;
  sheet.blocks.forEach((block, index) => {
    switch (block.type) {
      case 'chapter':
        accent = palettes[block.theme].accent;
        if (chapters > 0) doc.addPage();
        chapters += 1;
        drawChapter(doc, root, block.text, accent);
        break;
      case 'heading':
        drawHeading(doc, root, block, { accent, next: sheet.blocks[index + 1] });
        break;
      case 'words':
        tagged(doc, root, 'P', () =>
          words(doc).text(block.text, page.side, doc.y, { lineGap: 2.5, ...figures }),
        );
        doc.moveDown(0.5);
        break;
      case 'list':
        drawList(doc, root, block.items);
        break;
      case 'table':
        drawTable(doc, root, block);
        break;
    }
  });
}

const words = (doc: SheetDocument) => doc.font('text').fontSize(9.5).fillColor(ink);

function drawChapter(
  doc: SheetDocument,
  root: PDFKit.PDFStructureElement,
  text: string,
  accent: string,
): void {
  tagged(doc, root, 'H2', () => doc.font('display').fontSize(21).fillColor(accent).text(text, page.side));
  drawRule(doc, doc.y + 6, accent, 1);
  doc.moveDown(0.7);
}

interface Around {
  readonly accent: string;
  readonly next: SheetBlock | undefined;
}

function drawHeading(
  doc: SheetDocument,
  root: PDFKit.PDFStructureElement,
  { level, text }: Extract<SheetBlock, { type: 'heading' }>,
  { accent, next }: Around,
): void {
  const size = level === 2 ? 16 : 13.5;
  const own = doc.font('display').fontSize(size).heightOfString(text) + size;
  const room = next?.type === 'table' ? roomFor(doc, next) : underHeading;
  if (doc.y + own + room > foot) doc.addPage();
  doc.font('display').fontSize(size).fillColor(accent);
  doc.moveDown(0.6);
  tagged(doc, root, level === 2 ? 'H2' : 'H3', () => doc.text(text, page.side));
  doc.moveDown(0.3);
}

function drawList(doc: SheetDocument, root: PDFKit.PDFStructureElement, items: readonly string[]): void {
  const whole = doc.struct('L');
  root.add(whole);
  words(doc);
  for (const item of items) {
    const one = doc.struct('LI');
    whole.add(one);
    // A sign at the foot of a page would part from its words.
    if (doc.y > foot - 32) doc.addPage();
    const { y } = doc;
    tagged(doc, one, 'Lbl', () => doc.text('•', page.side, y, { width: 12 }));
    tagged(doc, one, 'LBody', () => doc.text(item, page.side + 14, y, { lineGap: 2, ...figures }));
    doc.moveDown(0.25);
    one.end();
  }
  whole.end();
  doc.x = page.side;
  doc.moveDown(0.3);
}
