import type { MailLines } from './mail-lines.ts';

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
