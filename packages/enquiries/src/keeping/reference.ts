import { randomInt } from 'node:crypto';

// Clear aloud and on paper: no 0 or O, no 1, I or L (enquiry contract, "From the visitor to the store").
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * A new reference, `MC-7KQ2-94HD`: 31^8 (8.5e11) of them, drawn at random, so that one tells nothing about the next. The
 * store's unique constraint catches the rare double.
 *
 * @param initials the brand's initials, two or three capitals
 */
export function newReference(initials: string): string {
  const draw = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${initials}-${draw()}-${draw()}`;
}

/** Whether `text` has the form of a reference. */
export function isReference(text: string): boolean {
  return /^[A-Z]{2,3}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/.test(text);
}

/**
 * A reference as a person types or says it, in its own form: lower case, spaces and missing hyphens are mended.
 *
 * @returns the reference, or `null` when the text is none
 */
export function readReference(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s-]+/g, '');
  const parts = /^([A-Z]{2,3}?)([2-9A-HJKMNP-Z]{4})([2-9A-HJKMNP-Z]{4})$/.exec(bare);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}
