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
  /** What one unit of the currency costs in rand. */
  readonly rand: number;
  /** yyyy-mm-dd. */
  readonly date: string;
  /** It is the demonstration's own. */
  readonly demonstration: boolean;
}
