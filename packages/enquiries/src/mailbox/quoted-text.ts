/** The lines of a mail, and what is known of each and of those behind it. */
export interface MailLines {
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

/** One walk from the end: what is behind a line is asked for at every line. */
export function linesOf(mail: string): MailLines {
  const lines = mail.replace(/\r\n?/g, '\n').split('\n');
  const isEmpty = lines.map((line) => line.trim() === '');
  const isQuoted = lines.map((line) => line.trimStart().startsWith('>'));
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

/** "On Friday … wrote:" of mail programs, in the languages our travellers write. */
const attributions: readonly RegExp[] = [
  /^on\b.{4,300}\bwrote:$/iu,
  /^(?:am|um)\b.{4,300}\bschrieb\b.{0,200}:$/iu,
  /^le\b.{4,300}\ba écrit\s?:$/iu,
  /^op\b.{4,300}\b(?:schreef|het volgende geschreven)\b.{0,200}:$/iu,
  /^op\b.{4,300}\bgeskryf\b.{0,200}:$/iu,
  /^il\b.{4,300}\bha scritto:$/iu,
  /^el\b.{4,300}\bescribió.{0,200}:$/iu,
  /^(?:em|a)\b.{4,300}\bescreveu\b.{0,200}:$/iu,
  /^den\b.{4,300}\bskrev\b.{0,200}:$/iu,
  /^.{4,300}\bnapisał(?:\(a\)|a)?:$/iu,
  /^.{4,300}\bпишет:$/iu,
  /^בתאריך.{4,300}כתב.{0,200}:$/u,
  /^‫?في.{4,300}كتب.{0,200}:$/u,
  /^.{4,300}(?:写道|のメール|さんは書きました)\s?[:：]$/u,
];

const dividers: readonly RegExp[] = [
  /^-{2,}\s*(?:original message|original-?nachricht|ursprüngliche nachricht|message d'origine|oorspronkelijk bericht|messaggio originale|mensaje original|mensagem original|forwarded message|weitergeleitete nachricht)\s*-{2,}$/iu,
  /^_{20,}$/u,
];

/** The first line of the heads some programs copy: "From:", "Von:", "De:". */
const copiedFrom = /^\*?(?:from|von|de|van|da|från|fra|מאת|من|发件人|差出人)\s?:\*?\s?\S/iu;
const copiedNext =
  /^\*?(?:sent|date|gesendet|datum|envoyé|verzonden|inviato|enviado|data|to|an|à|aan|a|para|subject|betreff|objet|onderwerp|oggetto|asunto|assunto|נשלח|אל|إلى|收件人|宛先)\s?:\*?/iu;

/** The longest line any of these fits: every gap of theirs is bounded. */
const longestLine = 700;
/** How many lines a program may break one into. */
const brokenInto = 3;

/** Marks of direction and the like, which programs put around names. */
const plain = (line: string): string => line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();
/** As much of a line as any expression looks at. */
const beginning = (line: string | undefined): string => plain((line ?? '').slice(0, longestLine));
/** A whole line; empty where it is too long for any expression. */
const whole = (line = ''): string => (line.length > longestLine ? '' : plain(line));

/** How many lines from `at` on say who wrote what follows; 0 for none. A program may break such a line into two or three. */
export function attributionAt({ lines, isEmpty, isQuoted }: MailLines, at: number): number {
  let said = '';
  for (let count = 1; count <= brokenInto; count++) {
    const row = at + count - 1;
    if (row >= lines.length || isEmpty[row] || isQuoted[row]) return 0;
    const next = whole(lines[row]);
    said = count === 1 ? next : `${said} ${next}`;
    if (next === '' || said.length > longestLine) return 0;
    // They all end so, and hardly any other line does.
    if (!/[:：]$/u.test(said)) continue;
    if (attributions.some((pattern) => pattern.test(said))) return count;
  }
  return 0;
}

/** Whether everything from here on is of earlier mails, whatever stands in it. */
export function cutsAt({ lines, nextFilled }: MailLines, at: number): boolean {
  const line = beginning(lines[at]);
  if (dividers.some((pattern) => pattern.test(whole(lines[at])))) {
    // A line of underscores alone divides much else, too.
    return !line.startsWith('_') || copiedFrom.test(beginning(lines[nextFilled[at + 1] ?? lines.length]));
  }
  return (
    copiedFrom.test(line) && lines.slice(at + 1, at + 4).some((next) => copiedNext.test(beginning(next)))
  );
}

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
