import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { firstCharacters } from './first-characters.ts';

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
