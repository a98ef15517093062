import { defaultInstallation } from '@sundowner/brand/installation';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { provideInstallation } from '../../installation/provide-installation.ts';
import { asKept, type ShownIn } from '../../ui/money/money.tsx';
import { Sums, WordsWithSums } from './sums.tsx';

afterEach(() => provideInstallation(defaultInstallation));
const drawn = (words: string, shown: ShownIn = asKept()) =>
  renderToStaticMarkup(<Sums words={words} shown={shown} />).replaceAll('\u00a0', ' ');
const dollars: ShownIn = { currency: 'USD', rate: 0.05 };

test('CUR-02 sums in a cost are shown in the chosen currency, and everything else as it is written', () => {
  expect(drawn('R 4 900 per vehicle and day, at Marataba R\u00a01\u00a0250.50')).toBe(
    '<span data-price=""><data value="4900" data-money="">R 4 900</data> per vehicle and day, at Marataba <data value="1250.5" data-money="">R 1 250.50</data></span>',
  );
  expect(drawn('From R 6 800 for two in 2027', dollars)).toBe(
    '<span data-price="">From <data value="6800" data-money="">$340</data> for two in 2027</span>',
  );
  expect(drawn('R 12500 per person', dollars)).toContain('<data value="12500" data-money="">$625</data> per');
  expect(drawn('R4500, or R 450', dollars)).toContain(
    '<data value="4500" data-money="">$225</data>, or <data value="450"',
  );
  for (const words of [
    'R 1 150 to 1 450',
    'R 900 – 1 200 each',
    'Included in your stay',
    'From 12 years',
    'BAR 12',
    'R 14.2 million',
    'R 14 million',
    '',
  ])
    expect(drawn(words, dollars)).toBe(words);
});

test('COL-06/second-currency sums of a house that prices in dollars are found too', () => {
  provideInstallation({ timeZone: 'Africa/Gaborone', baseCurrency: 'USD', locale: 'en-BW' });
  expect(drawn('$1,450 per person', { currency: 'ZAR', rate: 18 })).toBe(
    '<span data-price=""><data value="1450" data-money="">R 26 100</data> per person</span>',
  );
});

test('CUR-02 words of a page with prices have their sums in the chosen currency; those of a page without stand as they are', () => {
  const words = 'A sitter costs R 180 an hour.';
  const told = (shown: ShownIn | undefined, text = words) =>
    renderToStaticMarkup(<WordsWithSums words={text} shown={shown} />);
  expect(told(dollars)).toBe(
    '<span data-sentence="">A sitter costs <data value="180" data-money="">$9</data> an hour.</span>',
  );
  expect(told(undefined)).toBe(words);
  expect(told(dollars, 'From 30 km on.')).toBe('From 30 km on.');
});
