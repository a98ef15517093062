import type { Example } from '../example.ts';
import { CurrencyToggle } from './currency-toggle.tsx';

const inEach = (...codes: string[]) => codes.map((code) => ({ code, href: `?currency=${code}` }));

export const examples: readonly Example[] = [
  {
    name: 'one of two',
    element: (
      <CurrencyToggle
        currencies={inEach('ZAR', 'USD')}
        current="ZAR"
        notice="Prices in South African rand."
      />
    ),
  },
  {
    name: 'another of four, with its rate',
    element: (
      <CurrencyToggle
        currencies={inEach('ZAR', 'USD', 'EUR', 'GBP')}
        current="EUR"
        label="Currency, of four"
        notice="For guidance, at R 19.42 to the euro, the rate of 22 November 2026. Stays with us are priced in rand."
      />
    ),
  },
  {
    name: 'one alone, and no rate to be had',
    element: (
      <CurrencyToggle
        currencies={inEach('ZAR')}
        current="ZAR"
        notice="Today’s exchange rate cannot be had, so prices stay in South African rand."
      />
    ),
  },
];
