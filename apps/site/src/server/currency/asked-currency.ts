import type { CurrencyQuote } from '../../content/model/exchange.ts';
import type { ExchangeRates } from './exchange-rates.ts';

/** What a page shows its prices in, and what else it could. */
export interface AskedCurrency {
  /** ISO 4217, the rand first; the rand alone without a service. */
  readonly currencies: readonly string[];
  readonly currency: string;
  /** What one rand is worth in it. */
  readonly rate: number;
  /** One unit of it in rand, and the day; `null` for the rand. */
  readonly quote: CurrencyQuote | null;
  readonly failed: boolean;
}

/** The currency an address asks for with `?currency=USD`; the rand when it asks for none, or for one we cannot give. */
export async function askedCurrency(query: URLSearchParams, exchange: ExchangeRates): Promise<AskedCurrency> {
  const currencies = exchange.configured ? exchange.currencies : ['ZAR'];
  const rand = { currencies, currency: 'ZAR', rate: 1, quote: null };
  const asked = query.get('currency')?.toUpperCase() ?? 'ZAR';
  if (asked === 'ZAR') return { ...rand, failed: false };
  if (!currencies.includes(asked)) return { ...rand, failed: exchange.currencies.includes(asked) };
  const [from, to] = await Promise.all([exchange.latest('ZAR'), exchange.latest(asked)]);
  const rate = from?.rates[asked];
  if (!from || rate === undefined) return { ...rand, failed: true };
  const quote = {
    rand: to?.rates.ZAR ?? 1 / rate,
    date: from.date,
    demonstration: from.demonstration === true,
  };
  return { currencies, currency: asked, rate, quote, failed: false };
}
