import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells are quoted where they must be, and none is a formula', () => {
  expect(csvLine(['a', 'b "c", d', 'two\nlines', 3, null])).toBe('a,"b ""c"", d","two\nlines",3,\r\n');
  expect(csvLine(['=1+1', '@SUM(A1)', '-cmd', '+27 82 123 4567', '-3.5'])).toBe(
    "'=1+1,'@SUM(A1),'-cmd,+27 82 123 4567,-3.5\r\n",
  );
});
