import { linesOf, type MailLines } from './mail-lines.ts';
import { attributionAt, cutsAt } from './quote-beginnings.ts';

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

/** Where what they quote begins, if nothing of theirs comes after it; `null` where it does not end so. */
function tailStart(mail: MailLines): number | null {
  const { lines, isQuoted, onlyQuotes, anyQuote } = mail;
  for (let at = 0; at < lines.length; at++) {
    if (cutsAt(mail, at)) return at;
    const said = attributionAt(mail, at);
    if (said === 0 && !isQuoted[at]) continue;
    // Programs that mark nothing put all of it behind the line that says who wrote.
    if (said > 0 && !anyQuote[at + said]) return at;
    if (onlyQuotes[at + said]) return at;
    if (said === 0) continue;
    // Somebody who answers below or between: nothing is cut off.
    return null;
  }
  return null;
}

/** What they quote above their own words; how many lines. */
function headLength(mail: MailLines): number {
  const { lines, isQuoted, isEmpty, nextFilled } = mail;
  const first = nextFilled[0] ?? 0;
  if (first >= lines.length) return 0;
  const start = first + attributionAt(mail, first);
  let at = start;
  while (at < lines.length && (isQuoted[at] || isEmpty[at])) at++;
  return isQuoted.slice(start, at).includes(true) ? at : 0;
}

/**
 * Tells what somebody wrote from what they quote, above it or below it. Whoever answers between the lines of ours keeps them: nothing of
 * theirs is ever folded away, and nothing is lost. It takes as long as the mail is.
 */
export function foldQuoted(text: string): FoldedText {
  const mail = linesOf(text);
  const { lines, nextFilled, anyQuote } = mail;
  const tail = tailStart(mail);
  if (tail !== null && (nextFilled[0] ?? 0) < tail)
    return { text: joined(lines.slice(0, tail)), quoted: joined(lines.slice(tail)) };
  const head = headLength(mail);
  if (head > 0 && !anyQuote[head] && (nextFilled[head] ?? lines.length) < lines.length)
    return { text: joined(lines.slice(head)), quoted: joined(lines.slice(0, head)) };
  return { text: joined(lines), quoted: '' };
}
