import { readdirSync, readFileSync } from 'node:fs';
import { defaultBrand } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { digestOf, filesFolder, madeFromFile } from './committed.ts';
import { documents } from './documents.ts';
import { renderPdf } from './render.ts';

const all = documents(defaultBrand);

test('the committed PDFs are made from the words as they are: `npm run demo:pdf` makes them anew', () => {
  const expected = Object.fromEntries(all.map((document) => [document.name, digestOf(document)]));
  expect(JSON.parse(readFileSync(madeFromFile, 'utf8'))).toEqual(expected);
  const files = readdirSync(filesFolder).filter((name) => name.endsWith('.pdf'));
  expect(files.sort()).toEqual(Object.keys(expected).sort());
});

test('a PDF can be read aloud: it has a title, a language and a tagged structure, and embeds its fonts', async () => {
  const document = all.find(({ name }) => name === 'booking-terms.pdf');
  if (!document) throw new Error('booking-terms.pdf is gone');
  const text = (await renderPdf(document, 'An owner’s name')).toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('/Lang (en-GB)');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('pdfuaid:part');
  for (const kind of ['H1', 'H2', 'P', 'L', 'LI', 'LBody']) expect(text).toContain(`/S /${kind}`);
  expect(text).toContain('/FontFile');
  const bytes = readFileSync(new URL('booking-terms.pdf', filesFolder));
  expect(bytes.length).toBeLessThan(120_000);
}, 60_000);
