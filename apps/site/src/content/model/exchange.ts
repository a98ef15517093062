/** What one unit of a currency is worth in others. */
export interface ExchangeTable {
  /** ISO 4217: "ZAR". */
  readonly base: string;
  /** The day it was asked for, yyyy-mm-dd, where the desk is. */
  readonly date: string;
  /** By ISO 4217 code; greater than zero. */
  readonly rates: Readonly<Record<string, number>>;
}
