import { defaultInstallation } from '@sundowner/brand/installation';
import { afterEach, expect, test } from 'vitest';
import { provideInstallation } from '../../installation/provide-installation.ts';
import { formatPrice } from '../../ui/money/format-money.ts';
import { asKept } from '../../ui/money/money.tsx';
import { currencyPart } from '../answered-parts.ts';
import { wordsAsKept, wordsForFailure, wordsForQuote } from './currency-words.ts';
import { currencyHref } from './page-money.ts';

afterEach(() => provideInstallation(defaultInstallation));
const quote = (cost: number) => ({ cost, date: '2026-11-22', demonstration: false });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('CUR-02 prices are kept in rand where nothing else is set', () => {
  expect(wordsAsKept()).toBe('Prices in South African rand.');
  expect(wordsForFailure()).toBe(
    'Today’s exchange rate cannot be had, so prices stay in South African rand.',
  );
  expect(plain(wordsForQuote('USD', quote(18.5185)))).toBe(
    'For guidance, at R 18.52 to the dollar, the rate of 22 November 2026. Stays with us are priced in rand.',
  );
  expect(plain(formatPrice(26_500))).toBe('R 26 500');
});

test('COL-06/second-currency COL-06/words of two dollars each says whose it is', () => {
  provideInstallation({ timeZone: 'Africa/Windhoek', baseCurrency: 'NAD', locale: 'en-NA' });
  expect(wordsAsKept()).toBe('Prices in Namibian dollars.');
  expect(plain(wordsForQuote('USD', quote(18.22)))).toBe(
    'For guidance, at NAD 18.22 to the dollar, the rate of 22 November 2026. Stays with us are priced in Namibian dollars.',
  );
});

test('COL-06/second-currency COL-06/words a house that prices in dollars shows them in rand for guidance', () => {
  provideInstallation({ timeZone: 'Africa/Gaborone', baseCurrency: 'USD', locale: 'en-BW' });
  expect(wordsAsKept()).toBe('Prices in US dollars.');
  expect(wordsForFailure()).toBe('Today’s exchange rate cannot be had, so prices stay in US dollars.');
  expect(wordsForQuote('ZAR', quote(0.0549))).toBe(
    'For guidance, at $0.0549 to the rand, the rate of 22 November 2026. Stays with us are priced in dollars.',
  );
  expect(formatPrice(1450)).toBe('$1,450');
  expect(asKept()).toEqual({ currency: 'USD', rate: 1 });
  const here = new URLSearchParams('currency=ZAR');
  expect([currencyHref('/rates', here, 'USD'), currencyHref('/rates', here, 'ZAR')]).toEqual([
    '/rates',
    '/rates?currency=ZAR',
  ]);
  expect([currencyPart.said('usd'), currencyPart.said('ZAR')]).toEqual([null, { value: 'ZAR', as: 'own' }]);
});
