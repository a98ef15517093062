import type { ServerResponse } from 'node:http';
import { currencyName } from '@sundowner/brand/currencies';
import type { CurrencyChoice } from '../../content/rates/exchange.ts';
import { installation } from '../../installation/installation.ts';
import { answerJson } from '../http/plain-answer.ts';
import type { ExchangeRates } from './exchange-rates.ts';

/**
 * The currency prices are wanted in; what they are kept in when none is wanted, or one we cannot give.
 *
 * @param wanted as an address names it: `?currency=USD`
 * @param kept ISO 4217: what prices of the page are kept in, where some are kept in another currency
 */
export async function askedCurrency(
  wanted: string | null,
  exchange: ExchangeRates,
  kept: readonly string[] = [],
): Promise<CurrencyChoice> {
  const base = installation().baseCurrency;
  const choice = await chosenCurrency(wanted, exchange);
  if (kept.every((currency) => currency === base)) return choice;
  return { ...choice, rates: (await exchange.latest(base))?.rates ?? {} };
}

async function chosenCurrency(wanted: string | null, exchange: ExchangeRates): Promise<CurrencyChoice> {
  const base = installation().baseCurrency;
  const currencies = exchange.configured ? exchange.currencies : [base];
  const asKept = { currencies, currency: base, rate: 1, quote: null };
  const asked = wanted?.toUpperCase() ?? base;
  if (asked === base) return { ...asKept, failed: false };
  if (!currencies.includes(asked)) return { ...asKept, failed: exchange.currencies.includes(asked) };
  const [from, to] = await Promise.all([exchange.latest(base), exchange.latest(asked)]);
  const rate = from?.rates[asked];
  if (!from || rate === undefined) return { ...asKept, failed: true };
  const quote = {
    cost: to?.rates[base] ?? 1 / rate,
    date: from.date,
    demonstration: from.demonstration === true,
  };
  return { currencies, currency: asked, rate, quote, failed: false };
}

/**
 * `GET /currency/latest?base=ZAR`: what one unit of a currency is worth in those we show prices in. 400 for a currency we do not
 * know, 503 while there are no rates: prices then stay as they are kept.
 */
export async function answerCurrency(
  response: ServerResponse,
  url: URL,
  exchange: ExchangeRates,
): Promise<void> {
  const base = url.searchParams.get('base') ?? installation().baseCurrency;
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
      {
        message: `Exchange rates cannot be had at the moment; prices stay in ${currencyName(installation().baseCurrency)}.`,
      },
      { 'Retry-After': '300' },
    );
  }
  answerJson(response, 200, table);
}
