import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  ['Naledi Quill', 'Naledi', 'Quill'],
  ['Quill, Naledi', 'Naledi', 'Quill'],
  ['"Quill, Naledi"', 'Naledi', 'Quill'],
  ['van der Merwe, Anna Sophia', 'Anna Sophia', 'van der Merwe'],
  ['Naledi Quill, PhD', 'Naledi', 'Quill'],
  ["'Naledi Quill'", 'Naledi', 'Quill'],
  ['Naledi', 'Naledi', ''],
  ['', '', ''],
])('CNV-01/head the name %j is read as the person would say it', (written, first, last) => {
  expect(personName(written)).toEqual({ first, last });
});
