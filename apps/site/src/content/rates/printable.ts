import { currencySign } from '@sundowner/brand/currencies';

/** What each font of a sheet has a glyph for: less than the `unicode-range` of Fontsource's latin subset promises. */
const held =
  /[\p{ASCII}\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212\u2215]/u;

/** Signs and clicks as a typewriter has them. */
const typed: Readonly<Record<string, string>> = {
  ...{ ǃ: '!', ǀ: '|', ǁ: '||', ǂ: '#', ʻ: '‘', ʼ: '’', ʔ: '’', ꞌ: '’' },
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—', '\u202f': '\u00a0' },
  ...{ '′': "'", '″': '"', '†': '*', '→': '->', '←': '<-', '≥': '>=', '≤': '<=', '≈': '~' },
  ...{ '✓': '•', '✔': '•', '✗': '×', '✘': '×', '✖': '×' },
};

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

/**
 * Cyrillic and Greek letters as passports and maps write them (ICAO 9303, ELOT 743), and letters of African languages beside the 26; no
 * typeface of ours for text has them.
 */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ ie ы y ь',
    "' э e ю iu я ia є ie і i ї i ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ z ә a ғ g қ k ң n ө o ұ u ү u һ h ѣ e",
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
    'ŋ ng ɲ ny ɓ b ɖ d ɗ d ɛ e ǝ e ə e ƒ f ɠ g ɣ gh ɩ i ƙ k ɔ o ʃ sh ƭ t ʋ v ƴ y ʒ zh',
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
  const known = typed[letter];
  if (known !== undefined) return known;
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

/** Letters that are not Latin ones. */
const isOther = /(?!\p{Script=Latin})\p{L}/u;

/** Whether a text stands in other letters on a sheet than it is written in, or lacks some of them there. */
export const hasOtherLetters = (text: string): boolean =>
  [...text].some((letter) => {
    if (held.test(letter) || letter in typed) return false;
    return isOther.test(letter) || inHeldLetters(letter).includes(leftOut);
  });

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
