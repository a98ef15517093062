import { expect, test } from 'vitest';
import { budgetInWords } from './budget-in-words.ts';

const plain = (choice: string, rates: Record<string, number>) =>
  budgetInWords(choice, rates).replaceAll('\u00a0', ' ');

test('CUR-02 a choice of budget says what it is in the currency prices are kept in', () => {
  expect(plain('$5,000-$6,500', { EUR: 0.045, USD: 0.05 })).toBe('$5,000-$6,500, about R 100 000-R 130 000');
  expect(plain('$10,500+', { USD: 0.05 })).toBe('$10,500+, about R 210 000+');
});

test('CUR-02 a choice in no currency with a rate stands alone', () => {
  expect(plain('$10,500+', {})).toBe('$10,500+');
  expect(plain('£4,000+', { USD: 0.05 })).toBe('£4,000+');
  expect(plain('R 90 000+', { USD: 0.05 })).toBe('R 90 000+');
  expect(plain('As it comes', { USD: 0.05 })).toBe('As it comes');
});
