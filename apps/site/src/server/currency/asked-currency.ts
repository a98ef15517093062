import type { CurrencyChoice } from '../../content/rates/exchange.ts';
import type { ExchangeRates } from './exchange-rates.ts';

/** The currency an address asks for with `?currency=USD`; the rand when it asks for none, or for one we cannot give. */
export async function askedCurrency(
  query: URLSearchParams,
  exchange: ExchangeRates,
): Promise<CurrencyChoice> {
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
