import { expect, test } from 'vitest';
import { formatMoney, formatRate } from './format-money.ts';

test.each([
  [19850, 'ZAR', 'R 19 850'],
  [680, 'ZAR', 'R 680'],
  [1234567.4, 'ZAR', 'R 1 234 567'],
  [1071.9, 'USD', '$1,072'],
  [929, 'EUR', '€929'],
  [165152, 'JPY', '¥165,152'],
])('%d %s is printed %s', (amount, currency, printed) => {
  expect(formatMoney(amount, currency).replaceAll('\u00a0', ' ')).toBe(printed);
  expect(formatMoney(amount, currency)).not.toContain(' ');
});

test('a rate of exchange has two decimals', () => {
  expect(formatRate(18.5185)).toBe('R\u00a018.52');
});
