import type { Machine } from '@sundowner/desk-wire/conversation';
import { awayUntil } from './away-until.ts';
import {
  isAnswersSubject,
  isAwayAlone,
  isAwayWord,
  isMachinesSubject,
  namesWhoIsAway,
  saysRead,
  subjectSaysAway,
  subjectSaysTaken,
  wordsSayAway,
  wordsSayIAmAway,
  wordsSayTaken,
} from './machine-words.ts';

/** One line of a mail's head, its name in small letters. */
export interface HeaderLine {
  readonly key: string;
  readonly value: string;
}

/** A value says what it says at its beginning. */
const longestValue = 300;

/** Headers that nothing but an answering machine writes; "no" in one of them takes it back. */
const answeringMachines: ReadonlySet<string> = new Set([
  'x-ms-exchange-generated-message-source',
  'x-vacation',
  'x-away',
  'x-post-messageclass',
  'x-fc-machinegenerated',
]);
/** Ticket systems mark what persons wrote in them by the same head: `X-FreeScout-Mail-Type: auto.reply`. */
const typeOfMail = /^x-[a-z\d]{1,20}-mail-type$/;
/** Programs call it by any name: `X-Autoreply`, `X-Mail-Autoreply`, `X-Zoho-Auto-Reply`, `X-Autoreply-From`. */
const autoReply =
  /^x-(?:[a-z\d]{1,20}-)?auto-?(?:reply|replied|respond|responder|response|generated)(?:-(?:from|domain|to))?$/;
const isAnsweringMachine = (key: string): boolean => answeringMachines.has(key) || autoReply.test(key);
/** What such a program calls itself in heads others write as well. */
const calledSo = /\b(?:vacation|auto-?(?:responder|reply|answer))\b/i;
const namesPrograms = ['x-mailer', 'user-agent', 'delivered-to', 'x-loop'];

/** So far a text is looked through for a question: what is below is a signature. */
const longestAsked = 2000;

/** What a person's mail that a machine passed on says there. */
const passedOn = /^(?:no|false|0|forward|mirror|redirect|group)\b/i;

/** Marks of a mail's head. */
interface Marks {
  /** `auto-replied`, `auto-generated` or what else RFC 3834 allows; `null` where a person wrote it or nothing is said. */
  readonly submitted: string | null;
  readonly answeringMachine: boolean;
  /** `Precedence: bulk` or `junk`, and no list: it says little by itself. */
  readonly bulk: boolean;
  /** `X-Auto-Response-Suppress`, which ticket systems write as well. */
  readonly suppresses: boolean;
  readonly nobodyToReturnTo: boolean;
  readonly list: boolean;
  readonly answers: boolean;
  readonly type: string;
  readonly report: boolean;
  readonly invitation: boolean;
  readonly sent: number;
}

function marksOf(headers: readonly HeaderLine[]): Marks {
  const values = new Map<string, string>();
  for (const { key, value } of headers)
    if (!values.has(key)) values.set(key, value.slice(0, longestValue).trim());
  const submitted = /^[a-z-]+/i.exec(values.get('auto-submitted') ?? '')?.[0].toLowerCase() ?? null;
  const precedence = `${values.get('precedence') ?? ''} ${values.get('x-precedence') ?? ''} ${values.get('preference') ?? ''}`;
  const type = (values.get('content-type') ?? '').toLowerCase();
  return {
    submitted: submitted === 'no' ? null : submitted,
    answeringMachine:
      /auto[-_ ]?reply/i.test(precedence) ||
      [...values].some(([key, value]) => isAnsweringMachine(key) && !passedOn.test(value)) ||
      [...values].some(([key, value]) => typeOfMail.test(key) && /^auto[.-]?reply/i.test(value)) ||
      namesPrograms.some((key) => calledSo.test(values.get(key) ?? '')),
    bulk: /bulk|junk/i.test(precedence) && !values.has('list-id'),
    suppresses: values.has('x-auto-response-suppress') || values.has('x-ms-exchange-inbox-rules-loop'),
    nobodyToReturnTo: isNobody(values.get('return-path')),
    list:
      values.has('list-id') ||
      values.has('list-unsubscribe') ||
      values.has('list-post') ||
      /list|bulk/i.test(precedence),
    answers: values.has('in-reply-to'),
    type,
    report:
      values.has('x-failed-recipients') || /report-type="?(?:delivery-status|feedback-report)/.test(type),
    invitation:
      type.startsWith('text/calendar') || /calendarmessage/i.test(values.get('content-class') ?? ''),
    sent: Date.parse(values.get('date') ?? ''),
  };
}

/** Whether a mail goes back to nobody: `Return-Path: <>`; some servers name their own program there. */
export const isNobody = (returnPath: string | undefined): boolean =>
  returnPath !== undefined && /^<?\s*(?:mailer-daemon\s*)?>?$/i.test(returnPath.trim());

type Kind = Machine['kind'];

/** What says by itself that somebody is away, and asks nothing. */
function isOfNobody(subject: string, words: string): boolean {
  if (/[?？]/.test(words.slice(0, longestAsked))) return false;
  return isAwayAlone(subject) || ((isAwayWord(subject) || namesWhoIsAway(subject)) && wordsSayAway(words));
}

/** What kind of machine wrote a mail, the surest mark first. */
function kindOf(marks: Marks, subject: string, words: string, parts: readonly string[]): Kind | null {
  const has = (pattern: RegExp) => parts.some((part) => pattern.test(part));
  // A person passes a report on as a file.
  if (marks.report || (marks.nobodyToReturnTo && has(/^message\/(?:global-)?delivery-status$/)))
    return 'report';
  if (
    /report-type="?disposition-notification/.test(marks.type) ||
    has(/^message\/(?:global-)?disposition-notification$/) ||
    saysRead(subject, words)
  )
    return 'receipt';
  if (marks.invitation || has(/^(?:text\/calendar|application\/ics)$/)) return 'invitation';
  const saysAway = subjectSaysAway(subject);
  if (marks.submitted === 'auto-replied' || marks.answeringMachine)
    return !saysAway && !wordsSayAway(words) && (subjectSaysTaken(subject) || wordsSayTaken(words))
      ? 'receipt'
      : 'automatic-answer';
  if (isMachinesSubject(subject) || isOfNobody(subject, words)) return 'automatic-answer';
  // A ticket system marks what a person wrote in it like what it writes itself.
  if (marks.submitted !== null) {
    if (subjectSaysTaken(subject)) return 'receipt';
    const away = saysAway || (wordsSayIAmAway(words) && !isAnswersSubject(subject));
    return away ? 'automatic-answer' : 'perhaps-a-person';
  }
  if (marks.nobodyToReturnTo) return 'automatic-answer';
  if ((marks.bulk || marks.suppresses) && saysAway) return 'automatic-answer';
  if (marks.bulk && wordsSayAway(words)) return 'automatic-answer';
  // A group passes a person's answer on.
  return marks.list && !marks.answers ? 'list' : null;
}

/**
 * What machine wrote a mail, by every mark there is of one: headers of RFC 3834, of Exchange and of older programs, an empty return path, and
 * words of absence in some twenty-five languages; `null` for what a person wrote.
 *
 * @param headers of the mail, their names in small letters
 * @param words its text, what it quotes left out
 * @param parts media types of its parts and files
 */
export function machineOf(
  headers: readonly HeaderLine[],
  subject: string,
  words: string,
  parts: readonly string[] = [],
): Machine | null {
  const marks = marksOf(headers);
  const kind = kindOf(marks, subject, words, parts);
  if (kind === null) return null;
  if (kind !== 'automatic-answer' || Number.isNaN(marks.sent)) return { kind, until: null };
  return { kind, until: awayUntil(`${subject}\n${words}`, marks.sent) };
}
