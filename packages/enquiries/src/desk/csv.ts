/** A cell a spreadsheet would work out: somebody may have written it to be (CWE-1236). A telephone number only looks like one. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s()./-]+$/.test(text);

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
