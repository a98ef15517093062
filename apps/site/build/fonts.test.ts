import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstCharacters, unicodeRange } from './first-characters.ts';
import { firstFontOf, firstFonts } from './fonts.ts';

const read = (path: string) => readFileSync(new URL(`../src/styles/${path}`, import.meta.url));

describe('the typefaces of a first view', () => {
  test.each(firstFonts)(
    'GEN-10/first-fonts $file is what `npm run fonts` makes of its package',
    async (font) => {
      expect(read(`fonts/${font.file}`).equals(await firstFontOf(font))).toBe(true);
    },
  );

  test('GEN-10/first-fonts are named in the style sheet for their characters, after the rest of their typefaces', () => {
    const faces = read('fonts.css').toString().split('@font-face').slice(1);
    const own = faces.filter((face) => face.includes("url('./fonts/"));
    expect(own.map((face) => /\.\/fonts\/([\w.-]+)/.exec(face)?.[1])).toEqual(
      firstFonts.map(({ file }) => file),
    );
    for (const face of own)
      expect(/unicode-range:\s*([^;]+);/.exec(face)?.[1]).toBe(unicodeRange(firstCharacters));
    const order = faces.flatMap((face) => /latin-ext|latin|\.\/fonts\//.exec(face)?.[0] ?? []);
    expect(order).toEqual(firstFonts.flatMap(() => ['latin-ext', 'latin', './fonts/']));
  });

  test('GEN-10/first-fonts together are at most 56 kB', () => {
    const bytes = firstFonts.map(({ file }) => read(`fonts/${file}`).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(56_000);
  });

  test('characters are named by ranges', () => {
    expect(unicodeRange('cba é')).toBe('U+20, U+61-63, U+E9');
  });
});
