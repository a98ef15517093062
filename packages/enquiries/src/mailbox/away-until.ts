import { type Day, dayAt, lastDayOfEast, type NamedDay, withoutMarks } from './days-in-words.ts';
import { lastDayInThai } from './thai-days.ts';

const longestAway = 366 * 86_400_000;

/** So far a machine's words are read: they are short. */
const longest = 4000;

const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'gu');

/** Words before the last day of an absence. */
const until = words(
  'until|till?|through|thru|up to|bis|jusqu|tot|ate|fino|hasta|t/m|t\\.?o\\.?m\\.?|(?:till|til) (?:och|og) med|pana (?:la|pe|in)|εως|μεχρι|עד|حتى|sampai|hingga',
  'kuni|lidz|iki|fins|đen|hadi|kuze kube',
);
/** Words that stand before its first day in one language and before its last in another. */
const perhapsUntil = words('do|до|по');
/** Words before its first day: the last one follows. */
const from = words(
  'from|between|von|vom|zwischen|du|entre|van|tussen|vanaf|dal|tra|del|desde|de|do|od|fran|fra|с|со|от',
);
/** What stands between the two. */
const to =
  /\.? ?(?:(?:to|through|thru|and|until|till?|bis|und|au|ao|et|tot|en|al|a|e|y|do|до|по)(?!\p{L})|[-–—]) ?/uy;
/** Words before the day they are back. */
const back = words(
  'back|return(?:ing|s)?|zuruck|wieder|retour|terug|weer|volta|voltarei|volto|regresso|regressarei|retorno|ritorno|rientr(?:o|ero)|torn(?:o|ero)',
  'vuelta|regreso|regresare|vuelvo|volvere|reincorpor\\p{L}{1,4}|tillbaka|ater|tilbage|tilbake|takaisin|palaan|wracam|wroce|powrot|zpet|vratim',
  'вернусь|выиду|возвращаюсь',
);
/** "Ab dem 5. März bin ich wieder da", "vanaf 4 januari weer". */
const backFrom = words(
  '(?:ab|am|vanaf|op|vana)(?= .{0,60}(?<!\\p{L})(?:wieder|zuruck|weer|terug)(?!\\p{L}))',
);
/** "14.12.2026 asti", "14 Aralık 2026 tarihine kadar", "december 14-ig": words behind the last day. */
const behind = /\.? ?(?:saakka|asti|(?:tarihine |'?\p{L}{1,3} )?kadar|तक|-ig)(?!\p{L})/uy;

/** Words that may stand between those and the day. */
const between =
  /(?:[ ,:('’]+|(?:and|including|incl|inclusive|zum|einschliesslich|en|met|the|le|la|el|il|al|au|a|o|no|na|dia|den|der|dem|op|am|um|on|in|im|em|ao|at|to|and|my|office|desk|work|again|buro|sein|da|an|from|vanaf|oor|de|den|och|og|med|pa|kontoret|weer|i|w|dnia|dne|v|в|d|τις|την|στις|يوم|ה-?(?=\d))(?!\p{L})\.?)/uy;
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

/** The day before such a word. */
function dayBefore(text: string, sent: Day): Day | null {
  for (const { index } of text.matchAll(/(?<![\p{L}\d.])[\p{L}\d]/gu)) {
    const named = dayAt(text, index, sent);
    behind.lastIndex = named?.end ?? 0;
    if (named && behind.test(text)) return named.day;
  }
  return null;
}

/** The second day of "from 20 February to 4 March", "du 20 au 28 février". */
function endOfSpan(text: string, sent: Day): Day | null {
  for (const { index, 0: lead } of text.matchAll(from)) {
    const place = skip(text, index + lead.length);
    // It may have begun before the mail was written.
    const first: Pick<NamedDay, 'end'> | null =
      dayAt(text, place, sent) ?? dayAt(text, place, sent - longestAway) ?? numberAt(text, place);
    if (!first) continue;
    to.lastIndex = first.end;
    if (!to.test(text)) continue;
    const last = dayAt(text, skip(text, to.lastIndex), sent);
    if (last) return last.day;
  }
  return null;
}

/** The second day of "28 Nov – 4 Dec", with nothing before it; "Monday to Friday" are the hours of an office. */
function endOfBareSpan(text: string, sent: Day): Day | null {
  for (const { index } of text.matchAll(/(?<![\p{L}\d.])[\p{L}\d]/gu)) {
    const first = dayAt(text, index, sent) ?? dayAt(text, index, sent - longestAway);
    to.lastIndex = first?.end ?? 0;
    if (!first || !/\d/.test(text.slice(index, first.end)) || !to.test(text)) continue;
    const place = skip(text, to.lastIndex);
    const last = dayAt(text, place, sent);
    if (last && /\d/.test(text.slice(place, last.end))) return last.day;
  }
  return null;
}

/** "12/18" is read one way only, and its writer writes every day so: "1/4" beside it is 4 January. */
const monthFirst = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])(?!\d)/;
const dayFirst = /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])(?!\d)/;
const inFigures = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?=\/\d{2}|(?![\d/]))/g;
const dayBeforeMonth = (text: string): string =>
  monthFirst.test(text) && !dayFirst.test(text) ? text.replace(inFigures, '$2/$1') : text;

function numberAt(text: string, place: number): Pick<NamedDay, 'end'> | null {
  aNumber.lastIndex = place;
  return aNumber.test(text) ? { end: aNumber.lastIndex } : null;
}

/**
 * Until which day somebody is away, as a machine of theirs says it in a language of which the months are known here: `2027-03-04`, or `null`
 * where it names none.
 *
 * @param sent when it was written, milliseconds since 1970
 */
export function awayUntil(words: string, sent: number): string | null {
  const text = dayBeforeMonth(withoutMarks(words.slice(0, longest)).replace(/\s+/g, ' '));
  const day = Math.floor(sent / 86_400_000) * 86_400_000;
  const found =
    lastDayInThai(words.slice(0, longest), day) ??
    dayAfter(until, text, day) ??
    endOfSpan(text, day) ??
    dayAfter(perhapsUntil, text, day) ??
    dayBefore(text, day) ??
    dayAfter(back, text, day) ??
    dayAfter(backFrom, text, day) ??
    endOfBareSpan(text, day) ??
    lastDayOfEast(text, day);
  return found === null ? null : new Date(found).toISOString().slice(0, 10);
}
