import { expect, test } from 'vitest';
import { fileFault, fileNameOf } from './file-rule.ts';
import { fieldsOf } from './form.ts';
import { careersForm } from './kinds/careers.ts';

const cv = fieldsOf(careersForm).find(({ name }) => name === 'cv');

test.each([
  ['cv.pdf', 'pdf', null],
  ['cv.pages', null, 'CV must be a PDF or a Word document (.docx)'],
  [
    'cv.pdf',
    null,
    'CV must be a PDF or a Word document (.docx), and we cannot open this one; please save it again',
  ],
  [
    'CV.DOCX',
    null,
    'CV must be a PDF or a Word document (.docx), and we cannot open this one; please save it again',
  ],
] as const)('FRM-12 %s that is %s by its content', (fileName, kind, fault) => {
  expect(cv && fileFault(cv, { fileName, bytes: 1_000, kind })).toBe(fault);
});

test.each([
  [`${'a'.repeat(5)}🦁🦁`, 6, 'aaaaa'],
  [`${'a'.repeat(5)}🦁🦁.pdf`, 10, 'aaaaa.pdf'],
  [`a.${'b'.repeat(8)}🦁🦁`, 8, 'a.bbbbbbbb'],
  ['🦁', 1, 'file'],
])(
  'KEEP-01/half-characters the file name %s is cut to %i without half of a character',
  (fileName, limit, name) => {
    const cut = fileNameOf({ fileName, bytes: 1, kind: 'pdf' }, limit);
    expect(cut).toBe(name);
    expect(cut.isWellFormed()).toBe(true);
  },
);
