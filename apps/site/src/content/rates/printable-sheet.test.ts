import { expect, test } from 'vitest';
import { printableSheet } from './printable-sheet.ts';
import type { Sheet } from './sheet.ts';

const sheetOf = (lodge: string, ...rooms: readonly (readonly [place: string, item: string])[]) =>
  printableSheet(
    {
      properties: [{ key: 'delta', name: 'The Delta' }],
      rates: rooms.map(([place, item]) => ({ place, item, lodge })),
    },
    ({ properties, rates }): Sheet => ({
      ...{ title: properties[0]?.name ?? '', subject: '', lead: 'A night.', foot: '', theme: 'dusk' },
      blocks: [{ type: 'list', items: rates.map((rate) => `${rate.lodge}: ${rate.place}`) }],
    }),
    'https://example.com/rates',
  );

test('COL-02/rates-pdf names in other letters are told apart, and it is said where they stand as they are written', () => {
  const made = sheetOf('Лагерь', ['帐篷', 'reed-tent'], ['吊床', 'hammock']);
  expect(made.blocks).toEqual([{ type: 'list', items: ['Лагерь: Reed tent', 'Лагерь: Hammock'] }]);
  expect(made.lead).toMatch(/^A night\. Some of it .* As it is written: https:\/\/example\.com\/rates$/);
  expect(sheetOf('Reed Camp', ['Thohoyanḓou', 'tent']).lead).toBe('A night.');
});
