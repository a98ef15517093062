import { westernDigits } from '@sundowner/calendar/written-date';

/** What the light telephone rule says of a number; it needs no metadata, so browser and server say the same (FRM-05). */
export type PhoneVerdict = 'ok' | 'not-numbers' | 'extension' | 'not-a-number';

/** "020 7946 0018 ext 5": digits, then the word for an extension, then a few digits more. */
const extension = /^[^\p{L}]*\d[\s,;]*(?:e?xt(?:n|ension)?|x)[\s.:]*\d{1,7}$/iu;

/**
 * Judges a telephone number as typed. A leading +, spaces, brackets, dots, hyphens and slashes are accepted.
 *
 * Seven digits are the fewest a subscriber number has in use with an area code left out; fifteen are the most (ITU-T E.164
 * section 6.1), seventeen when the international prefix is dialled as 00.
 */
export function judgePhone(typed: string): PhoneVerdict {
  const text = westernDigits(typed).trim();
  if (extension.test(text)) return 'extension';
  if (/\p{L}/u.test(text)) return 'not-numbers';
  if (!/^[+\uff0b]?[\d\s().\-/\u2010-\u2015\u2212]+$/u.test(text)) return 'not-a-number';
  const digits = text.replace(/\D/g, '');
  const most = digits.startsWith('00') ? 17 : 15;
  return digits.length >= 7 && digits.length <= most ? 'ok' : 'not-a-number';
}
