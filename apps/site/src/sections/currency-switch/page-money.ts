import type { CurrencyChoice } from '../../content/rates/exchange.ts';
import { installation } from '../../installation/installation.ts';
import type { ShownIn } from '../../ui/money/money.tsx';

/** What a page's prices are shown in, and all its switch needs. */
export interface PageMoney {
  readonly choice: CurrencyChoice;
  /** Of the page, without query. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Another page of prices in the currency this one is in: without scripts nothing else keeps the choice. */
export const pricesAt = (path: string, { currency }: ShownIn): string =>
  currencyHref(path, new URLSearchParams(), currency);

/** Query of the address that shows a page in a currency; the rest of the query stays. */
export function currencyHref(path: string, query: URLSearchParams, currency: string): string {
  const wanted = new URLSearchParams(query);
  if (currency === installation().baseCurrency) wanted.delete('currency');
  else wanted.set('currency', currency);
  const text = wanted.toString();
  return text ? `${path}?${text}` : path;
}
