import {
  type CopiedField,
  copiedFieldOf,
  copiedValue,
  hasAddress,
  hasDate,
  isAttribution,
  isAttributionOfQuote,
  isDivider,
  isForward,
  isRule,
  longestHeading,
  wholeLine,
} from './quote-headings.ts';

/** The lines of a mail, and what is known of each and of those behind it. */
interface MailLines {
  readonly lines: readonly string[];
  readonly isQuoted: readonly boolean[];
  readonly isEmpty: readonly boolean[];
  /** Whether every line from here on is quoted or empty. */
  readonly onlyQuotes: readonly boolean[];
  /** Whether any line from here on is quoted. */
  readonly anyQuote: readonly boolean[];
  /** The next line from here on that is not empty; the number of lines where there is none. */
  readonly nextFilled: readonly number[];
}

/** ">10 guests" is no quote. */
const quoteMark = /^\s*>(?![\d=-])/;

/** One walk from the end: what is behind a line is asked for at every line. */
export function linesOf(mail: string): MailLines {
  const lines = mail.replace(/\r\n?/g, '\n').split('\n');
  const isEmpty = lines.map((line) => line.trim() === '');
  const isQuoted = lines.map((line) => quoteMark.test(line));
  const onlyQuotes = new Array<boolean>(lines.length + 1).fill(true);
  const anyQuote = new Array<boolean>(lines.length + 1).fill(false);
  const nextFilled = new Array<number>(lines.length + 1).fill(lines.length);
  for (let at = lines.length - 1; at >= 0; at--) {
    const quoted = isQuoted[at] === true;
    const empty = isEmpty[at] === true;
    onlyQuotes[at] = (quoted || empty) && onlyQuotes[at + 1] === true;
    anyQuote[at] = quoted || anyQuote[at + 1] === true;
    nextFilled[at] = empty ? (nextFilled[at + 1] ?? lines.length) : at;
  }
  return { lines, isQuoted, isEmpty, onlyQuotes, anyQuote, nextFilled };
}

/** How many lines a program may break one into. */
const brokenInto = 3;

/** A line that says who wrote what follows. */
interface Attribution {
  /** How many lines it has. */
  readonly count: number;
  readonly words: string;
}

/**
 * What says from `at` on who wrote what follows; `null` for nothing. A program may break such a line into two or three.
 *
 * @param isBeforeQuote whether a quote follows the line of this number
 */
export function attributionAt(
  { lines, isEmpty, isQuoted, nextFilled }: MailLines,
  at: number,
  isBeforeQuote = (row: number): boolean => isQuoted[nextFilled[row + 1] ?? lines.length] === true,
): Attribution | null {
  const parts: string[] = [];
  for (let row = at; row < Math.min(lines.length, at + brokenInto); row++) {
    const part = wholeLine(lines[row]);
    if (part === '' || isEmpty[row] || isQuoted[row]) return null;
    parts.push(part);
    const words = parts.join(' ');
    if (words.length > longestHeading) return null;
    const isSaid = (each: string) =>
      isAttribution(each) || (isAttributionOfQuote(each) && isBeforeQuote(row));
    if (!isSaid(words)) continue;
    // Own words above it are none of it.
    const later = parts.slice(1).map((_, skipped) => parts.slice(skipped + 1).join(' '));
    if (later.some((each) => hasDate(each) && isSaid(each))) return null;
    return { count: parts.length, words };
  }
  return null;
}

/** How many lines a copied head may have, with those that are broken and those that are empty between them. */
const longestCopiedHead = 12;
/** Of a copied head at least so many different fields are there. */
const fewestFields = 3;
/** Below a line that some programs draw above it, fewer are enough. */
const fewestBelowRule = 2;

/**
 * How many lines of a mail's head are copied here: an address or a sender's name, and three of its fields at least; 0 for none. "From: 12 May,
 * To: 20 May" is somebody's dates.
 */
export function copiedHeadAt(
  { lines, isEmpty, isQuoted }: MailLines,
  at: number,
  fewest = fewestFields,
): number {
  const first = copiedFieldOf(lines[at] ?? '');
  if (first === null) return 0;
  const found = new Map<CopiedField, string>([[first, copiedValue(lines[at] ?? '')]]);
  /** Whether an empty line stands before each field but the first. */
  const gaps: boolean[] = [];
  let end = at + 1;
  for (let row = at + 1; row < Math.min(lines.length, at + longestCopiedHead); row++) {
    if (isQuoted[row]) break;
    if (isEmpty[row]) continue;
    const line = lines[row] ?? '';
    const isApart = isEmpty[row - 1] === true;
    const field = copiedFieldOf(line);
    // It is a line of somebody's own above a head that has such a field.
    if (field === first) return 0;
    if (field !== null && found.has(field)) break;
    if (field === null && isApart) break;
    // A list of people goes on in the next line.
    if (field === null) continue;
    found.set(field, copiedValue(line));
    gaps.push(isApart);
    end = row + 1;
  }
  // What stands apart from all the others is not of their head.
  if (gaps[0] === true && gaps.includes(false)) return 0;
  const from = found.get('from');
  if (from === undefined || from === '' || found.size < fewest) return 0;
  const isHead =
    hasAddress(from) ||
    hasAddress(found.get('to') ?? '') ||
    (found.has('sent') && found.has('subject') && !/\d/.test(from));
  return isHead ? end - at : 0;
}

/** Whether a line divides a mail from an earlier one below it. */
export function dividesAt(mail: MailLines, at: number): boolean {
  const { lines, nextFilled } = mail;
  const line = lines[at] ?? '';
  if (isDivider(line)) return true;
  return isRule(line) && copiedHeadAt(mail, nextFilled[at + 1] ?? lines.length, fewestBelowRule) > 0;
}

/** Whether from here on everything is of earlier mails, whatever stands in it. */
const cutsAt = (mail: MailLines, at: number): boolean => dividesAt(mail, at) || copiedHeadAt(mail, at) > 0;

/** What somebody wrote, and what of earlier mails they sent along. */
export interface FoldedText {
  readonly text: string;
  readonly quoted: string;
}

const joined = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^\s*\n/, '')
    .trimEnd();

/** Programs that mark nothing put all of it behind the line that says who wrote; that line has their address. */
function beginsUnmarked(mail: MailLines, at: number, { count, words }: Attribution): boolean {
  return !mail.anyQuote[at + count] && hasAddress(words) && hasDate(words);
}

/** Where what they quote begins, if nothing of theirs comes after it; `null` where it does not end so. */
function tailStart(mail: MailLines): number | null {
  const { lines, isQuoted, isEmpty, onlyQuotes, anyQuote, nextFilled } = mail;
  for (let at = 0; at < lines.length; at++) {
    if (isEmpty[at]) continue;
    const said = attributionAt(mail, at);
    // What somebody sends on is new, whatever head is copied above it.
    if (isForward(lines[at] ?? '')) return null;
    if (said === null && cutsAt(mail, at)) return at;
    if (said === null && !isQuoted[at]) continue;
    if (said === null) {
      if (onlyQuotes[at]) return at;
      continue;
    }
    if (beginsUnmarked(mail, at, said)) return at;
    const isCertain = hasDate(said.words) || hasAddress(said.words);
    if (isCertain && anyQuote[at + said.count] && onlyQuotes[at + said.count]) return at;
    // Somebody who answers below or between: nothing is cut off.
    if (isCertain && isQuoted[nextFilled[at + said.count] ?? lines.length]) return null;
  }
  return null;
}

/** What they quote above their own words; how many lines. */
function headLength(mail: MailLines): number {
  const { lines, isQuoted, isEmpty, nextFilled } = mail;
  const first = nextFilled[0] ?? 0;
  if (first >= lines.length) return 0;
  const start = first + (attributionAt(mail, first)?.count ?? 0);
  let at = start;
  while (at < lines.length && (isQuoted[at] || isEmpty[at])) at++;
  return isQuoted.slice(start, at).includes(true) ? at : 0;
}

/**
 * Tells what somebody wrote from what they quote, above it or below it. One who answers between the lines of ours keeps them: nothing of
 * theirs is ever folded away, and nothing is lost. It takes as long as the mail is.
 *
 * @param isForwarded whether the mail as a whole is sent on: what it holds is new
 */
export function foldQuoted(text: string, isForwarded = false): FoldedText {
  const mail = linesOf(text);
  const { lines, nextFilled, anyQuote } = mail;
  const whole = { text: joined(lines), quoted: '' };
  if (isForwarded) return whole;
  const tail = tailStart(mail);
  if (tail !== null && (nextFilled[0] ?? 0) < tail)
    return { text: joined(lines.slice(0, tail)), quoted: joined(lines.slice(tail)) };
  const head = headLength(mail);
  if (head > 0 && !anyQuote[head] && (nextFilled[head] ?? lines.length) < lines.length)
    return { text: joined(lines.slice(head)), quoted: joined(lines.slice(0, head)) };
  return whole;
}
