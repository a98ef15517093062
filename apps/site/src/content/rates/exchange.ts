/** What one unit of a currency is worth in others. */
export interface ExchangeTable {
  /** ISO 4217: "ZAR". */
  readonly base: string;
  /** The day it was asked for, yyyy-mm-dd, where the desk is. */
  readonly date: string;
  /** By ISO 4217 code; greater than zero. */
  readonly rates: Readonly<Record<string, number>>;
  /** Written down for a demonstration that has no service to ask, and not the rate of today. */
  readonly demonstration?: true;
}

/** The rate a price was worked out at. */
export interface CurrencyQuote {
  /** What one unit of the currency costs in what prices are kept in. */
  readonly cost: number;
  /** yyyy-mm-dd. */
  readonly date: string;
  /** It is the demonstration's own. */
  readonly demonstration: boolean;
}

/** What prices of a page are shown in, and what else they could be. */
export interface CurrencyChoice {
  /** ISO 4217. */
  readonly currency: string;
  /** What one unit of what prices are kept in is worth in it. */
  readonly rate: number;
  /** ISO 4217, what prices are kept in first; it alone when no service of exchange rates is set. */
  readonly currencies: readonly string[];
  /** What one unit of the currency costs, and the day that was so; `null` for what prices are kept in. */
  readonly quote: CurrencyQuote | null;
  /** Another currency was asked for, and its rate cannot be had. */
  readonly failed: boolean;
  /** What one unit of what prices are kept in is worth in each other currency some price of the page is kept in, as far as that can be had. */
  readonly rates?: Readonly<Record<string, number>>;
}
