import { expect, test } from 'vitest';
import {
  currencyChoice,
  currencyLabel,
  currencyName,
  currencySign,
  currencySigns,
  currencyUnit,
  currencyWord,
} from './currencies.ts';

test.each([
  ['ZAR', 'South African rand', 'rand', 'rand', 'Rand', 'R'],
  ['USD', 'US dollars', 'dollars', 'dollar', 'Dollars', '$'],
  ['BWP', 'Botswanan pulas', 'pulas', 'pula', 'Pulas', 'P'],
  ['EUR', 'euros', 'euros', 'euro', 'Euros', '€'],
  ['GBP', 'British pounds', 'pounds', 'pound', 'Pounds', '£'],
  // Nobody takes these for the American ones, where both stand on a page.
  ['NAD', 'Namibian dollars', 'Namibian dollars', 'Namibian dollar', 'Namibian dollars', 'NAD'],
  ['AUD', 'Australian dollars', 'Australian dollars', 'Australian dollar', 'Australian dollars', 'A$'],
  ['ZMW', 'Zambian kwachas', 'kwachas', 'kwacha', 'Kwachas', 'ZK'],
])('%s by its names and its sign', (code, name, word, unit, label, sign) => {
  expect([currencyName(code), currencyWord(code), currencyUnit(code), currencyLabel(code)]).toEqual([
    name,
    word,
    unit,
    label,
  ]);
  expect(currencySign(code)).toBe(sign);
});

test('as an editor chooses it', () => {
  expect(currencyChoice('ZAR')).toBe('South African rand (ZAR)');
});

test.each([
  ['ZAR', ['ZAR', 'R']],
  ['USD', ['USD', '$', 'US$', 'U$']],
  ['NAD', ['NAD', '$', 'N$', 'NA$']],
  ['ZMW', ['ZMW', 'ZK', 'K']],
])('%s by what people write beside an amount', (code, signs) => {
  expect(currencySigns(code)).toEqual(signs);
});
