import type { ServerResponse } from 'node:http';
import type { CurrencyChoice } from '../../content/rates/exchange.ts';
import { answerJson } from '../http/plain-answer.ts';
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

/**
 * `GET /currency/latest?base=ZAR`: what one unit of a currency is worth in those we show prices in. 400 for a currency we do not
 * know, 503 while there are no rates: prices then stay in rand.
 */
export async function answerCurrency(
  response: ServerResponse,
  url: URL,
  exchange: ExchangeRates,
): Promise<void> {
  const base = url.searchParams.get('base') ?? 'ZAR';
  if (!exchange.currencies.includes(base)) {
    return answerJson(response, 400, {
      message: `base must be one of ${exchange.currencies.join(', ')}.`,
    });
  }
  const table = await exchange.latest(base);
  if (table === null) {
    return answerJson(
      response,
      503,
      { message: 'Exchange rates cannot be had at the moment; prices stay in South African rand.' },
      { 'Retry-After': '300' },
    );
  }
  answerJson(response, 200, table);
}
