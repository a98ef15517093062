import { randomInt } from 'node:crypto';
import {
  referenceAlphabet as alphabet,
  referenceGroup,
  referenceInitials,
} from '@sundowner/desk-wire/reference';

/** Without hyphens, and with as few initials as can be. */
const bareForm = new RegExp(`^(${referenceInitials}?)(${referenceGroup})(${referenceGroup})$`);

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

/**
 * A reference as a person types or says it, in its own form: lower case, spaces and missing hyphens are mended.
 *
 * @returns the reference, or `null` when the text is none
 */
export function readReference(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s-]+/g, '');
  const parts = bareForm.exec(bare);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}
