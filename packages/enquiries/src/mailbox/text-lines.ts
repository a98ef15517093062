const isSpace = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  code === 0xa0 ||
  code === 0xfeff ||
  code === 0x2028 ||
  code === 0x2029;

/** At most one empty line stands between two that are not. */
const mostBreaks = 2;
/** As much of the line above as is asked for. */
const longestLine = 700;
/** An empty cell stands for itself in a table; of a page laid out with hundreds, a few do. */
const mostCells = 8;

/** Puts the words of markup together line by line as a browser would, with lines of a quote marked as plain mails mark them. */
export class TextLines {
  readonly #pieces: string[] = [];
  readonly #most: number;
  #length = 0;
  #breaks = 0;
  #spaces = 0;
  #quoting = false;
  /** Whether the last words stand in the quote that is open. */
  #quoteBegun = false;
  #beforeQuote = 0;
  /** What the next words of a row stand behind. */
  #cells = 0;
  /** What the next line begins with: the mark of a list. */
  #lead = '';
  #line = '';
  #isLineQuoted = false;

  /** @param most characters after which nothing more is taken */
  constructor(most: number) {
    this.#most = most;
  }

  get full(): boolean {
    return this.#length >= this.#most;
  }

  get length(): number {
    return this.#length;
  }

  /** The words of the last line there are any of. */
  get lastLine(): string {
    return this.#line;
  }

  #put(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#line.length < longestLine) this.#line += piece.slice(0, longestLine);
  }

  /** The end of the line before, and what a line of a quote or a list begins with. */
  #beginWords(): void {
    const isFirst = this.#length === 0;
    if (this.#breaks > 0 || isFirst) {
      const mark = this.#quoting ? '> ' : '';
      const between = this.#quoting && this.#quoteBegun ? '\n>\n' : '\n\n';
      if (!isFirst) this.#put(this.#breaks > 1 ? between : '\n');
      this.#line = '';
      this.#isLineQuoted = this.#quoting;
      if (mark + this.#lead !== '') this.#put(mark + this.#lead);
    } else if (this.#cells > 0) this.#put(`${' |'.repeat(this.#cells)} `);
    else if (this.#spaces > 0) this.#put(' '.repeat(this.#spaces));
    this.#breaks = 0;
    this.#spaces = 0;
    this.#cells = 0;
    this.#lead = '';
    this.#quoteBegun = this.#quoting;
  }

  /** Words as they stand in markup, where white space of any length is one space. */
  text(words: string): void {
    for (let at = 0; at < words.length && !this.full; ) {
      if (isSpace(words.charCodeAt(at))) {
        this.#spaces = Math.max(this.#spaces, 1);
        at += 1;
        continue;
      }
      let end = at + 1;
      while (end < words.length && !isSpace(words.charCodeAt(end))) end += 1;
      this.#beginWords();
      this.#put(words.slice(at, end));
      at = end;
    }
  }

  /** Words whose white space stays as it is. */
  lines(words: string): void {
    const all = words.replace(/\r\n?/g, '\n').split('\n');
    for (const [at, line] of all.entries()) {
      if (this.full) return;
      if (at > 0) this.breakLine(1);
      if (line.trim() === '') {
        this.#spaces += line.length;
        continue;
      }
      this.#beginWords();
      this.#put(line);
    }
  }

  /** A character that was written as an entity: spaces of this kind stay as many as they are. */
  character(letter: string): void {
    if (this.full) return;
    if (isSpace(letter.charCodeAt(0))) this.#spaces += 1;
    else {
      this.#beginWords();
      this.#put(letter);
    }
  }

  /** Words behind the last ones there are, whatever line or cell is begun. @param isApart whether a space stands before them */
  beside(words: string, isApart = true): void {
    if (this.full) return;
    this.#put(isApart ? ` ${words}` : words);
  }

  breakLine(count: number): void {
    this.#spaces = 0;
    // A quote does not begin with empty lines.
    if (!this.#quoting || this.#quoteBegun) this.#breaks = Math.min(mostBreaks, this.#breaks + count);
  }

  /** A block begins. The first of a cell or of an entry of a list stands on its line. */
  atLineStart(): void {
    if (this.#breaks === 0 && this.#cells === 0) this.breakLine(1);
  }

  /** Another cell of a row that has words: it stands behind the last one, wherever that ended. */
  nextCell(): void {
    if (this.#isLineQuoted !== this.#quoting) return;
    this.#breaks = 0;
    this.#spaces = 0;
    this.#cells = Math.min(mostCells, this.#cells + 1);
  }

  /** The row is at its end, and empty cells at its end with it. */
  endRow(): void {
    this.#cells = 0;
    this.breakLine(1);
  }

  /** What the next words begin their line with. */
  beginEntry(mark: string): void {
    this.#cells = 0;
    if (this.#breaks === 0) this.breakLine(1);
    this.#lead = mark;
  }

  /** An entry without words leaves no mark. */
  endEntry(): void {
    this.#lead = '';
    if (this.#breaks === 0) this.breakLine(1);
  }

  beginQuote(): void {
    this.#cells = 0;
    this.#lead = '';
    this.#beforeQuote = this.#breaks;
    this.breakLine(1);
    this.#quoting = true;
    this.#quoteBegun = false;
  }

  endQuote(): void {
    this.#breaks = this.#quoteBegun ? 1 : this.#beforeQuote;
    this.#spaces = 0;
    this.#quoting = false;
    this.#quoteBegun = false;
  }

  whole(): string {
    return this.#pieces.join('').slice(0, Math.min(this.#most, this.#length)).trim();
  }
}
