import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * The characters every page may need: those of English, of the region's names and prices, and of our signs. A first view waits for
 * these alone; the rest of a typeface is fetched by the page that shows it (styles/fonts.css).
 */
export const firstCharacters: string = [
  String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, place) => 0x20 + place)),
  '\u00a0\u00ad£§©°²·½×ÅÉàáâãäçèéêëíïñóôöúü',
  '\u2009\u200b\u202f\u2011–—‘’“”•…′″\u2060€−',
].join('');

/** What browsers do by themselves with these typefaces, and the figures our style sheets ask for. */
const features = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'lnum',
  'locl',
  'mark',
  'mkmk',
  'onum',
  'pnum',
  'rlig',
  'tnum',
];

interface FirstFont {
  /** Its file in `styles/fonts`. */
  readonly file: string;
  /** The whole typeface, as its package has it. */
  readonly whole: string;
  /** The weights a page uses, where the file has them all. */
  readonly weights?: { readonly min: number; readonly max: number };
}

export const firstFonts: readonly FirstFont[] = [
  { file: 'bona-nova.woff2', whole: '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2' },
  { file: 'bona-nova-italic.woff2', whole: '@fontsource/bona-nova/files/bona-nova-latin-400-italic.woff2' },
  {
    file: 'hanken-grotesk.woff2',
    whole: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** @returns the file, in WOFF2, with the first characters of a typeface alone */
export function firstFontOf({ whole, weights }: FirstFont): Promise<Buffer> {
  return subsetFont(readFileSync(fileURLToPath(import.meta.resolve(whole))), firstCharacters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    ...(weights ? { variationAxes: { wght: weights } } : {}),
  });
}

/** "U+20-7E, U+A0": the first characters as a style sheet names them. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const name = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${name(from)}${to > from ? `-${name(to)}` : ''}`).join(', ');
}
