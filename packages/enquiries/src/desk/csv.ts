/** What separates cells somewhere, or ends a line: a file that is read with another separator than its own is cut there. */
const separators = ',;|\t\r\n\v\f\u0085\u2028\u2029';
/** What a spreadsheet may pass over before it looks whether a cell is a formula. */
const passedOver = /[\s\p{Cc}\p{Cf}"]/u;
/** By these a formula begins, in full width and in other forms too. */
const begins = (sign: string): boolean => /[=+\-@\u2212]/.test(sign.normalize('NFKC'));

/**
 * A text of which no cell is worked out (CWE-1236), in whatever spreadsheet it is opened: an apostrophe stands wherever a cell could
 * begin with a formula. Where `;` separates lists that is after each of them, inside quotation marks too, since those stand inside
 * a cell there. Telephone numbers get one as well: `+27-82-123` is a sum.
 */
function guarded(text: string): string {
  const signs = Array.from(text);
  const written: string[] = [];
  // Backwards, so that it is known of each place what comes first after what is passed over. After the end comes a quotation mark,
  // which begins a cell where one was cut, with the end of the line in it.
  let ahead: 'end' | 'formula' | 'other' = 'end';
  // A pair of quotation marks where a cell begins is read as nothing: what comes after them is what the cell begins with.
  let unquoted: string | undefined;
  for (let at = signs.length - 1; at >= 0; at--) {
    const sign = signs[at] ?? '';
    const next = signs[at + 1];
    const insideBreak = sign === '\r' && next === '\n';
    const cut = separators.includes(sign) && !insideBreak;
    if (cut && (ahead !== 'other' || (unquoted === '\t' && sign !== '\t'))) written.push("'");
    if (!passedOver.test(sign)) ahead = begins(sign) ? 'formula' : 'other';
    if (sign !== '"') unquoted = sign;
    written.push(sign);
  }
  if (ahead === 'formula' || /^[\t\r\n]/.test(text)) written.push("'");
  return written.reverse().join('');
}

/** Every cell is quoted: whoever reads the file needs no rule for when. */
function cell(value: string | number | null): string {
  const text = typeof value === 'string' ? guarded(value) : String(value ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line of a table as CSV (RFC 4180). */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

/** How such a file begins, so that spreadsheets read its umlauts. */
export const csvBeginning = '\uFEFF';

export const csvOf = (
  head: readonly string[],
  lines: Iterable<readonly (string | number | null)[]>,
): string => csvBeginning + csvLine(head) + [...lines].map(csvLine).join('');
