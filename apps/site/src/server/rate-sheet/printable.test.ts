import { expect, test } from 'vitest';
import { printable } from './render-sheet.ts';

test.each([
  ['Café Müller, Île de Noël', 'Café Müller, Île de Noël'],
  ['Thohoyanḓou and Ṱhohoyandou', 'Thohoyandou and Thohoyandou'],
  ['“Fourteen – one price”…', '“Fourteen – one price”…'],
  ['2 children at R 1 400 a night', '2 children at R\u00a01\u00a0400 a night'],
])('%s', (text, expected) => expect(printable(text)).toBe(expected));
