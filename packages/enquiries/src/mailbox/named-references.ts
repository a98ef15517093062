import { isReference, referenceGroup, referenceInitials } from '@sundowner/desk-wire/reference';

/** Dashes as programs put them in place of a hyphen. */
const dash = '[-\\u2010-\\u2015\\u2212\\uFE63\\uFF0D]';
const between = `(?:${dash}|[ \\u00A0])?`;
const form = new RegExp(
  `(?<![\\p{L}\\p{N}])(${referenceInitials})(${between})(${referenceGroup})(${between})(${referenceGroup})(?![\\p{L}\\p{N}])`,
  'gu',
);
const dashes = new RegExp(`^${dash}$`, 'u');

/** A text names no more of them. */
const most = 50;

/**
 * References a text names, in their own form: in brackets or without, in small letters, with other dashes, spaces or nothing between their
 * parts. Without dashes a digit has to be in it: three short words are none.
 */
export function referencesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, initials, first = '', one = '', second = '', other = ''] of text
    .toUpperCase()
    .matchAll(form)) {
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
