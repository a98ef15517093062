import { currencySign } from '@sundowner/brand/currencies';

/** What the fonts of a sheet hold: Fontsource's latin subset (its `unicode-range`). */
const held =
  /[\p{ASCII}\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/u;

/** Letters whose stroke is no mark that comes off. */
const withoutStroke: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
};

/** The code of the currency whose sign stands alone before an amount: "INR". */
const codeOfSign = (sign: string): string | undefined =>
  Intl.supportedValuesOf('currency').find((currency) => currencySign(currency) === sign);

/** Cyrillic and Greek letters as passports and maps write them (ICAO 9303, ELOT 743); no typeface of ours for text has them. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ ie ы y ь',
    "' э e ю iu я ia є ie і i ї i ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ z ә a ғ g қ k ң n ө o ұ u ү u һ h ѣ e",
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? ''] as const] : [])),
);

/** Stands for words in letters that a sheet cannot print. */
const leftOut = '[…]';

function inLatin(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const found = latin[small] ?? latin[small.normalize('NFD').slice(0, 1)];
  if (found === undefined || small === letter) return found;
  return `${found.slice(0, 1).toUpperCase()}${found.slice(1)}`;
}

/** What stands for a letter the fonts lack. */
function inHeldLetters(letter: string): string {
  if (/\p{Sc}/u.test(letter)) return `${codeOfSign(letter) ?? leftOut}\u00a0`;
  // A mark without its letter, and a picture among words, say nothing that would be missed.
  if (/[\p{M}\p{Cf}\p{Cc}\p{Extended_Pictographic}]/u.test(letter)) return '';
  const plain = withoutStroke[letter] ?? inLatin(letter) ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain].every((each) => held.test(each)) ? plain : leftOut;
}

/**
 * A text in letters the fonts have: one they lack loses its mark ("Thohoyanḓou" becomes "Thohoyandou"), which reads better than an
 * empty box, Cyrillic and Greek ones become Latin ones, a sign of a currency becomes its code, and what is in other letters still is
 * said to be left out. A sum keeps together over the end of a line.
 */
export function printable(text: string): string {
  const known = [...text].map((letter) => (held.test(letter) ? letter : inHeldLetters(letter)));
  return known
    .join('')
    .replace(/\[…\](?:\s*\[…\])+/g, leftOut)
    .replace(/\bR \d{1,3}(?: \d{3})*/g, (sum) => sum.replaceAll(' ', '\u00a0'));
}

/** Whether a text has letters that are not Latin ones: on a sheet it stands otherwise than it is written. */
export const hasOtherLetters = (text: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(text);

/**
 * A name as a sheet can print it: one in letters it lacks as its address has it, so that rows are told apart.
 *
 * @param address "okavango-tent"; empty where nobody knows
 */
export function nameOnSheet(name: string, address: string): string {
  if (address === '' || !printable(name).includes(leftOut)) return name;
  const words = address.replaceAll('-', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
