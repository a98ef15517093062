import { keptNumber, withExtension } from '@sundowner/desk-wire/telephone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * "+44 20 7946 0018, ext. 5" of "+442079460018;ext=5"; a number that is not in E.164, or would lose a digit, stays as it is.
 */
export function phoneWords(kept: string): string {
  const { number, extension } = keptNumber(kept);
  return withExtension(groupedWords(number), extension);
}

/** "+44 20 7946 0018;ext=5": in groups, and still as it is kept, its extension apart. */
export function groupedPhone(kept: string): string {
  const { number } = keptNumber(kept);
  return `${groupedWords(number)}${kept.slice(number.length)}`;
}

function groupedWords(number: string): string {
  if (!number.startsWith('+')) return number;
  const words = parsePhoneNumberFromString(number)?.formatInternational() ?? number;
  return words.replace(/\D/g, '') === number.replace(/\D/g, '') ? words : number;
}
