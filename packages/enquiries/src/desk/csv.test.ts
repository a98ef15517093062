import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvBeginning, csvLine, csvOf } from './bulk/exporting.ts';

/**
 * The cells of a file as a spreadsheet reads them where lists are separated by `separator`: a cell that begins with a quotation mark
 * goes to the next one that stands alone, and whatever follows it up to the separator belongs to the cell.
 */
function readAs(separator: string, file: string): string[][] {
  const text = file.startsWith(csvBeginning) ? file.slice(1) : file;
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  let begun = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
    begun = false;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (sign === '"' && !begun) {
      quoted = true;
      begun = true;
    } else if (sign === separator) end();
    else if (sign === '\r' || sign === '\n') {
      if (sign === '\r' && text[at + 1] === '\n') at++;
      end();
      rows.push([]);
    } else {
      cell += sign;
      begun = true;
    }
  }
  end();
  return rows;
}

const separators = [',', ';', '\t', '|'];
/** What a spreadsheet passes over before it looks whether a cell is a formula. */
const isFormula = (cell: string) => /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠−]/u.test(cell) || /^[\t\r]/.test(cell);

const formulas = (file: string) =>
  separators.flatMap((separator) => readAs(separator, file).flat()).filter(isFormula);

test('every cell is quoted, and what stands in it is read again', () => {
  const cells = ['a', 'b "c", d', 'two\nlines', 3, null];
  expect(csvLine(cells)).toBe('"a","b ""c"", d","two\nlines","3",""\r\n');
  expect(readAs(',', csvOf(['head'], [cells]))[1]).toEqual(['a', 'b "c", d', 'two\nlines', '3', '']);
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-cmd', "'-cmd"],
  // Shown whole: without the sign before it a spreadsheet makes a number of it, or works out +27-82-123.
  ['+27 82 123 4567', "'+27 82 123 4567"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['＝1+1', "'＝1+1"],
  [' =1', "' =1"],
  ['\u200B=1', "'\u200B=1"],
  ['y;=1+1', "y;'=1+1"],
  ['y; =1+1', "y;' =1+1"],
  ['y,@x', "y,'@x"],
  ['y\t-1', "y\t'-1"],
  ['y\n+1', "y\n'+1"],
  ['y\r\n=1', "y\r\n'=1"],
  ['y;"=1+1"', `y;'"=1+1"`],
  ['to;', "to;'"],
  ['y\r"\tx', 'y\r\'"\tx'],
  ['y;""\tx', 'y;\'""\tx'],
  ['12 High Street,\r\nSun City; a-b = c', '12 High Street,\r\nSun City; a-b = c'],
])('%j is written as %j, so that no cell of it is worked out', (value, written) => {
  const line = csvLine(['first', value, value]);
  expect(readAs(',', line)[0]?.slice(1)).toEqual([written, written]);
  expect(formulas(line)).toEqual([]);
  expect(formulas(csvLine([value, 'last']))).toEqual([]);
});

test('no cell of whatever was written begins as a formula, wherever lists are separated by , ; tab or |', () => {
  const sign = fc.constantFrom(...'=+-@＝＋－＠−,;\t|\r\n" \'a1\0\u200B\u2028');
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: sign, maxLength: 12 }), { minLength: 1, maxLength: 4 }),
      (cells) => {
        expect(formulas(csvOf(['head'], [cells]))).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});

test('a number is a number, below nothing too', () => {
  expect(csvLine([-3.5])).toBe('"-3.5"\r\n');
});
