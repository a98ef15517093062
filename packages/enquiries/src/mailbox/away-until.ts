import { type Day, dayAt, type NamedDay, withoutMarks } from './days-in-words.ts';

/** So far a machine's words are read: they are short. */
const longest = 4000;

/** Words before the last day of an absence. */
const until = /\b(?:until|till?|through|thru|bis|jusqu|tot|ate|fino|hasta|t\/m)(?![a-z])/g;
/** Words before its first day: the last one follows. */
const from = /\b(?:from|between|von|vom|zwischen|du|entre|van|tussen|vanaf|dal|tra|del|desde|de)\b/g;
/** What stands between the two. */
const to = / ?(?:to|and|until|bis|und|au|et|tot|en|al|a|e|y|[-–—]) ?/y;
/** Words before the day they are back. */
const back =
  /\b(?:back|return(?:ing|s)?|zuruck|wieder|retour|terug|volta|voltarei|regresso|ritorno|rientro|tornero|vuelta|regreso|volvere)\b/g;
/** "Ab dem 5. März bin ich wieder da". */
const backFrom = /\bab(?= .{0,60}\bwieder\b)/g;

/** Words that may stand between those and the day. */
const between =
  /(?:[ ,:('’]+|(?:and|including|incl|inclusive|zum|einschliesslich|en|met|the|le|la|el|il|al|au|a|o|no|na|dia|den|der|dem|op|am|um|on|in|im|em|at|to|my|office|desk|work|again|buro|sein|da|an|from|vanaf|oor)(?![a-z])\.?)/y;
const aNumber = /\d{1,2}\.?(?!\d)/y;

function skip(text: string, place: number): number {
  let at = place;
  for (let count = 0; count < 10; count += 1) {
    between.lastIndex = at;
    if (!between.test(text)) return at;
    at = between.lastIndex;
  }
  return at;
}

function dayAfter(pattern: RegExp, text: string, sent: Day): Day | null {
  for (const { index, 0: lead } of text.matchAll(pattern)) {
    const named = dayAt(text, skip(text, index + lead.length), sent);
    if (named) return named.day;
  }
  return null;
}

/** The second day of "from 20 February to 4 March", "du 20 au 28 février". */
function endOfSpan(text: string, sent: Day): Day | null {
  for (const { index, 0: lead } of text.matchAll(from)) {
    const place = skip(text, index + lead.length);
    const first: Pick<NamedDay, 'end'> | null = dayAt(text, place, sent) ?? numberAt(text, place);
    if (!first) continue;
    to.lastIndex = first.end;
    if (!to.test(text)) continue;
    const last = dayAt(text, skip(text, to.lastIndex), sent);
    if (last) return last.day;
  }
  return null;
}

function numberAt(text: string, place: number): Pick<NamedDay, 'end'> | null {
  aNumber.lastIndex = place;
  return aNumber.test(text) ? { end: aNumber.lastIndex } : null;
}

/**
 * Until which day somebody is away, as a machine of theirs says it in English, German, French, Dutch, Afrikaans, Portuguese, Italian or
 * Spanish: `2027-03-04`, or `null` where it names none.
 *
 * @param sent when it was written, milliseconds since 1970
 */
export function awayUntil(words: string, sent: number): string | null {
  const text = withoutMarks(words.slice(0, longest)).replace(/\s+/g, ' ');
  const day = Math.floor(sent / 86_400_000) * 86_400_000;
  const found =
    dayAfter(until, text, day) ??
    endOfSpan(text, day) ??
    dayAfter(back, text, day) ??
    dayAfter(backFrom, text, day);
  return found === null ? null : new Date(found).toISOString().slice(0, 10);
}
