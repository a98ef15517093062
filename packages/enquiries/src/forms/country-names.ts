import { countries } from './countries.ts';
import { otherCodes, otherNames, threeLetters } from './other-country-names.ts';

/** Languages whose names for countries are understood besides: those visitors' devices are set to, those of Africa, and those of Europe. */
const languages = [
  ...['en', 'de', 'fr', 'nl', 'es', 'it', 'pt', 'af', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro', 'tr'],
  ...[
    'el',
    'ru',
    'uk',
    'he',
    'ar',
    'hi',
    'ja',
    'ko',
    'zh',
    'zh-Hant',
    'zu',
    'xh',
    'sw',
    'pt-PT',
    'es-MX',
    'fr-CA',
  ],
  ...[
    'sk',
    'sl',
    'hr',
    'sr',
    'sr-Latn',
    'bs',
    'mk',
    'bg',
    'et',
    'lv',
    'lt',
    'is',
    'sq',
    'ka',
    'hy',
    'az',
    'kk',
  ],
  ...[
    'th',
    'vi',
    'id',
    'ms',
    'fil',
    'fa',
    'ur',
    'bn',
    'ta',
    'lb',
    'ga',
    'ca',
    'eu',
    'gl',
    'nn',
    'rm',
    'mt',
    'cy',
    'am',
  ],
];

/** No country is called by more, in any language; nothing longer is looked at. */
const longestName = 100;

/** Two letters as a flag. */
const flag = /([\u{1f1e6}-\u{1f1ff}])([\u{1f1e6}-\u{1f1ff}])/gu;
const letterOfFlag = (mark: string): string => String.fromCharCode((mark.codePointAt(0) ?? 0) - 0x1f1e6 + 65);

/** A name as it is compared: without accents, case, marks, an article, and "St" for "Saint". */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|st) /, (word) => (word === 'st ' ? 'saint ' : ''));

/** "Suedafrika", "Oesterreich": letters of two in place of those a keyboard lacks. */
const withTwoLetters = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äæ]/g, 'ae')
    .replace(/[öøœ]/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/å/g, 'aa');

const listed = new Set(countries.map(([, name]) => name));

const namesOf = (code: string): readonly string[] => otherNames[code]?.split(',') ?? [];

/** Everything a country is found by beside its name: other names and both of its codes. */
export function otherNamesOf(name: string): readonly string[] {
  const place = countries.findIndex(([, known]) => known === name);
  const [code] = countries[place] ?? [];
  if (code === undefined) return [];
  return [...namesOf(code), code, threeLetters[place] ?? code];
}

/** Adds names that are not taken yet: what comes first goes before. */
function add(names: Map<string, string>, written: string, country: string): void {
  const spellings = /[äæöøœüå]/i.test(written) ? [written, withTwoLetters(written)] : [written];
  for (const plain of spellings.map(plainName))
    if (plain !== '' && !names.has(plain)) names.set(plain, country);
}

function ownNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, name] of countries) add(names, name, name);
  // Names before codes: SA is what South Africans write, though the code is another country's.
  for (const [code, name] of countries) for (const other of namesOf(code)) add(names, other, name);
  for (const [, name] of countries) for (const other of otherNamesOf(name)) add(names, other, name);
  const byCode = new Map(countries);
  for (const [other, code] of Object.entries(otherCodes)) add(names, other, byCode.get(code) ?? '');
  return names;
}

/** Languages whose short names are others: "EUA", "한국". */
const shortIn = new Set(['en', 'de', 'es', 'pt', 'ko', 'zh', 'hi']);

function foreignNames(): Map<string, string> {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      if (style === 'short' && !shortIn.has(language)) continue;
      const words = new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style });
      for (const [code, name] of countries) {
        const word = words.of(code);
        // Many languages share a name.
        if (word === undefined || seen.has(word)) continue;
        seen.add(word);
        // One of two letters may be another country's code.
        if (!/^\p{sc=Latn}[^\p{L}]*\p{sc=Latn}?[^\p{L}]*$/u.test(word)) add(names, word, name);
        // "Myanmar (Birma)": another name beside one of our own.
        const [, first = '', other = ''] = /(.+) \((.+)\)/.exec(word) ?? [];
        if (own?.get(plainName(first)) === name) add(names, other, name);
      }
    }
  return names;
}

let own: Map<string, string> | null = null;
/** Made once, for the first name that is none of our own. */
let foreign: Map<string, string> | null = null;
/** Without their spaces: "SouthAfrica", "U S A". */
let joined: Map<string, string> | null = null;

function known(plain: string): string | null {
  own ??= ownNames();
  foreign ??= own.has(plain) ? null : foreignNames();
  return own.get(plain) ?? foreign?.get(plain) ?? null;
}

function knownJoined(plain: string): string | null {
  joined ??= new Map(
    [...(foreign ?? []), ...(own ?? [])].map(
      ([name, country]) => [name.replaceAll(' ', ''), country] as const,
    ),
  );
  return joined.get(plain.replaceAll(' ', '')) ?? null;
}

const article = /^(?:the|die|der|das|la|le|les|l|el|los|las|il|lo|gli|het|os|as) | the$/;
/** "Kingdom of the …": only behind names that say more of which one is meant. */
const form =
  /^(?:(?:federal|federative|united|islamic|socialist|democratic|peoples|bolivarian|plurinational|cooperative|independent|hashemite|arab|oriental) )*(?:republic|kingdom|state|states|federation|commonwealth|principality|sultanate|grand duchy|union|emirate) of (?:the )?/;
const side: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/** Other ways to write one name, from the nearest on. */
const variants = (plain: string): readonly string[] => [
  plain,
  plain.replace(article, '').trim(),
  plain.replace(/^([nsew]) /, (_, letter: string) => `${side[letter]} `),
  plain.replace(/^([nsew]) /, (_, letter: string) => `${side[letter]}ern `),
  plain.replace(form, ''),
];

function ofOneName(plain: string): string | null {
  for (const each of variants(plain)) {
    const found = each === '' ? null : known(each);
    if (found !== null) return found;
  }
  return plain.length > 4 ? knownJoined(plain) : null;
}

/** Of a name in parts: "Korea, South", "Iran (Islamic Republic of)", "Germany (Deutschland)", "London, UK". Two countries are none. */
function ofParts(parts: readonly string[], isPlace: boolean): string | null {
  const [first = '', second = ''] = parts.map(plainName);
  if (parts.length !== 2 || first === '' || second === '') return null;
  const turned = ofOneName(`${second} ${first}`);
  if (turned !== null) return turned;
  const found = parts.map((part) => ofOneName(plainName(part)));
  const [one = null, other = null] = found;
  if (one !== null && (other === null || other === one)) return isPlace && other === null ? null : one;
  return one === null ? other : null;
}

/**
 * The country of the list that was meant: "USA", "DE", "Deutschland", "south africa", "Swaziland", "Turkey", "Korea, South". What is stored,
 * mailed and counted is the list's own name.
 *
 * @returns `null` for what names none, or two
 */
export function countryNamed(written: string): string | null {
  if (listed.has(written)) return written;
  if (written.length > longestName) return null;
  const text = written.replace(flag, ' ').trim();
  const ofFlag = written.replace(
    flag,
    (_, one: string, two: string) => letterOfFlag(one) + letterOfFlag(two),
  );
  if (text === '') return known(plainName(ofFlag));
  const whole = ofOneName(plainName(text));
  if (whole !== null) return whole;
  const bracketed = /^([^()[\]]+)[([]([^()[\]]+)[)\]]\s*$/u.exec(text);
  if (bracketed) return ofParts(bracketed.slice(1), false);
  return ofParts(text.split(/[,;/]| [-–] /), true);
}
