import { describe, expect, test } from 'vitest';
import { formatAmount, readAmount } from './cells.ts';

describe('an amount', () => {
  test.each([
    ['R 12 345,00', 12345],
    ['12,345', 12345],
    ['ZAR 12345', 12345],
    ['R12,345.50', 12345.5],
    ['12.345,00', 12345],
    ['12.345.678', null],
    ['1.234.567', 1_234_567],
    ['R\u00a012\u202f345', 12345],
    ['12345', 12345],
    ['12345 ZAR', 12345],
    ['9,5', 9.5],
    ['0', 0],
  ])('%s is %s', (cell, value) => {
    const read = readAmount(cell);
    expect(read.kind === 'amount' ? read.value : null).toBe(value);
  });

  test.each(['', '-', '–', ' n/a ', '\u00a0'])('"%s" is an empty cell', (cell) => {
    expect(readAmount(cell)).toEqual({ kind: 'empty' });
  });

  test.each([
    ['POA', '“POA” is no amount'],
    ['$ 1,090', '“$ 1,090” is not in rand'],
    ['USD 900', '“USD 900” is not in rand'],
    ['-200', '“-200” is no amount'],
    ['12 34', '“12 34” is no amount'],
    ['1,2345', '“1,2345” is no amount'],
    ['12,345,00', '“12,345,00” is no amount'],
    ['12345678901', '“12345678901” is more than ten million rand'],
  ])('%s is unclear', (cell, why) => {
    expect(readAmount(cell)).toEqual({ kind: 'unclear', why });
  });

  test('COL-06/base-currency a house that prices in dollars reads dollars, and no rand', () => {
    for (const cell of ['$1,090.50', 'USD 1090.50', 'US$ 1 090,50', '1090.5 USD'])
      expect(readAmount(cell, 'USD'), cell).toEqual({ kind: 'amount', value: 1090.5 });
    for (const cell of ['R 12 345', 'ZAR 900', '€ 900'])
      expect(readAmount(cell, 'USD')).toEqual({ kind: 'unclear', why: `“${cell}” is not in dollars` });
    expect([formatAmount(12345.5, 'USD'), formatAmount(900, 'USD'), formatAmount(900, 'BWP')]).toEqual([
      '$12,345.50',
      '$900',
      'P\u00a0900',
    ]);
  });

  test('COL-06/base-currency a house in Namibia or Zambia reads and writes its own money as people there do', () => {
    for (const cell of ['N$ 1,090.50', '$1090.50', 'NAD 1090.50', '1 090,50 NAD'])
      expect(readAmount(cell, 'NAD'), cell).toEqual({ kind: 'amount', value: 1090.5 });
    for (const cell of ['K1,090.50', 'ZK 1090.50', 'ZMW 1090.50'])
      expect(readAmount(cell, 'ZMW'), cell).toEqual({ kind: 'amount', value: 1090.5 });
    expect(readAmount('US$ 900', 'NAD')).toEqual({
      kind: 'unclear',
      why: '“US$ 900” is not in Namibian dollars',
    });
    expect(formatAmount(12345.5, 'NAD')).toBe('NAD\u00a012,345.50');
  });

  test('reads back what it writes', () => {
    expect(formatAmount(12345.5)).toBe('R\u00a012\u00a0345,50');
    for (const value of [0, 7, 980, 1000, 12345.5, 1_234_567])
      expect(readAmount(formatAmount(value))).toEqual({ kind: 'amount', value });
    expect(formatAmount(null)).toBe('none');
  });
});
