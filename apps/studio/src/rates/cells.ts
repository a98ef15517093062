/**
 * The cells of what somebody copied out of Excel, Numbers or Google Sheets (separated by tabs) or out of a CSV file
 * (commas or semicolons), row by row. Quotation marks hold a cell together (RFC 4180). Empty rows are left out.
 */
export function readCells(text: string): string[][] {
  const clean = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return split(clean, separatorOf(clean))
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
}

/** Tabs win; a semicolon is the separator where the comma is the decimal sign. */
function separatorOf(text: string): string {
  const outside = text.replace(/"(?:[^"]|"")*"/g, '""');
  if (outside.includes('\t')) return '\t';
  return outside.includes(';') ? ';' : ',';
}

function split(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows[rows.length - 1]?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}
