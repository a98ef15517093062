import { expect, test } from 'vitest';
import { oneLineFault } from './mail.ts';

test.each(['Ada', 'Zoë O’Brien-Ńkosi', '名前', 'می‌خواهم', '👩‍💻 Thandi', ''])('%j is one line', (text) => {
  expect(oneLineFault(text)).toBeNull();
});

test.each([
  'Ada\r\nBcc: eve@example.com',
  'Ada\n',
  '\rAda',
  'A\tda',
  'A\u0000da',
  'Ada\u2028',
  'Ada\u2029x',
  'Ada\u0085x',
  'Ada\u202Egnp',
  'Ada\u2066',
  'Ada\u007f',
])('%j is not', (text) => {
  expect(oneLineFault(text)).toMatch(/one line/);
});

test.each([{ first: 'Ada' }, ['Ada\n'], 5, true])(
  '%j is no words, which a database would write down as some',
  (value) => {
    expect(oneLineFault(value)).toMatch(/words/);
  },
);

test('nothing written has no fault of its own', () => {
  expect([oneLineFault(null), oneLineFault(undefined)]).toEqual([null, null]);
});
