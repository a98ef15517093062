import type { CurrencyChoice } from '../../content/rates/exchange.ts';

/** What a page's prices are shown in, and all its switch needs. */
export interface PageMoney {
  readonly choice: CurrencyChoice;
  /** Of the page, without query. */
  readonly path: string;
  readonly query: URLSearchParams;
}
