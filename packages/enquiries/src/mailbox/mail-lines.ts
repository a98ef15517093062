/** The lines of a mail, and what is known of each and of those behind it. */
export interface MailLines {
  readonly lines: readonly string[];
  readonly isQuoted: readonly boolean[];
  readonly isEmpty: readonly boolean[];
  /** Whether every line from here on is quoted or empty. */
  readonly onlyQuotes: readonly boolean[];
  /** Whether any line from here on is quoted. */
  readonly anyQuote: readonly boolean[];
  /** The next line from here on that is not empty; the number of lines where there is none. */
  readonly nextFilled: readonly number[];
}

/** One walk from the end: what is behind a line is asked for at every line. */
export function linesOf(mail: string): MailLines {
  const lines = mail.replace(/\r\n?/g, '\n').split('\n');
  const isEmpty = lines.map((line) => line.trim() === '');
  const isQuoted = lines.map((line) => line.trimStart().startsWith('>'));
  const onlyQuotes = new Array<boolean>(lines.length + 1).fill(true);
  const anyQuote = new Array<boolean>(lines.length + 1).fill(false);
  const nextFilled = new Array<number>(lines.length + 1).fill(lines.length);
  for (let at = lines.length - 1; at >= 0; at--) {
    const quoted = isQuoted[at] === true;
    const empty = isEmpty[at] === true;
    onlyQuotes[at] = (quoted || empty) && onlyQuotes[at + 1] === true;
    anyQuote[at] = quoted || anyQuote[at + 1] === true;
    nextFilled[at] = empty ? (nextFilled[at + 1] ?? lines.length) : at;
  }
  return { lines, isQuoted, isEmpty, onlyQuotes, anyQuote, nextFilled };
}
