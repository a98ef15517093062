import { expect, test } from 'vitest';
import { installation } from '../../installation/installation.ts';
import { formatMoney, formatPrice, formatRate, formatShown } from './format-money.ts';

test.each([
  [19850, 'ZAR', 'R 19 850'],
  [680, 'ZAR', 'R 680'],
  [1234567, 'ZAR', 'R 1 234 567'],
  [1072, 'USD', '$1,072'],
  [1090.5, 'USD', '$1,090.50'],
  [0.05, 'EUR', '€0.05'],
  [12345.678, 'ZAR', 'R 12 345.68'],
  [1090.999, 'USD', '$1,091'],
  [3 * 1090.1, 'USD', '$3,270.30'],
  [1450.5, 'JPY', '¥1,451'],
  [929, 'EUR', '€929'],
  [165152, 'JPY', '¥165,152'],
  // "$" beside American dollars would be either.
  [12500, 'NAD', 'NAD 12,500'],
  [12500.5, 'AUD', 'A$12,500.50'],
  [12500, 'ZMW', 'ZK 12,500'],
])('%d %s is printed %s', (amount, currency, printed) => {
  expect(formatMoney(amount, currency).replaceAll('\u00a0', ' ')).toBe(printed);
  expect(formatMoney(amount, currency)).not.toContain(' ');
});

test('cents are shown of what was written, and not of what a rate of exchange makes of it', () => {
  const base = installation().baseCurrency;
  expect(formatPrice(1090.5)).toBe(formatShown(1090.5, { currency: base, rate: 1 }));
  expect(formatPrice(1090.5)).toMatch(/090\.50$/);
  expect(formatShown(1090.5, { currency: 'USD', rate: 0.0549 })).toBe('$60');
});

test('a rate of exchange has two decimals', () => {
  expect(formatRate(18.5185)).toBe('R\u00a018.52');
});
