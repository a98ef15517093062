import { westernDigits } from '@sundowner/calendar/written-date';
import { plainWidths } from './widths.ts';

/** Nothing longer is taken apart: no number has so many characters. */
const longestTyped = 120;

/** What is written before a number when it is copied from a card, a page or a program. */
const heading = /^(?:tel|telephone|phone|mobile|cell|callto)\s*[.:]\s*/i;

/** Parts of a `tel:` address that are none of the number (RFC 3966, 5.1): where it is dialled, and the like. */
const otherParts = /;\s*(?!ext\s*=)[a-z][a-z-]*=[^;]*/gi;

/** A number by itself, as it is pasted: of `tel:+44-20-7946-0018;ext=5`, or with digits and marks of full width. */
export function plainNumber(typed: string): string {
  if (typed.length > longestTyped) return typed;
  const text = plainWidths(typed).trim().replace(heading, '');
  return text.replace(otherParts, '').trim();
}

/** How an extension is announced: in English, German, French, Dutch, Italian, Spanish and Portuguese, or by a mark. */
const announced = [
  'ext(?:ension|n)?|xt?n?|durchwahl|dw|poste|toestel|int(?:erno)?|anexo|ramal',
  ';\\s*ext\\s*=|#|,{1,3}|;',
].join('|');
const withExtension = new RegExp(
  `^(.*?\\d[\\s)]*?)[\\s.,(\\u2013-]*(?:${announced})[\\s.:=#]*(\\d{1,7})\\s*[)#]?$`,
  'iu',
);

interface WrittenNumber {
  readonly number: string;
  /** What is dialled once somebody has answered; `null` for none. */
  readonly extension: string | null;
}

/** A number and its extension: "+44 20 7946 0018 ext. 5", "+1 (212) 555-0100 #23", "020 7946 0018 x5". */
export function apart(typed: string): WrittenNumber {
  const text = westernDigits(plainNumber(typed));
  if (text.length > longestTyped) return { number: text, extension: null };
  const [, number, extension] = withExtension.exec(text) ?? [];
  return number === undefined || extension === undefined
    ? { number: text, extension: null }
    : { number: number.trim(), extension };
}

/** What the light telephone rule says of a number; it needs no metadata, so browser and server say the same (FRM-05). */
type PhoneVerdict = 'ok' | 'not-numbers' | 'not-a-number';

/**
 * Judges a telephone number as typed, its extension aside. A leading +, spaces, brackets, dots, hyphens and slashes are accepted.
 *
 * Seven digits are the fewest a subscriber number has in use with an area code left out; fifteen are the most (ITU-T E.164
 * section 6.1), seventeen when the international prefix is dialled as 00.
 */
export function judgePhone(typed: string): PhoneVerdict {
  const text = apart(typed).number;
  if (/\p{L}/u.test(text)) return 'not-numbers';
  if (!/^\+?[\d\s().\-/\u2010-\u2015\u2212]+$/u.test(text)) return 'not-a-number';
  const digits = text.replace(/\D/g, '');
  const most = digits.startsWith('00') ? 17 : 15;
  return digits.length >= 7 && digits.length <= most ? 'ok' : 'not-a-number';
}
