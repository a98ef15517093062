import { expect, test, vi } from 'vitest';
import type { Sheet } from '../../content/rates/sheet.ts';
import { renderSheet } from './render-sheet.ts';

const rows = (place: number) => [
  { cells: [`Room ${place}, 2 adults`, 'R\u00a019\u00a0850', '–'] },
  { cells: ['one alone', 'R\u00a024\u00a0850', '–'], under: true },
];
const sheet: Sheet = {
  title: 'Rates at the Ridge',
  subject: 'Prices by season',
  lead: 'In rand, a night.',
  foot: 'Rates at the Ridge',
  theme: 'mountain',
  blocks: [
    { type: 'chapter', text: 'Ridge', theme: 'mountain' },
    { type: 'heading', level: 2, text: 'River Lodge, 2027' },
    {
      type: 'table',
      columns: ['Room type', 'Green season\n6 Jan to 30 Apr', 'Peak'],
      rows: Array.from({ length: 30 }, (_, place) => rows(place)).flat(),
    },
    { type: 'heading', level: 3, text: 'In the price' },
    { type: 'list', items: ['All meals', 'Two activities a day'] },
    { type: 'words', text: 'From ten years.' },
  ],
};

test('a sheet can be read aloud: title, language, headings, list and table are marked, fonts are in it', async () => {
  const text = Buffer.from(await renderSheet(sheet, 'The Collection')).toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  for (const mark of [
    '/Lang (en-GB)',
    '/Marked true',
    '/StructTreeRoot',
    '/DisplayDocTitle true',
    'pdfuaid:part',
    '/FontFile',
  ])
    expect(text).toContain(mark);
  for (const kind of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD'])
    expect(text).toContain(`/S /${kind}\n`);
  expect(text.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2);
});

test('no letter of a sheet is drawn as an empty box', async () => {
  const named = { ...sheet, title: 'Лагерь Κάμπος 帐篷 مخيم 🦁', foot: 'ไทย', lead: 'a\u0301 \ufe0f' };
  const { default: PDFDocument } = await import('pdfkit');
  const wanted: string[] = [];
  const spied = vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: never, ...given) {
    wanted.push(String(given[0]));
    return this;
  });
  await renderSheet(named, 'Коллекция');
  spied.mockRestore();
  expect(wanted).toContain("Lager' Kampos […] ");
  expect(wanted).toContain('KOLLEKTSIIA');
  expect(wanted.join('').match(/[^\p{ASCII}\u00a0-\u00ff\u2000-\u206f]/gu)).toBeNull();
});
