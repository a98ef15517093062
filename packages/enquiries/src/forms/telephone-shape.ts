import { westernDigits } from '@sundowner/calendar/written-date';
import { plainWidths } from './widths.ts';

/** Nothing longer is taken apart: no number has so many characters. */
const longestTyped = 120;

/** What is written beside a number when it is copied from a card, a page or a program. */
const label = [
  't[eé]l(?:[eé](?:phone?|fono?|fone|foon))?|tlf|telefonnummer|phone|mob(?:ile|iel|il)?|cell(?:phone|ular|ulare)?|celular|m[oó]vil|handy|portable|gsm|puh',
  'whats ?app|wa|viber|signal|sms|callto|work|home|office|тел(?:ефон)?|моб|電話|电话|手机|携帯|전화|휴대폰|טלפון|هاتف|[mtphwc]',
].join('|');
const heading = new RegExp(
  `^(?:${label})(?:[ -](?:number|no|nr|nummer|${label}))?(?:\\s*[.:/]+\\s*|\\s+|(?=[+(]))(?=[+(\\d])`,
  'iu',
);
const trailing = new RegExp(`[\\s,;]*[([]\\s*(?:${label}|[^\\d()[\\]]{1,30})\\s*[)\\]]$`, 'iu');
/** Marks around it, and a sign of a telephone. */
const around = /^(?:[\s\p{So}\p{Sk}"'“”‘’<*]|\ufe0f)+|[\s"'“”‘’>*.,;:]+$/gu;
/** Dots in the middle of a line set the parts of a number apart, as full stops do. */
const raisedDots = /[·•∙・]/g;
const chat =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2b)?(\d{5,20})\b.*$/i;

/** Parts of a `tel:` address that are none of the number (RFC 3966, 5.1): where it is dialled, and the like. */
const otherParts = /;\s*(?!ext\s*=)[a-z][a-z-]*=[^;]*/gi;

/** What most people write, and what is taken as it is. */
const byItself = /^\+?\d[\d -]*\d$/;

/** A number by itself, as it is pasted: of `tel:+44-20-7946-0018;ext=5`, or with digits and marks of full width. Of several all stay as typed. */
export const plainNumber = (typed: string): string =>
  numbersIn(typed).others === null ? plainOne(typed) : typed;

function plainOne(typed: string): string {
  if (typed.length > longestTyped || byItself.test(typed)) return typed;
  const text = westernDigits(plainWidths(typed))
    .replace(raisedDots, '.')
    .replace(around, '')
    .replace(chat, '+$1');
  return text
    .replace(heading, '')
    .replace(otherParts, '')
    .replace(trailing, '')
    .replace(around, '')
    .replace(/^\(\s*((?:\+|00)\s?\d{1,4})\s*\)/, '$1 ')
    .trim();
}

/** How an extension is announced, in the languages visitors write, or by a mark. */
const announced = [
  'ext(?:ens(?:ion|ión|ão|ie)|n)?|xt?n?|durchwahl|dw|app|apparat|nebenstelle|nst|klappe|kl|p(?:oste)?|w|toestel|tst|int(?:ern[eo]?)?|anexo|ramal',
  'доб(?:авочный)?|вн|wewn?(?:ętrzny)?|linka|klapka|mellék|ankn(?:ytning)?|lokal|alanumero|dahili|εσωτ|שלוחה|תחנה|内線|內線|내선|转|轉|分机|分機|تحويلة',
  'option|room|;\\s*ext\\s*=|#|,{1,3}|;|\\|',
].join('|');
const withExtension = new RegExp(
  `^(.*?\\d[\\s)]*?)[\\s.,([\\u2013-]*(?:${announced})[\\s.:=#]*(?:n[°ºo]?r?\\.?\\s?)?(\\d{1,7})\\s*[)#]?$`,
  'iu',
);
/** A number of more digits than there are has its extension behind its last mark: "+86 10 8507 9460-8012". */
const behindMark = /^(.*\d)\s*[-/]\s*(\d{1,6})$/;
const mostDigits = 15;

interface WrittenNumber {
  readonly number: string;
  /** What is dialled once somebody has answered; `null` for none. */
  readonly extension: string | null;
}

/** A number and its extension: "+44 20 7946 0018 ext. 5", "+1 (212) 555-0100 #23", "020 7946 0018 x5". Of several numbers the first. */
export const apart = (typed: string): WrittenNumber => apartOne(numbersIn(typed).first);

function apartOne(typed: string): WrittenNumber {
  const text = plainOne(typed);
  if (text.length > longestTyped) return { number: text, extension: null };
  const isLong = text.replace(/\D/g, '').replace(/^00/, '').length > mostDigits;
  const [, number, extension] = withExtension.exec(text) ?? (isLong ? behindMark.exec(text) : null) ?? [];
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
export const judgePhone = (typed: string): PhoneVerdict => judgeWritten(apart(typed).number);

function judgeWritten(text: string): PhoneVerdict {
  if (/\p{L}/u.test(text)) return 'not-numbers';
  if (!/^\+?[\d\s().\-/\u2010-\u2015\u2212]+$/u.test(text)) return 'not-a-number';
  const digits = text.replace(/\D/g, '');
  const most = digits.startsWith('00') ? 17 : 15;
  return digits.length >= 7 && digits.length <= most ? 'ok' : 'not-a-number';
}

/** What stands between two numbers: a mark, or a word of the languages visitors write; a + begins another by itself. */
const between = /\s*(?:[,;/|&]|(?<=[\s)])(?:or|and|oder|und|ou|et|o|e|y|of|en)(?=[\s(]))\s*|\s+(?=\+)/giu;

/** In a few numbers there are no more, slashes within them counted. */
const mostMarks = 20;

interface WrittenNumbers {
  /** As it was typed, its label and extension with it. */
  readonly first: string;
  /** What was typed behind it; `null` where there is one number, or none. */
  readonly others: string | null;
}

/** The numbers somebody typed into one field, "+49 171 1234567 / +27 82 555 0101". What is one number is never two. */
export function numbersIn(typed: string): WrittenNumbers {
  const one = { first: typed, others: null };
  if (typed.length > longestTyped || byItself.test(typed) || judgeWritten(plainOne(typed)) === 'ok')
    return one;
  const text = westernDigits(plainWidths(typed)).trim();
  const marks = [...text.matchAll(between)].map(({ index, 0: mark }) => ({
    ends: index,
    begins: index + mark.length,
  }));
  if (marks.length > mostMarks) return one;
  /** Where what follows is one number or several; found out from the last on, each once. */
  const leading = new Set<number>();
  const partAt = (from: number) =>
    marks.find(({ ends, begins }) => ends > from && leading.has(begins) && isNumber(text.slice(from, ends)));
  for (const { begins } of marks.toReversed())
    if (isNumber(text.slice(begins)) || partAt(begins)) leading.add(begins);
  const part = partAt(0);
  return part ? { first: text.slice(0, part.ends), others: text.slice(part.begins) } : one;
}

const isNumber = (text: string): boolean => judgeWritten(apartOne(text).number) === 'ok';
