import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** "+44 20 7946 0018" of "+442079460018"; a number that is not in E.164 stays as it was typed. */
export function phoneWords(number: string): string {
  if (!number.startsWith('+')) return number;
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
