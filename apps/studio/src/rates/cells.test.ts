import { expect, test } from 'vitest';
import { readCells } from './cells.ts';

test('cells come apart as spreadsheets put them together', () => {
  expect(readCells('a\tb\r\n"c\nd"\t"e ""f"""\r\n\r\n')).toEqual([
    ['a', 'b'],
    ['c\nd', 'e "f"'],
  ]);
  expect(readCells('\ufeffSeason;Single\nPeak;"12;5"')).toEqual([
    ['Season', 'Single'],
    ['Peak', '12;5'],
  ]);
  expect(readCells('Season,Single\nPeak,"12,345"')).toEqual([
    ['Season', 'Single'],
    ['Peak', '12,345'],
  ]);
  expect(readCells('  \n\t')).toEqual([]);
});
