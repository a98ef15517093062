import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { TextLines } from './text-lines.ts';

/** Markup is read so far; whatever words stand behind this much of it is no letter. */
export const longestMarkup = 10_000_000;
/** How much is read before it is looked whether there are words enough. */
const step = 65_536;
/** Longer names are no elements of HTML. */
const longestName = 12;

/** What is in them is for programs. */
const hidden = new Set(['style', 'script', 'title']);
/** A line ends before them and behind them. */
const blocks = new Set([
  ...[
    'p',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'pre',
    'hr',
    'center',
    'address',
    'dl',
    'dt',
    'dd',
  ],
  ...['table', 'tr', 'caption', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** What a tokenizer says that no text comes of. */
const nothing = () => {};

/** Takes the words out of markup as its tokens come: it keeps no tree, so that neither depth nor a tag nobody closes costs anything. */
class WordsOfMarkup implements TokenizerCallbacks {
  readonly lines: TextLines;
  readonly #html: string;
  #hidden: string | null = null;
  #depth = 0;

  constructor(html: string, most: number) {
    this.#html = html;
    this.lines = new TextLines(most);
  }

  readonly onattribdata = nothing;
  readonly onattribentity = nothing;
  readonly onattribend = nothing;
  readonly onattribname = nothing;
  readonly oncomment = nothing;
  readonly ondeclaration = nothing;
  readonly onend = nothing;
  readonly onopentagend = nothing;
  readonly onprocessinginstruction = nothing;
  readonly onselfclosingtag = nothing;

  #nameAt(start: number, end: number): string {
    return end - start > longestName ? '' : this.#html.slice(start, end).toLowerCase();
  }

  ontext(start: number, end: number): void {
    if (this.#hidden === null) this.lines.text(this.#html.slice(start, end));
  }

  oncdata(start: number, end: number): void {
    this.ontext(start, end);
  }

  ontextentity(code: number): void {
    if (this.#hidden === null) this.lines.character(String.fromCodePoint(code));
  }

  onopentagname(start: number, end: number): void {
    const name = this.#nameAt(start, end);
    if (this.#hidden === null && hidden.has(name)) this.#hidden = name;
    if (this.#hidden !== null) return;
    if (blocks.has(name)) this.lines.atLineStart();
    if (name === 'br') this.lines.breakLine(1);
    else if (name === 'li') this.lines.text('- ');
    else if (name === 'td' || name === 'th') this.lines.text(' ');
    else if (name === 'blockquote') {
      if (this.#depth === 0) this.lines.beginQuote();
      else this.lines.breakLine(1);
      this.#depth += 1;
    }
  }

  onclosetag(start: number, end: number): void {
    const name = this.#nameAt(start, end);
    if (this.#hidden !== null) {
      if (name === this.#hidden) this.#hidden = null;
      return;
    }
    if (blocks.has(name)) this.lines.breakLine(name === 'p' ? 2 : 1);
    else if (name === 'blockquote' && this.#depth > 0) {
      this.#depth -= 1;
      if (this.#depth === 0) this.lines.endQuote();
      else this.lines.breakLine(1);
    }
  }
}

/**
 * Words of a mail that has markup alone: its text, lines where it has lines, quotes marked as in plain mails. Never shown as markup. One
 * walk from its beginning on, which ends once there are `most` characters.
 */
export function htmlToText(html: string, most = Number.POSITIVE_INFINITY): string {
  const bounded = html.slice(0, longestMarkup);
  const words = new WordsOfMarkup(bounded, most);
  const tokenizer = new Tokenizer({ decodeEntities: true }, words);
  for (let from = 0; from < bounded.length && !words.lines.full; from += step)
    tokenizer.write(bounded.slice(from, from + step));
  if (!words.lines.full) tokenizer.end();
  return words.lines.whole();
}
