import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Brand, defaultBrand } from '@sundowner/brand';
import type { PdfDocument } from './document.ts';
import { inks } from './inks.ts';

/** Where `npm run demo:pdf` leaves the PDFs, and what they were made from. */
export const filesFolder = new URL('../files/', import.meta.url);
export const madeFromFile = new URL('made-from.json', filesFolder);

/** A digest over the words of a document and what it is drawn in: the same give the same PDF. */
export const digestOf = (document: PdfDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([document, inks]))
    .digest('hex')
    .slice(0, 16);

/**
 * The bytes of a document. Making one takes half a second, so those under the brand of this repository are committed; an owner’s
 * own brand has them made.
 */
export async function bytesOf(document: PdfDocument, brand: Brand): Promise<Buffer> {
  if (brand.collectionName === defaultBrand.collectionName) {
    return await readFile(new URL(document.name, filesFolder));
  }
  const { renderPdf } = await import('./render.ts');
  return await renderPdf(document, brand.collectionName);
}
