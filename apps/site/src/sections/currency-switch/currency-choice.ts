import type { CurrencyQuote } from '../../content/model/exchange.ts';
import type { ShownIn } from '../../ui/money/money.tsx';

/** What prices of a page are shown in, and what else they could be. */
export interface CurrencyChoice extends ShownIn {
  /** ISO 4217, the rand first; the rand alone when no service of exchange rates is set. */
  readonly currencies: readonly string[];
  /** One unit of the currency in rand, and the day that was so; `null` for the rand. */
  readonly quote: CurrencyQuote | null;
  /** Another currency was asked for, and its rate cannot be had. */
  readonly failed: boolean;
}

/** Another page of prices in the currency this one is in: without scripts nothing else keeps the choice. */
export const pricesAt = (path: string, { currency }: ShownIn): string =>
  currencyHref(path, new URLSearchParams(), currency);

/** Query of the address that shows a page in a currency; the rest of the query stays. */
export function currencyHref(path: string, query: URLSearchParams, currency: string): string {
  const wanted = new URLSearchParams(query);
  if (currency === 'ZAR') wanted.delete('currency');
  else wanted.set('currency', currency);
  const text = wanted.toString();
  return text ? `${path}?${text}` : path;
}
