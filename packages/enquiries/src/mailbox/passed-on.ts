import { type EarlierTexts, foldAgainst } from './fold-against.ts';
import { enclosedMail } from './gathered.ts';
import { copiedFieldOf, isForward, isForwardSubject } from './quote-headings.ts';
import { copiedHeadAt, foldQuoted, linesOf } from './quoted-text.ts';

/** So many mails in one are looked at. */
const most = 10;
const marks = /^[ \t]*(?:>[ \t]?)+/gm;
const addressIn = /[^\s<>"'(),;:[\]]{1,100}@[^\s<>"'(),;:[\]]{1,200}/;

interface PassedOn {
  readonly from: string;
  readonly words: string;
}

/** Mails that somebody sends on in one of their own, with whom each is from. What they answer and quote is none. */
export function passedOn(subject: string, text: string): readonly PassedOn[] {
  const mail = linesOf(text.replace(marks, ''));
  const { lines } = mail;
  const found: { from: string; lines: string[] }[] = [];
  let isSentOn = isForwardSubject(subject);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (isForward(line) || line === enclosedMail) isSentOn = true;
    const head = isSentOn && found.length < most ? copiedHeadAt(mail, at) : 0;
    if (head > 0) {
      const from = lines.slice(at, at + head).find((each) => copiedFieldOf(each) === 'from') ?? '';
      found.push({ from: addressIn.exec(from)?.[0] ?? '', lines: [] });
      at += head - 1;
    } else found.at(-1)?.lines.push(line);
  }
  return (
    found
      // What they quote in turn is not theirs.
      .map(({ from, lines: all }) => ({ from, words: foldQuoted(all.join('\n')).text.trim() }))
      .filter(({ from, words }) => from !== '' && words !== '')
  );
}

/** What servers add below a mail. */
const disclaimer =
  /\b(?:confidential|disclaimer|privileged|intended (?:solely|only|recipient)|vertraulich|confidentiel|confidencial|riservat|vertroulik)/i;

/** Whether words are more than what a server adds. */
const saysMore = (text: string): boolean =>
  text.split(/\n{2,}/).some((paragraph) => paragraph.trim() !== '' && !disclaimer.test(paragraph));

/**
 * Of mails that are sent on, whose words their conversation has not: a colleague's mail is answered by nobody, and what a traveller wrote to a
 * colleague waits for an answer like any mail of theirs. Sent on to be talked about, once it is here, it is the house's own discussion.
 *
 * @returns addresses
 */
export const newlyPassedOn = (mails: readonly PassedOn[], earlier: EarlierTexts): readonly string[] =>
  mails
    .filter(({ words }) => saysMore(foldAgainst({ text: '', quoted: words }, earlier, []).text))
    .map(({ from }) => from);
