import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** "+44 20 7946 0018" of "+442079460018"; a number that is not in E.164, or would lose a digit, stays as it is. */
export function phoneWords(number: string): string {
  if (!number.startsWith('+')) return number;
  const words = parsePhoneNumberFromString(number)?.formatInternational() ?? number;
  return words.replace(/\D/g, '') === number.replace(/\D/g, '') ? words : number;
}
