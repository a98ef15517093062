import { expect, test } from 'vitest';
import { printable } from './render-sheet.ts';

test.each([
  ['Café Müller, Île de Noël', 'Café Müller, Île de Noël'],
  ['Thohoyanḓou and Ṱhohoyandou', 'Thohoyandou and Thohoyandou'],
  ['“Fourteen – one price”…', '“Fourteen – one price”…'],
  ['Tent № 1, Łódź and Đakovo', 'Tent No 1, Lódz and Dakovo'],
  ['₹12,500 a night, ₦900 a day', 'INR\u00a012,500 a night, NGN\u00a0900 a day'],
  ['€912.50, £40, ¥5,000', '€912.50, £40, ¥5,000'],
  ['2 children at R 1 400 a night', '2 children at R\u00a01\u00a0400 a night'],
])('%s', (text, expected) => expect(printable(text)).toBe(expected));
