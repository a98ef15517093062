/** One line of a pasted list of redirects. */
export interface RedirectLine {
  /** Counted from 1, as the editor sees it. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

const arrow = /\s*(?:->|=>|→|\t|;|,)\s*/;
const heading = /^(from|old|source)\b/i;

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/**
 * Reads a list as it comes out of a spreadsheet or another site's configuration: one redirect a line, old and new
 * address with a tab, comma, semicolon, arrow or spaces between them, and a note if there is one. Empty lines, comments
 * and a heading are left out.
 */
export function readRedirectLines(text: string): RedirectLine[] {
  return text.split(/\r?\n/).flatMap((written, index) => {
    const line = written.trim();
    if (line === '' || line.startsWith('#') || (index === 0 && heading.test(unquoted(line)))) return [];
    const separator = arrow.test(line) ? arrow : /\s+/;
    const [from = '', to = '', ...rest] = line.split(separator).map(unquoted);
    return [{ line: index + 1, from, to, note: rest.join(' ').trim() }];
  });
}
