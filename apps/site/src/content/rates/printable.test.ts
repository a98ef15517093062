import { expect, test } from 'vitest';
import { hasOtherLetters, nameOnSheet, printable } from './printable.ts';

test.each([
  ['Café Müller, Île de Noël', 'Café Müller, Île de Noël'],
  ['Thohoyanḓou and Ṱhohoyandou', 'Thohoyandou and Thohoyandou'],
  ['“Fourteen – one price”…', '“Fourteen – one price”…'],
  ['Tent № 1, Łódź and Đakovo', 'Tent No 1, Lódz and Dakovo'],
  ['₹12,500 a night, ₦900 a day', 'INR\u00a012,500 a night, NGN\u00a0900 a day'],
  ['€912.50, £40, ¥5,000', '€912.50, £40, ¥5,000'],
  ['2 children at R 1 400 a night', '2 children at R\u00a01\u00a0400 a night'],
  ['Лагерь «Баобаб», Жираф', "Lager' «Baobab», Zhiraf"],
  ['Їжак і Ґава', 'Izhak i Gava'],
  ['Κάμπος Όρυξ', 'Kampos Oryx'],
  ['オカバンゴ・キャンプ, 2 adults', '[…], 2 adults'],
  ['مخيم النهر and Reed Camp', '[…] and Reed Camp'],
  ['מחנה 帐篷 Ａ1', '[…] A1'],
  ['🦁 Lion Camp', ' Lion Camp'],
  ['৳900 a night', 'BDT\u00a0900 a night'],
])('%s', (text, expected) => expect(printable(text)).toBe(expected));

test.each([
  ['Reed Tent', 'reed-tent', 'Reed Tent'],
  ['Жираф', 'giraffe', 'Жираф'],
  ['帐篷', 'reed-tent', 'Reed tent'],
  ['帐篷', '', '帐篷'],
])('a name on a sheet: %s at %s', (name, address, shown) => expect(nameOnSheet(name, address)).toBe(shown));

test('words in other letters than Latin ones', () => {
  expect(['Thohoyanḓou 2027, €40', 'Жираф', '帐篷', 'خيمة'].map(hasOtherLetters)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
