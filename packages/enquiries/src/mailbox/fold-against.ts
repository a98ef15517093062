import { copiedFieldOf, hasAddress, isDivider, isRule } from './quote-headings.ts';
import { attributionAt, copiedHeadAt, type FoldedText, foldQuoted, linesOf } from './quoted-text.ts';

/** So many words in a row are the same in both: fewer are in any two letters. */
const wordsInARow = 4;
/** Earlier words are compared so far, the newest first. */
const mostEarlier = 300_000;
/** Addresses of links stand beside their words in one program and not in another. */
const address = /<[^<>\s]{1,8000}>|\bhttps?:\/\/\S{1,8000}|\[(?:cid|image):?[^\]]{0,300}\]/giu;
/** Writings without spaces between words. */
const unspaced =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
/** A word, a letter of such a writing, or a picture of a face. */
const word = new RegExp(
  `[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+|\\p{Extended_Pictographic}`,
  'gu',
);

const wordsOf = (text: string): readonly string[] =>
  text.replace(address, ' ').normalize('NFKC').toLowerCase().match(word) ?? [];

interface QuotedWords {
  readonly words: readonly string[];
  /** The line each word stands on. */
  readonly lineOf: readonly number[];
}

/** Lines by which a program says whose words follow: they are its own. */
function headingLines(quoted: string): ReadonlySet<number> {
  // A quote of a quote has its headings behind its marks.
  const bare = quoted.replace(/^[ \t]*(?:>[ \t]?)+/gm, '');
  const mail = linesOf(bare);
  const headings = new Set<number>();
  for (let at = 0; at < mail.lines.length; at++) {
    if (mail.isEmpty[at]) continue;
    const said = attributionAt(mail, at);
    for (let row = at; said !== null && row < at + said.count; row++) headings.add(row);
    const line = mail.lines[at] ?? '';
    if (isDivider(line) || isRule(line)) headings.add(at);
    const copied = copiedHeadAt(mail, at);
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
    for (const each of wordsOf(line)) {
      words.push(each);
      lineOf.push(at);
    }
  }
  return { words, lineOf };
}

/** Rows of words that stand in the earlier texts, of those this quote has: numbers in place of words, 0 for one the quote has not. */
function earlierRows(
  earlier: readonly string[],
  numberOf: ReadonlyMap<string, number>,
  length: number,
): ReadonlySet<string> {
  const rows = new Set<string>();
  let left = mostEarlier;
  for (const text of [...earlier].reverse()) {
    if (left <= 0) break;
    const numbers = wordsOf(text.slice(0, left)).map((each) => numberOf.get(each) ?? 0);
    left -= text.length;
    for (let at = 0; at + length <= numbers.length; at++) {
      const row = numbers.slice(at, at + length);
      if (!row.includes(0)) rows.add(row.join(' '));
    }
  }
  return rows;
}

/** Lines of a quote that have a word no earlier text has in the same row of words. */
function newLines({ words, lineOf }: QuotedWords, earlier: readonly string[]): ReadonlySet<number> {
  const numberOf = new Map<string, number>();
  for (const each of words) if (!numberOf.has(each)) numberOf.set(each, numberOf.size + 1);
  const length = Math.min(wordsInARow, words.length);
  const rows = earlierRows(earlier, numberOf, length);
  const isKnown = new Array<boolean>(words.length).fill(false);
  for (let at = 0; at + length <= words.length; at++) {
    const row = words.slice(at, at + length).map((each) => numberOf.get(each));
    if (rows.has(row.join(' '))) isKnown.fill(true, at, at + length);
  }
  return new Set(lineOf.filter((_, at) => !isKnown[at]));
}

/** Of an answer's own lines, those that are new, without the marks of a quote. */
const shown = (lines: readonly string[], fresh: ReadonlySet<number>): string =>
  lines
    .map((line, at) => (fresh.has(at) ? line.replace(/^[ \t]*(?:>[ \t]?)+/, '').trimEnd() : null))
    .reduce<string[]>((all, line, at, each) => {
      if (line === null) return all;
      // Lines that stood apart stand apart.
      if (all.length > 0 && each[at - 1] === null) all.push('');
      all.push(line);
      return all;
    }, [])
    .join('\n');

/**
 * What of a mail is new to its conversation, and what it quotes. Marks of a quote, white space, the breaking of lines and addresses of links
 * make no difference. Where only some of a quote stands in the conversation, the rest is shown below the mail's own words: somebody wrote it
 * between ours. A quote of which nothing stands there is a mail we have not: it stays folded if it says that it is ours, and is shown if it is
 * anybody else's, or says nothing. Takes as long as the texts are.
 *
 * @param mail what came in: as one text, or folded as `parseMail` folds it
 * @param earlier what stands in the conversation, oldest first: what we sent, and mails before this one with what they quote
 * @param ours names and addresses we write under; where they are not given, every quote that names somebody may be ours
 */
export function foldAgainst(
  mail: string | FoldedText,
  earlier: readonly string[],
  ours: readonly string[] | null = null,
): FoldedText {
  const { text, quoted } = typeof mail === 'string' ? foldQuoted(mail) : mail;
  if (quoted === '') return { text, quoted };
  const lines = quoted.split('\n');
  const headings = headingLines(quoted);
  const found = quotedWords(lines, headings);
  if (found.words.length === 0) return { text, quoted };
  const fresh = newLines(found, earlier);
  const all = new Set(found.lineOf);
  if (fresh.size === 0) return { text, quoted };
  if (fresh.size < all.size) return { text: `${text}\n\n${shown(lines, fresh)}`, quoted };
  const heading = lines
    .filter((_, at) => headings.has(at))
    .join(' ')
    .toLowerCase();
  const namesUs = ours === null || ours.some((name) => name !== '' && heading.includes(name.toLowerCase()));
  return heading !== '' && namesUs ? { text, quoted } : { text: `${text}\n\n${quoted}`, quoted: '' };
}
