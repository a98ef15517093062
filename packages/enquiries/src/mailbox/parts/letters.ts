import { detect } from 'chardet';
import iconv from 'iconv-lite';
import { charsetOf, mostKnown } from './charset-names.ts';
import { eastAsianCharset } from './east-asian.ts';
import { mixedUtf8 } from './mixed-letters.ts';

/** Bytes of a text, as its letters. */
export interface Letters {
  readonly text: string;
  /** What the mail says of its letters is missing or wrong: they are what they most likely are. */
  readonly guessed: boolean;
}

/** As much of a text as its character set is guessed from. */
const sample = 8192;

/** Some versions of Node read windows-1252 as ISO 8859-1, so that € and “ are lost, and know fewer letters of these than programs write. */
const fuller: ReadonlyMap<string, string> = new Map([
  ['windows-1252', 'windows-1252'],
  ['euc-kr', 'cp949'],
  ['big5', 'big5hkscs'],
]);
const byIconv = (name: string): boolean => fuller.has(name) || !isOfPlatform(name);
const platform = new Map<string, boolean>();

function isOfPlatform(name: string): boolean {
  let is = platform.get(name);
  if (is === undefined) {
    try {
      is = new TextDecoder(name).encoding !== '';
    } catch {
      is = false;
    }
    if (platform.size < mostKnown) platform.set(name, is);
  }
  return is;
}

/** Letters of a set, U+FFFD in place of what is none of its. */
function decode(name: string, bytes: Uint8Array): string {
  if (!byIconv(name)) return new TextDecoder(name).decode(bytes);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const known = fuller.get(name) ?? name;
  return iconv.encodingExists(known) ? iconv.decode(buffer, known) : '';
}

/** The same, `null` where something is none of its letters. */
function decodeStrictly(name: string, bytes: Uint8Array): string | null {
  if (byIconv(name)) {
    const text = decode(name, bytes);
    return text.includes('\ufffd') ? null : text;
  }
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** By the mark some programs put before a text. */
function decodeMarked(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return decodeStrictly('utf-8', bytes);
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  return null;
}

/** What two bytes a letter look like without a mark: every other one is 0. */
function wideCharset(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const looked = Math.min(bytes.length, sample) & ~1;
  if (looked < 4) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < looked; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const many = looked / 5;
  if (odd > many && even < odd / 4) return 'utf-16le';
  return even > many && odd < even / 4 ? 'utf-16be' : null;
}

/** What Windows has in place of a set of ISO, which has no letter where Windows has quotation marks and a few letters. */
const ofWindows: ReadonlyMap<string, string> = new Map([
  ['iso-8859-2', 'windows-1250'],
  ['iso-8859-4', 'windows-1257'],
  ['iso-8859-5', 'windows-1251'],
  ['iso-8859-6', 'windows-1256'],
  ['iso-8859-7', 'windows-1253'],
  ['iso-8859-8', 'windows-1255'],
  ['iso-8859-8-i', 'windows-1255'],
  ['iso-8859-13', 'windows-1257'],
  ['iso-8859-15', 'windows-1252'],
]);

interface Counted {
  /** Bytes no ASCII has. */
  readonly high: number;
  /** Bytes from 0x80 to 0x9F. */
  readonly marks: number;
  readonly letters: number;
  /** Whether it changes its alphabet by escapes, as Japanese mails of seven bits do. */
  readonly escapes: boolean;
}

function count(bytes: Uint8Array): Counted {
  let high = 0;
  let marks = 0;
  let letters = 0;
  let escapes = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80) {
      high += 1;
      if (byte < 0xa0) marks += 1;
    } else if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) letters += 1;
    else if (byte === 0x1b && (bytes[at + 1] === 0x24 || bytes[at + 1] === 0x28)) escapes = true;
  }
  return { high, marks, letters, escapes };
}

/** "Été" is no Cyrillic: of so few letters nothing is guessed. */
const fewestForeign = 4;

/** In the wrong one of two Cyrillic sets capital letters are small and small ones capital. */
const isCyrillic = (text: string): boolean =>
  (text.match(/[^\p{ASCII}\s]+/gu) ?? []).every((word) => /^\p{sc=Cyrl}?[\u0430-\u045f]+$/u.test(word));

/** What is said nowhere, or wrongly. In Latin writing most letters are ASCII's; in any other they are the least. */
function guess(bytes: Uint8Array, { high, letters }: Counted, elsewhere: string | null): string {
  const sameAsOthers = elsewhere === null ? null : decodeStrictly(elsewhere, bytes);
  if (sameAsOthers !== null) return sameAsOthers;
  const eastAsian = high * 2 > letters ? eastAsianCharset(bytes) : null;
  if (eastAsian !== null) return decode(eastAsian, bytes);
  const mixed = mixedUtf8(bytes, (byte) => decode('windows-1252', Uint8Array.of(byte)));
  if (mixed !== null) return mixed;
  if (high > letters && high >= fewestForeign) {
    const found = charsetOf(detect(bytes.subarray(0, sample)) ?? '');
    const text = found === null || found === 'utf-8' ? null : decode(found, bytes);
    // A few Cyrillic letters are taken for Japanese ones of half width, which hardly anybody writes, or for those of another set.
    if (text !== null && !/[\uff61-\uff9f]|[\u0430-\u045f][\u0400-\u042f]/.test(text.slice(0, sample)))
      return text;
    const cyrillic = ['windows-1251', 'koi8-r'].map((name) => decode(name, bytes)).find(isCyrillic);
    if (cyrillic ?? text) return cyrillic ?? text ?? '';
  }
  const western = decode('windows-1252', bytes);
  const looked = western.slice(0, sample);
  const other = otherLatin.find(([, fits]) => fits(looked))?.[0];
  return other === undefined ? western : decode(other, bytes);
}

const slavic = /[ìøùêæò]/;
/** Latin writings whose letters stand for marks, or for letters no language has together, where they are read as those of the west. */
const otherLatin: readonly (readonly [string, (western: string) => boolean])[] = [
  ['iso-8859-2', (text) => /\p{Ll}[±¶¼]\p{Ll}/u.test(text)],
  // In Spanish it stands before a word.
  ['windows-1250', (text) => /\p{L}¿\p{L}/u.test(text)],
  ['iso-8859-2', (text) => /\p{Ll}[±¶]|[¶¼¾]\p{Ll}/u.test(text) && slavic.test(text)],
  ['iso-8859-2', (text) => /\p{Ll}[³¹]\p{Ll}/u.test(text) && /[ìøù¾]/.test(text)],
  ['windows-1250', (text) => /\p{Ll}[³¹]\p{Ll}/u.test(text)],
  [
    'windows-1250',
    (text) => /[šžŠŽ\x9d]/.test(text) && /[ìøèò]|(?<!\p{L})ï/u.test(text) && !/[æå]/.test(text),
  ],
  [
    'windows-1250',
    (text) => /[õû]/.test(text) && /[áéí]/.test(text) && /[öü]/.test(text) && !/[ãçñ]/.test(text),
  ],
  ['windows-1254', (text) => /[ðþ]/i.test(text) && /ý/i.test(text) && /[çü]/i.test(text)],
];

const hasOneByteALetter = (name: string): boolean => /^(?:windows-|iso-8859-|koi8|x?-?mac|ibm|cp)/.test(name);

function read(bytes: Uint8Array, label: string, elsewhere: string | null): Letters {
  const marked = decodeMarked(bytes);
  if (marked !== null) return { text: marked, guessed: false };
  const said = charsetOf(label);
  const wide = wideCharset(bytes);
  const isLoose = said === null || said === 'utf-8' || hasOneByteALetter(said);
  if (wide !== null && (isLoose || said.startsWith('utf-16')))
    return { text: decode(wide, bytes), guessed: said === null || !said.startsWith('utf-16') };
  const counted = count(bytes);
  if (counted.escapes && isLoose && counted.high === 0)
    return { text: decode('iso-2022-jp', bytes), guessed: true };
  const utf8 = isLoose ? decodeStrictly('utf-8', bytes) : null;
  if (utf8 !== null)
    return said === null || said === 'utf-8' || counted.high > 0
      ? { text: utf8, guessed: counted.high > 0 && said !== null && said !== 'utf-8' }
      : { text: decode(said, bytes), guessed: false };
  if (said === null || said === 'utf-8') return { text: guess(bytes, counted, elsewhere), guessed: true };
  const page = counted.marks > 0 ? ofWindows.get(said) : undefined;
  if (page !== undefined) return { text: decode(page, bytes), guessed: true };
  // In no Latin writing most letters are none of ASCII's.
  if (
    counted.high > counted.letters &&
    counted.high >= fewestForeign &&
    /^(?:windows-1252|iso-8859-15?)$/.test(said)
  )
    return { text: guess(bytes, counted, null), guessed: true };
  const strict = decodeStrictly(said, bytes);
  if (strict !== null) return { text: strict, guessed: false };
  const other = hasOneByteALetter(said) ? null : decodeStrictly('utf-8', bytes);
  return { text: other ?? decode(said, bytes), guessed: true };
}

/** The beginning of a long text, which ends with a line where it can: no letter is cut in two. */
export function beginningOf(bytes: Uint8Array, most: number): Uint8Array {
  if (bytes.length <= most) return bytes;
  const lineEnd = bytes.lastIndexOf(10, most - 1);
  return bytes.subarray(0, lineEnd > most - sample ? lineEnd + 1 : most);
}

/**
 * Letters of a text whose mail says what they are, says it wrongly, or does not say it. Takes as long as the text is.
 *
 * @param label `charset` of the part, as it stands; empty for none
 * @param elsewhere what other parts of the mail are written in
 */
export function lettersOf(bytes: Uint8Array, label = '', elsewhere: string | null = null): Letters {
  const { text, guessed } = read(bytes, label, elsewhere);
  // No database takes a NUL or half a character.
  const whole = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return { text: whole.toWellFormed(), guessed };
}
