import { expect, test } from 'vitest';
import { comparedWords, foundAs, isOneSlip } from './slips.ts';

test.each([
  ['dlamini', 'dlamani', true],
  ['hippos', 'hipos', true],
  ['wheelchair', 'wheelchiar', true],
  ['vermeulen', 'vermeulens', true],
  ['river', 'rover', true],
  ['river', 'lover', false],
  ['dlamini', 'dlmaani', false],
  ['', 'a', true],
])('CNV-09/forgiving-search %j and %j differ by one slip: %j', (a, b, is) => {
  expect(isOneSlip(a, b)).toBe(is);
  expect(isOneSlip(b, a)).toBe(is);
});

test.each([
  ['wilm', 'wilma', 'typed'],
  ['wilmma', 'wilma', 'slip'],
  ['wheelchr', 'wheelchair', 'slip'],
  ['wheatfield', 'wheelchair', null],
  ['wheelchia', 'wheelchair', 'slip'],
  ['wilb', 'wilma', null],
])('CNV-09/forgiving-search %j finds %j: %j', (typed, word, as) => {
  expect(foundAs(typed, word)).toBe(as);
});

test('CNV-09/forgiving-search umlauts are found either way they are written', () => {
  expect(comparedWords('Jörg Löwen, Groß')).toEqual(comparedWords('Joerg Loewen, Gross'));
  expect(comparedWords('wilma@example.co.za')).toEqual(['wilma', 'example', 'co', 'za']);
});
