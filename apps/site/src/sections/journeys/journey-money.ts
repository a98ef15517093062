import type { PageRequest } from '../../content/page-request.ts';
import { installation } from '../../installation/installation.ts';
import type { PageMoney } from '../currency-switch/page-money.ts';

/** What an hour may change: rates of exchange are asked for once in it. */
const hour = 3600;

/**
 * What prices of journeys on a page are shown in. A page that works a price out by a rate is made anew as often as the rate is asked for.
 *
 * @param prices those of every journey the page shows
 */
export async function journeyMoney(
  { currency, query, reading }: Pick<PageRequest, 'currency' | 'query' | 'reading'>,
  path: string,
  prices: readonly ({ readonly currency: string } | null)[],
): Promise<PageMoney> {
  const kept = [...new Set(prices.flatMap((price) => price?.currency ?? []))];
  if (kept.some((each) => each !== installation().baseCurrency)) reading.freshFor(hour);
  return { choice: await currency({ kept }), path, query };
}
