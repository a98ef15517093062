import { expect, test } from 'vitest';
import {
  currencyChoice,
  currencyLabel,
  currencyName,
  currencySign,
  currencyUnit,
  currencyWord,
} from './currencies.ts';

test.each([
  ['ZAR', 'South African rand', 'rand', 'rand', 'Rand', 'R'],
  ['USD', 'US dollars', 'dollars', 'dollar', 'Dollars', '$'],
  ['BWP', 'Botswanan pulas', 'pulas', 'pula', 'Pulas', 'P'],
  ['EUR', 'euros', 'euros', 'euro', 'Euros', '€'],
  ['GBP', 'British pounds', 'pounds', 'pound', 'Pounds', '£'],
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
