import { expect, test } from 'vitest';
import { currentCollection, withCollection } from '../places/collection-scope.ts';
import { printableSheet } from './printable-sheet.ts';
import type { Sheet } from './sheet.ts';

const sheetOf = (
  lodge: string,
  ...rooms: readonly (readonly [place: string, item: string, property?: string])[]
) =>
  printableSheet(
    {
      properties: [{ key: 'delta', name: 'The Delta' }],
      rates: rooms.map(([place, item, property = 'delta']) => ({ place, item, lodge, property })),
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

test('COL-02/rates-pdf lodges of two properties with one name are told apart by their own', () => {
  const known = currentCollection();
  const [first] = known.lodges;
  if (!first) throw new Error('The demonstration has a lodge.');
  const lodges = ['delta', 'pan'].map((property) => ({
    ...{ ...first, property },
    ...{ name: '营地', tag: `${property}-camp` },
  }));
  withCollection({ collection: { ...known, lodges }, read: true }, () => {
    expect(sheetOf('营地', ['Tent', 'tent'], ['Hut', 'hut', 'pan']).blocks).toEqual([
      { type: 'list', items: ['Delta camp: Tent', 'Pan camp: Hut'] },
    ]);
  });
});
