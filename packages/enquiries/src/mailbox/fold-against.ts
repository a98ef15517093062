import { copiedFieldOf, hasAddress, hasDate } from './quote-headings.ts';
import {
  attributionAt,
  copiedHeadAt,
  dividesAt,
  type FoldedText,
  foldQuoted,
  linesOf,
} from './quoted-text.ts';

/** So many words in a row are the same in both: fewer are in any two letters. */
const wordsInARow = 4;
/** Own words that point to the quote stand at their beginning. */
const longestPointer = 2000;
/** Earlier words are compared so far, the newest first. */
const mostEarlier = 300_000;
/** Addresses of links stand beside their words in one program and not in another. */
const address = /<[^<>\s]{1,8000}>|\bhttps?:\/\/\S{1,8000}|\[(?:cid|image):?[^\]]{0,300}\]/giu;
/** Writings without spaces between words. */
const unspaced =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
/** A word, a letter of such a writing, a picture of a face, or by what people answer without a word: "~~struck out~~", "???", a tick. */
const word = new RegExp(
  `[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+|\\p{Extended_Pictographic}|~~|\\?+|!{2,}|[✓✗✘☐☒]`,
  'gu',
);

const wordsOf = (text: string): readonly string[] =>
  text.replace(address, ' ').normalize('NFKC').toLowerCase().match(word) ?? [];

/** What a mail that quotes something is compared with. */
export interface EarlierTexts {
  /** What was said in its conversation, each once, oldest first. */
  readonly said: readonly string[];
  /** What may hold the same words again: what mails quoted, and other wordings of one mail. */
  readonly copies: readonly string[];
}

/** Names and addresses we write under; `null` where they are not known: any quote that names somebody may be ours. */
type OurNames = readonly string[] | null;

const namesUs = (text: string, ours: OurNames): boolean => {
  if (ours === null) return true;
  const lower = text.toLowerCase();
  return ours.some((name) => name !== '' && lower.includes(name.toLowerCase()));
};

interface QuotedWords {
  readonly words: readonly string[];
  /** The line each word stands on. */
  readonly lineOf: readonly number[];
}

/** What stands before a quoted line. */
const marks = /^[ \t]*(?:>[ \t]?)+/;
/** Some programs put the initials of whom they quote before it. */
const initials = /^[ \t]*(?:\p{Lu}{1,4}>[ \t]?)+/u;
const withoutMarks = (text: string): string => text.replace(new RegExp(marks, 'gm'), '');

/** Lines by which a program says whose words follow: they are its own. Somebody's own "From: Nairobi" names no address and none of us. */
function headingLines(quoted: string, ours: OurNames): ReadonlySet<number> {
  // A quote of a quote has its headings behind its marks.
  const depths = quoted.split('\n').map((line) => marks.exec(line)?.[0].match(/>/g)?.length ?? 0);
  const mail = linesOf(withoutMarks(quoted));
  const isBeforeQuote = (row: number): boolean =>
    (depths[mail.nextFilled[row + 1] ?? depths.length] ?? 0) > (depths[row] ?? 0);
  const headings = new Set<number>();
  for (let at = 0; at < mail.lines.length; at++) {
    if (mail.isEmpty[at]) continue;
    const said = attributionAt(mail, at, isBeforeQuote);
    const isProgram = (words: string) => hasAddress(words) || namesUs(words, ours);
    if (said !== null && (hasDate(said.words) || isProgram(said.words)))
      for (let row = at; row < at + said.count; row++) headings.add(row);
    if (dividesAt(mail, at)) headings.add(at);
    const copied = copiedHeadAt(mail, at);
    if (!mail.lines.slice(at, at + copied).some(isProgram)) continue;
    for (let row = at; row < at + copied; row++) {
      const copy = mail.lines[row] ?? '';
      if (copiedFieldOf(copy) !== null || hasAddress(copy)) headings.add(row);
    }
  }
  return headings;
}

function quotedWords(lines: readonly string[], headings: ReadonlySet<number>): QuotedWords {
  const words: string[] = [];
  const lineOf: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (headings.has(at)) continue;
    for (const each of wordsOf(line.replace(initials, ''))) {
      words.push(each);
      lineOf.push(at);
    }
  }
  return { words, lineOf };
}

/** How often each row of words stands in texts, of those this quote has: numbers in place of words, 0 for one the quote has not. */
function countRows(
  texts: readonly string[],
  numberOf: ReadonlyMap<string, number>,
  length: number,
): { readonly together: ReadonlyMap<string, number>; readonly inOne: ReadonlyMap<string, number> } {
  const together = new Map<string, number>();
  const inOne = new Map<string, number>();
  let left = mostEarlier;
  for (const text of [...texts].reverse()) {
    if (left <= 0) break;
    const numbers = wordsOf(text.slice(0, left)).map((each) => numberOf.get(each) ?? 0);
    left -= text.length;
    const here = new Map<string, number>();
    for (let at = 0; at + length <= numbers.length; at++) {
      const row = numbers.slice(at, at + length);
      if (row.includes(0)) continue;
      const key = row.join(' ');
      const count = (here.get(key) ?? 0) + 1;
      here.set(key, count);
      together.set(key, (together.get(key) ?? 0) + 1);
      inOne.set(key, Math.max(inOne.get(key) ?? 0, count));
    }
  }
  return { together, inOne };
}

/**
 * Lines of a quote that have a word no earlier text has in the same row of words; and lines that stand there more often than anybody said
 * them: somebody took one of our own words for an answer below them.
 */
function newLines(
  { words, lineOf }: QuotedWords,
  { said, copies }: EarlierTexts,
): { readonly fresh: ReadonlySet<number>; readonly isKnown: boolean } {
  const numberOf = new Map<string, number>();
  for (const each of words) if (!numberOf.has(each)) numberOf.set(each, numberOf.size + 1);
  const length = Math.min(wordsInARow, words.length);
  const numbers = words.map((each) => numberOf.get(each) ?? 0);
  const { together } = countRows(said, numberOf, length);
  const { inOne } = countRows(copies, numberOf, length);
  const rows: string[] = [];
  const counts = new Map<string, number>();
  for (let at = 0; at + length <= words.length; at++) {
    const row = numbers.slice(at, at + length).join(' ');
    rows.push(row);
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  const known = (row: string) => Math.max(together.get(row) ?? 0, inOne.get(row) ?? 0);
  const isKnown = new Array<boolean>(words.length).fill(false);
  /** Of each line that has a row by itself, whether every such row is there more often than it was said. */
  const isRepeated = new Map<number, boolean>();
  for (const [at, row] of rows.entries()) {
    const most = known(row);
    if (most > 0) isKnown.fill(true, at, at + length);
    const line = lineOf[at] ?? 0;
    if (lineOf[at + length - 1] === line)
      isRepeated.set(line, isRepeated.get(line) !== false && (counts.get(row) ?? 0) > most);
  }
  const fresh = new Set(lineOf.filter((line, at) => !isKnown[at] || isRepeated.get(line) === true));
  const knownWords = isKnown.filter((is) => is).length;
  // Where a word was put into each of its lines, it is known by its words.
  return { fresh, isKnown: fresh.size < new Set(lineOf).size || knownWords * 2 > words.length };
}

/** Of an answer's own lines, those that are new, without the marks of a quote. */
const shown = (lines: readonly string[], fresh: ReadonlySet<number>): string =>
  lines
    .map((line, at) => (fresh.has(at) ? line.replace(marks, '').trimEnd() : null))
    .reduce<string[]>((all, line, at, each) => {
      if (line === null) return all;
      // Lines that stood apart stand apart.
      if (all.length > 0 && each[at - 1] === null) all.push('');
      all.push(line);
      return all;
    }, [])
    .join('\n');

/** What the first heading of a quote says of whose words it is; empty for a quote without one. */
function whoseWords(lines: readonly string[], headings: ReadonlySet<number>): string {
  const first = lines.findIndex((_, at) => headings.has(at));
  if (first === -1) return '';
  let end = first;
  while (end < lines.length && (headings.has(end) || withoutMarks(lines[end] ?? '').trim() === '')) end += 1;
  const block = lines.slice(first, end).map(withoutMarks);
  const from = block.findIndex((line) => copiedFieldOf(line) === 'from');
  if (from === -1) return block.join(' ');
  const next = block.findIndex((line, at) => at > from && copiedFieldOf(line) !== null);
  return block.slice(from, next === -1 ? undefined : next).join(' ');
}

/** By what people say that their answers stand in what they quote: "see below, in red". */
const below = new RegExp(
  `(?<!\\p{L})(?:${[
    'below|underneath|in-?line|between (?:the|your) lines|in (?:red|blue|green|bold|caps|capitals|colou?r)',
    'unten|weiter unten|darunter|in (?:rot|blau|grün|fett)|hieronder|onderaan|in (?:rood|rooi|blauw|blou|groen)',
    'ci-dessous|plus bas|en (?:rouge|bleu|vert|gras|rojo|azul|verde|negrita)|qui sotto|in (?:rosso|blu|verde|grassetto)',
    'abajo|abaixo|(?:a|em) (?:vermelho|azul|verde|negrito)|nedan|nedenfor|herunder|i (?:rött|rødt|blått)|alla|punaisella',
    'poniżej|na czerwono|níže|červeně|alább|pirossal|ниже|красным|aşağıda|kırmızı',
  ].join('|')})(?!\\p{L})|下面|以下|下方|下記|赤字|红色|紅色|아래|빨간`,
  'iu',
);
const pointsBelow = (text: string): boolean => below.test(text.slice(0, longestPointer));

/**
 * What of a mail is new to its conversation, and what it quotes. Marks of a quote, white space, the breaking of lines and addresses of links
 * make no difference. Where only some of a quote stands in the conversation, the rest is shown below the mail's own words: somebody wrote it
 * between ours. A quote of which nothing stands there is a mail we have not: it stays folded if it says that it is from us and the mail's own words
 * do not point to it, and is shown if it is anybody else's, or says nothing. Takes as long as the texts are.
 *
 * @param mail what came in: as one text, or folded as `parseMail` folds it
 */
export function foldAgainst(
  mail: string | FoldedText,
  earlier: EarlierTexts,
  ours: OurNames = null,
): FoldedText {
  const { text, quoted } = typeof mail === 'string' ? foldQuoted(mail) : mail;
  if (quoted === '') return { text, quoted };
  const lines = quoted.split('\n');
  const headings = headingLines(quoted, ours);
  const found = quotedWords(lines, headings);
  if (found.words.length === 0) return { text, quoted };
  const { fresh, isKnown } = newLines(found, earlier);
  if (fresh.size === 0) return { text, quoted };
  if (isKnown) return { text: `${text}\n\n${shown(lines, fresh)}`, quoted };
  const whose = whoseWords(lines, headings);
  return whose !== '' && namesUs(whose, ours) && !pointsBelow(text)
    ? { text, quoted }
    : { text: `${text}\n\n${quoted}`, quoted: '' };
}
