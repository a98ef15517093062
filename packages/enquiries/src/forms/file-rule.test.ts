import { expect, test } from 'vitest';
import { careersForm } from './careers.ts';
import { fileFault } from './file-rule.ts';
import { fieldsOf } from './form.ts';

const cv = fieldsOf(careersForm).find(({ name }) => name === 'cv');

test.each([
  ['cv.pdf', 'pdf', null],
  ['cv.pages', null, 'CV must be a PDF or a Word document (.docx)'],
  ['cv.pdf', null, 'CV must be a PDF or a Word document (.docx), and we cannot open this one'],
  ['CV.DOCX', null, 'CV must be a PDF or a Word document (.docx), and we cannot open this one'],
] as const)('FRM-12 %s that is %s by its content', (fileName, kind, fault) => {
  expect(cv && fileFault(cv, { fileName, bytes: 1_000, kind })).toBe(fault);
});
