import type { ServerResponse } from 'node:http';
import { answerJson } from '../http/plain-answer.ts';
import type { ExchangeRates } from './exchange-rates.ts';

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
