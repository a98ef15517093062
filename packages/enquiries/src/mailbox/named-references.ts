import { isReference, referenceGroup, referenceInitials } from '@sundowner/desk-wire/reference';

/** Dashes as programs put them in place of a hyphen; those of full width are plain here. */
const dash = '[-\\u2010-\\u2015\\u2212]';
/** A dash or two, with spaces, or with the end of a line that a program has cut there, and the marks of a quote; or what stands for one. */
const between = `(?:[ ]{0,2}${dash}{1,2}[\\s>|]{0,6}|[ _./=:]|)`;
const form = new RegExp(
  `(?<![\\p{L}\\p{N}])(${referenceInitials})(${between})(${referenceGroup})(${between})(${referenceGroup})(?![\\p{L}\\p{N}])`,
  'gu',
);
const dashes = new RegExp(dash, 'u');

/** Letters of full width as plain ones, and no marks that cannot be seen. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}+/gu, '')
    .toUpperCase();

/** A text names no more of them. */
const most = 50;

/**
 * References a text names, in their own form: in brackets or without, in small letters, with other dashes, spaces, the end of a line or
 * nothing between their parts. Without dashes a digit has to be in it: three short words are none.
 */
export function referencesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, initials, first = '', one = '', second = '', other = ''] of plain(text).matchAll(form)) {
    const isPlain = dashes.test(first) && dashes.test(second);
    const reference = `${initials}-${one}-${other}`;
    if ((isPlain || /\d/.test(one + other)) && isReference(reference)) found.add(reference);
    if (found.size >= most) break;
  }
  return [...found];
}

/** A reference behind the plus of an address of ours: `concierge+mc-7kq2-94hd@example.com`, with its hyphens or without. */
export function referenceOfPlus(address: string, own: readonly string[]): string | null {
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+');
  if (plus < 1 || plus > at) return null;
  const plain = `${address.slice(0, plus)}${address.slice(at)}`.toLowerCase();
  if (!own.some((each) => each.toLowerCase() === plain)) return null;
  return referencesIn(address.slice(plus + 1, at).replace(/[._=]/g, '-'))[0] ?? null;
}
