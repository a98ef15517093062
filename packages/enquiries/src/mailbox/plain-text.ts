import { linkNote } from './link-note.ts';
import { readTags, type Tag, type TagReader } from './markup-tags.ts';
import { isAttribution, isAttributionOfQuote } from './quote-headings.ts';
import { StyledElement } from './styled-elements.ts';
import { TextLines } from './text-lines.ts';

/** What is in them is for programs. */
const forPrograms = new Set(['style', 'script', 'title', 'template', 'xml']);
/** A line ends before them and behind them. */
const blocks = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'figure', 'figcaption'],
  ...['hr', 'center', 'address', 'dl', 'dt', 'dd', 'form', 'fieldset', 'details', 'summary'],
  ...['option', 'button', 'textarea', 'iframe', 'video', 'audio', 'object'],
  ...['table', 'caption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);
const asked = new Set([
  ...['href', 'alt', 'type', 'class', 'cite', 'id', 'width', 'height', 'start', 'src', 'value', 'style'],
  'checked',
]);
/** What plays or shows something that is elsewhere. */
const media = new Set(['iframe', 'video', 'audio', 'source', 'embed']);
/** Words that are struck out are marked: they say what holds no longer. */
const struck = new Set(['s', 'strike', 'del']);
/** A style by which lines and spaces stay as they are. */
const keepsLines = /white-space\s{0,9}:\s{0,9}(?:pre|break-spaces)/i;
/** And one by which they are struck out. */
const strikes = /text-decoration(?:-line)?\s{0,9}:[^;]{0,60}line-through/i;
/** By what mail programs mark a quote. */
const quoteClass =
  /(?:^|[\s_-])(?:gmail_quote|moz-cite|cite|yahoo_quoted|protonmail_quote|quote|quoted|tutanota_quote)/i;
/** Lists within lists are marked so deep. */
const deepestList = 12;
/** A link of more words than these shows no address. */
const longestLink = 400;

/** A picture that nobody sees, by which a sender learns that a mail was opened. */
const isPixel = (tag: Tag): boolean =>
  [tag.attributes.get('width'), tag.attributes.get('height')].some((size) =>
    /^[01](?:px)?$/.test(size ?? ''),
  );

/** A style by which any element is a row or a cell, or stands apart in its line. */
const laidOut = /display\s{0,9}:\s{0,9}(table-row|table-cell|inline-block|inline-flex|inline-table)/i;

const baseOf = ({ attributes }: Tag): string | undefined => {
  const href = attributes.get('href') ?? '';
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? href : undefined;
};

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
  readonly #kept = new StyledElement(keepsLines);
  readonly #struck = new StyledElement(strikes);
  readonly #lists: List[] = [];
  /** Lists deeper than are marked. */
  #deeperLists = 0;
  #link: string | null = null;
  #linkWords = '';
  #base = '';
  #struckDepth = 0;
  /** What there was when the row began. */
  #rowFrom = 0;
  #isFirstCell = true;

  readonly #forPrograms: ReadonlySet<string>;

  /** @param hides elements whose words are for programs */
  constructor(most: number, hides: ReadonlySet<string>) {
    this.lines = new TextLines(most);
    this.#forPrograms = hides;
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
    if (this.#attributed.length !== length) {
      const is = isAttribution(lastLine) || isAttributionOfQuote(lastLine);
      this.#attributed = { length, is };
    }
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

  #beginEntry(tag: Tag): void {
    const list = this.#lists.at(-1);
    const number = Number(tag.attributes.get('value') ?? Number.NaN);
    if (list && list.number !== null && Number.isInteger(number)) list.number = number;
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
    const note = this.#link === null ? '' : linkNote(this.#link, this.#linkWords, this.#base);
    this.#link = null;
    if (note === '') return;
    if (this.#linkWords.trim() === '') this.lines.text(note);
    else this.lines.beside(note);
  }

  #showPicture(tag: Tag): void {
    const alt = tag.attributes.get('alt')?.trim() ?? '';
    if (alt !== '' && !isPixel(tag)) this.text(` [${alt}] `);
    const href = tag.name === 'area' ? tag.attributes.get('href') : undefined;
    if (href !== undefined) this.lines.text(` ${linkNote(href, '', this.#base)} `);
  }

  #showInput(tag: Tag): void {
    const type = tag.attributes.get('type')?.toLowerCase() ?? 'text';
    if (type === 'checkbox' || type === 'radio') this.text(tag.attributes.has('checked') ? ' [x] ' : ' [ ] ');
    else if (type === 'image') this.#showPicture(tag);
    else if (type !== 'hidden') this.text(` ${tag.attributes.get('value') ?? ''} `);
  }

  /** Marks where struck words begin and where they end. */
  #strike(begins: boolean): void {
    this.#struckDepth = Math.max(0, this.#struckDepth + (begins ? 1 : -1));
    if (begins && this.#struckDepth === 1) this.lines.character('~~');
    if (!begins && this.#struckDepth === 0) this.lines.beside('~~', false);
  }

  /** Cells that are made by a style. */
  #layOut({ name, attributes }: Tag): void {
    if (/^t[drh]$/.test(name)) return;
    const as = laidOut.exec(attributes.get('style') ?? '')?.[1]?.toLowerCase();
    if (as === 'table-row') this.#beginRow();
    else if (as === 'table-cell') this.#beginCell();
    else if (as !== undefined) this.lines.text(' ');
  }

  #beginStyles(tag: Tag): void {
    if (this.#kept.opens(tag)) this.#preformatted += 1;
    if (this.#struck.opens(tag)) this.#strike(true);
  }

  #endStyles(name: string): void {
    if (this.#kept.closes(name)) this.#preformatted -= 1;
    if (this.#struck.closes(name)) this.#strike(false);
  }

  open(tag: Tag): void {
    const { name } = tag;
    if (this.#forPrograms.has(name) && tag.isClosed) return;
    if (this.#hidden === null && this.#forPrograms.has(name)) this.#hidden = name;
    if (this.#hidden !== null) return;
    if (blocks.has(name)) this.lines.atLineStart();
    this.#layOut(tag);
    this.#beginStyles(tag);
    if (name === 'br') this.lines.breakLine(1);
    else if (name === 'a') this.#beginLink(tag);
    else if (name === 'img' || name === 'area') this.#showPicture(tag);
    else if (name === 'input') this.#showInput(tag);
    else if (name === 'base') this.#base = baseOf(tag) ?? this.#base;
    else if (media.has(name))
      this.lines.text(` ${linkNote(tag.attributes.get('src') ?? '', '', this.#base)} `);
    else if (struck.has(name)) this.#strike(true);
    else if (name === 'li') this.#beginEntry(tag);
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
    this.#endStyles(name);
    if (blocks.has(name)) this.lines.breakLine(name === 'p' ? 2 : 1);
    else if (struck.has(name)) this.#strike(false);
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

  /** @returns the element for programs that never ended; `null` for none */
  end(): string | null {
    this.#endLink();
    return this.#hidden;
  }
}

/**
 * Words of a mail that has markup alone: its text, lines where it has lines, tables with their cells apart, links with their address, quotes
 * marked as in plain mails. Never shown as markup. Few walks from its beginning on, which end once there are `most` characters.
 */
export function htmlToText(html: string, most = Number.POSITIVE_INFINITY): string {
  const hides = new Set(forPrograms);
  for (;;) {
    const words = new WordsOfMarkup(most, hides);
    readTags(html, words, asked, () => words.lines.full);
    const endless = words.end();
    if (endless === null) return words.lines.whole();
    // Where one of these never ends, what follows it is no less a letter.
    hides.delete(endless);
  }
}
