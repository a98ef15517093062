import { currencySign } from '@sundowner/brand/currencies';
import type { ReactNode } from 'react';
import type { CurrencyChoice } from '../../content/rates/exchange.ts';
import { installation } from '../../installation/installation.ts';
import { Money } from '../../ui/money/money.tsx';

interface SumsInWordsProps {
  readonly text: string;
  /** What the prices of the page are shown in, and what one unit of their own currency is worth in each other. */
  readonly shown: CurrencyChoice;
}

/**
 * A note beside a price: its sums of money follow the switch of currencies as the price does, "$8,900 from June to September" or
 * "R 163 000 from June to September". A sum in a currency whose rate is not known stands as it is written.
 */
export function SumsInWords({ text, shown }: SumsInWordsProps): ReactNode {
  const base = installation().baseCurrency;
  const currencies = [base, ...Object.keys(shown.rates ?? {})];
  const signs = new Map(currencies.map((currency) => [currencySign(currency), currency]));
  const sign = [...signs.keys()].map((each) => each.replaceAll(/[$.*+?^()|[\]{}\\]/g, '\\$&')).join('|');
  const sums = new RegExp(
    String.raw`(?<![\p{L}\d])(${sign})[ \u00a0]?(\d{1,3}(?:[, \u00a0]\d{3})*)(?![, \u00a0]?\d|\.\d| million)`,
    'gu',
  );
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(sums)) {
    const [whole, of = '', figures = ''] = found;
    const currency = signs.get(of) ?? base;
    const amount = Number(figures.replaceAll(/\D/g, ''));
    const rate = currency === base ? 1 : shown.rates?.[currency];
    if (!rate) continue;
    parts.push(
      text.slice(end, found.index),
      <Money
        key={found.index}
        amount={Number((amount / rate).toFixed(4))}
        shown={shown}
        kept={currency === base ? undefined : `${currency} ${amount}`}
      />,
    );
    end = found.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
