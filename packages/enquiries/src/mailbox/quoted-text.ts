/** What somebody wrote, and what of earlier mails they sent along. */
export interface FoldedText {
  readonly text: string;
  readonly quoted: string;
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

const isQuoted = (line: string): boolean => /^\s*>/.test(line);
const isEmpty = (line: string): boolean => line.trim() === '';
/** Marks of direction and the like, which programs put around names. */
const plain = (line: string): string => line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();

/** How many lines from `at` on say who wrote what follows; 0 for none. A program may break such a line into two or three. */
function attributionAt(lines: readonly string[], at: number): number {
  for (const count of [1, 2, 3]) {
    const rows = lines.slice(at, at + count);
    if (rows.length < count || rows.some((row) => isEmpty(row) || isQuoted(row))) return 0;
    const line = plain(rows.map(plain).join(' '));
    if (attributions.some((pattern) => pattern.test(line))) return count;
  }
  return 0;
}

/** Whether everything from here on is of earlier mails, whatever stands in it. */
function cutsAt(lines: readonly string[], at: number): boolean {
  const line = plain(lines[at] ?? '');
  if (dividers.some((pattern) => pattern.test(line))) {
    // A line of underscores alone divides much else, too.
    return (
      !line.startsWith('_') || copiedFrom.test(plain(lines.slice(at + 1).find((row) => !isEmpty(row)) ?? ''))
    );
  }
  return copiedFrom.test(line) && lines.slice(at + 1, at + 4).some((next) => copiedNext.test(plain(next)));
}

const joined = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^\s*\n/, '')
    .trimEnd();

/** Where what they quote begins, if nothing of theirs comes after it; `null` where it does not end so. */
function tailStart(lines: readonly string[]): number | null {
  for (const [at, line] of lines.entries()) {
    if (cutsAt(lines, at)) return at;
    const said = attributionAt(lines, at);
    if (said === 0 && !isQuoted(line)) continue;
    const rest = lines.slice(at + said);
    // Programs that mark nothing put all of it behind the line that says who wrote.
    if (said > 0 && !rest.some(isQuoted)) return at;
    if (rest.every((each) => isQuoted(each) || isEmpty(each))) return at;
    if (said === 0) continue;
    // Somebody who answers below or between: nothing is cut off.
    return null;
  }
  return null;
}

/** What they quote above their own words; how many lines. */
function headLength(lines: readonly string[]): number {
  const first = lines.findIndex((line) => !isEmpty(line));
  if (first < 0) return 0;
  const start = first + attributionAt(lines, first);
  let at = start;
  while (at < lines.length && (isQuoted(lines[at] ?? '') || isEmpty(lines[at] ?? ''))) at++;
  return lines.slice(start, at).some(isQuoted) ? at : 0;
}

/**
 * Tells what somebody wrote from what they quote, above it or below it. Whoever answers between the lines of ours keeps them: nothing of
 * theirs is ever folded away, and nothing is lost.
 */
export function foldQuoted(mail: string): FoldedText {
  const lines = mail.replace(/\r\n?/g, '\n').split('\n');
  const tail = tailStart(lines);
  if (tail !== null && lines.slice(0, tail).some((line) => !isEmpty(line)))
    return { text: joined(lines.slice(0, tail)), quoted: joined(lines.slice(tail)) };
  const head = headLength(lines);
  const own = lines.slice(head);
  const between = own.some(isQuoted);
  if (head > 0 && !between && own.some((line) => !isEmpty(line)))
    return { text: joined(own), quoted: joined(lines.slice(0, head)) };
  return { text: joined(lines), quoted: '' };
}
