import { readTags, type Tag, type TagReader } from './markup-tags.ts';
import { isAttribution } from './quote-headings.ts';
import { TextLines } from './text-lines.ts';

/** What is in them is for programs. */
const hidden = new Set(['style', 'script', 'title', 'template', 'xml']);
/** A line ends before them and behind them. */
const blocks = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'figure', 'figcaption'],
  ...['hr', 'center', 'address', 'dl', 'dt', 'dd', 'form', 'fieldset', 'details', 'summary'],
  ...['option', 'button', 'textarea', 'iframe', 'video', 'audio', 'object'],
  ...['table', 'caption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);
const asked = new Set(['href', 'alt', 'type', 'class', 'cite', 'id', 'width', 'height', 'start', 'src']);
/** By what mail programs mark a quote. */
const quoteClass =
  /(?:^|[\s_-])(?:gmail_quote|moz-cite|cite|yahoo_quoted|protonmail_quote|quote|quoted|tutanota_quote)/i;
/** Lists within lists are marked so deep. */
const deepestList = 12;
/** A link of more words than these shows no address. */
const longestLink = 400;

/** The part of an address a person would read, without what is the same in all. */
function bareAddress(text: string): string {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:|tel:|sms:)/, '')
    .replace(/^www\./, '');
  let end = bare.length;
  while (bare[end - 1] === '/') end -= 1;
  return bare.slice(0, end);
}

/** What is said of a link beside its words: its address, where the words are not the address already. */
function linkNote(href: string, words: string): string {
  const address = href
    .trim()
    .replace(/[\t\r\n]+/g, '')
    .replace(/[\s<>]/g, encodeURIComponent)
    .replace(/^\/\//, 'https://');
  if (!/^(?:https?|ftps?|mailto|tel|sms|whatsapp|geo|webcal):/i.test(address)) return '';
  const said = bareAddress(words);
  const meant = bareAddress(address);
  if (meant === '' || said === meant) return '';
  if (/^mailto:/i.test(address) && said.includes(meant.replace(/\?.*$/, ''))) return '';
  if (/^(?:tel|sms):/i.test(address) && said.replace(/\D/g, '').endsWith(meant.replace(/\D/g, '').slice(-7)))
    return '';
  return `<${address.replace(/^mailto:/i, '')}>`;
}

/** A picture that nobody sees, by which a sender learns that a mail was opened. */
const isPixel = (tag: Tag): boolean =>
  [tag.attributes.get('width'), tag.attributes.get('height')].some((size) =>
    /^[01](?:px)?$/.test(size ?? ''),
  );

interface List {
  /** The next number; `null` for a list without. */
  number: number | null;
}

/** Takes the words out of markup as its elements come. */
class WordsOfMarkup implements TagReader {
  readonly lines: TextLines;
  #hidden: string | null = null;
  /** Of each open blockquote, whether it is a quote. */
  readonly #quotes: boolean[] = [];
  #quoteDepth = 0;
  /** Where there were this many words, the last line said who wrote what follows. */
  #attributed = { length: -1, is: false };
  #preformatted = 0;
  readonly #lists: List[] = [];
  /** Lists deeper than are marked. */
  #deeperLists = 0;
  #link: string | null = null;
  #linkWords = '';
  /** What there was when the row began. */
  #rowFrom = 0;
  #isFirstCell = true;

  constructor(most: number) {
    this.lines = new TextLines(most);
  }

  text(words: string): void {
    if (this.#hidden !== null) return;
    if (this.#link !== null && this.#linkWords.length < longestLink)
      this.#linkWords += words.slice(0, longestLink);
    if (this.#preformatted > 0) this.lines.lines(words);
    else this.lines.text(words);
  }

  character(letter: string): void {
    if (this.#hidden !== null) return;
    if (this.#link !== null && this.#linkWords.length < longestLink) this.#linkWords += letter;
    this.lines.character(letter);
  }

  #isQuote({ attributes }: Tag): boolean {
    return (
      this.#quoteDepth > 0 ||
      attributes.get('type')?.toLowerCase() === 'cite' ||
      attributes.has('cite') ||
      quoteClass.test(`${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`) ||
      this.#isAttributed()
    );
  }

  #isAttributed(): boolean {
    const { length, lastLine } = this.lines;
    if (this.#attributed.length !== length) this.#attributed = { length, is: isAttribution(lastLine) };
    return this.#attributed.is;
  }

  #beginBlockquote(tag: Tag): void {
    const isQuote = this.#isQuote(tag);
    if (isQuote && this.#quoteDepth === 0) this.lines.beginQuote();
    else this.lines.breakLine(1);
    this.#quotes.push(isQuote);
    if (isQuote) this.#quoteDepth += 1;
  }

  #endBlockquote(): void {
    const isQuote = this.#quotes.pop();
    if (isQuote === undefined) return;
    if (isQuote) this.#quoteDepth -= 1;
    if (isQuote && this.#quoteDepth === 0) this.lines.endQuote();
    else this.lines.breakLine(1);
  }

  #beginList(tag: Tag): void {
    this.lines.atLineStart();
    if (this.#lists.length >= deepestList) {
      this.#deeperLists += 1;
      return;
    }
    const start = Number(tag.attributes.get('start') ?? 1);
    const isNumbered = tag.name === 'ol';
    this.#lists.push({ number: isNumbered ? (Number.isInteger(start) ? start : 1) : null });
  }

  #endList(): void {
    this.lines.endEntry();
    if (this.#deeperLists > 0) this.#deeperLists -= 1;
    else this.#lists.pop();
  }

  #beginEntry(): void {
    const list = this.#lists.at(-1);
    const indent = '  '.repeat(Math.max(0, this.#lists.length - 1));
    if (list === undefined || list.number === null) this.lines.beginEntry(`${indent}- `);
    else {
      this.lines.beginEntry(`${indent}${list.number}. `);
      list.number += 1;
    }
  }

  #beginCell(): void {
    if (this.#isFirstCell) this.#isFirstCell = false;
    else if (this.lines.length > this.#rowFrom) this.lines.nextCell();
  }

  #beginRow(): void {
    this.lines.atLineStart();
    this.#rowFrom = this.lines.length;
    this.#isFirstCell = true;
  }

  #beginLink(tag: Tag): void {
    this.#endLink();
    this.#link = tag.attributes.get('href') ?? null;
    this.#linkWords = '';
  }

  #endLink(): void {
    const note = this.#link === null ? '' : linkNote(this.#link, this.#linkWords);
    this.#link = null;
    if (note !== '') this.lines.text(this.#linkWords.trim() === '' ? note : ` ${note}`);
  }

  #showPicture(tag: Tag): void {
    const alt = tag.attributes.get('alt')?.trim() ?? '';
    if (alt !== '' && !isPixel(tag)) this.text(` [${alt}] `);
  }

  open(tag: Tag): void {
    const { name } = tag;
    if (this.#hidden === null && hidden.has(name)) this.#hidden = name;
    if (this.#hidden !== null) return;
    if (blocks.has(name)) this.lines.atLineStart();
    if (name === 'br') this.lines.breakLine(1);
    else if (name === 'a') this.#beginLink(tag);
    else if (name === 'img' || name === 'area') this.#showPicture(tag);
    else if (name === 'li') this.#beginEntry();
    else if (name === 'ul' || name === 'ol') this.#beginList(tag);
    else if (name === 'tr') this.#beginRow();
    else if (name === 'td' || name === 'th') this.#beginCell();
    else if (name === 'blockquote') this.#beginBlockquote(tag);
    else if (name === 'pre') {
      this.lines.atLineStart();
      this.#preformatted += 1;
    } else if (name === 'q') this.lines.character('“');
  }

  close(name: string): void {
    if (this.#hidden !== null) {
      if (name === this.#hidden) this.#hidden = null;
      return;
    }
    if (blocks.has(name)) this.lines.breakLine(name === 'p' ? 2 : 1);
    else if (name === 'a') this.#endLink();
    else if (name === 'tr') this.lines.endRow();
    else if (name === 'li') this.lines.endEntry();
    else if (name === 'ul' || name === 'ol') this.#endList();
    else if (name === 'blockquote') this.#endBlockquote();
    else if (name === 'pre' && this.#preformatted > 0) {
      this.#preformatted -= 1;
      this.lines.breakLine(1);
    } else if (name === 'q') this.lines.character('”');
  }

  end(): void {
    this.#endLink();
  }
}

/**
 * Words of a mail that has markup alone: its text, lines where it has lines, tables with their cells apart, links with their address, quotes
 * marked as in plain mails. Never shown as markup. One walk from its beginning on, which ends once there are `most` characters.
 */
export function htmlToText(html: string, most = Number.POSITIVE_INFINITY): string {
  const words = new WordsOfMarkup(most);
  readTags(html, words, asked, () => words.lines.full);
  words.end();
  return words.lines.whole();
}
