import { currencyDisplay } from '../../installation/currency-display.ts';
import { installation } from '../../installation/installation.ts';

/** What prices are shown in. */
export interface ShownIn {
  /** ISO 4217. */
  readonly currency: string;
  /** What one unit of the prices' own currency is worth in it. */
  readonly rate: number;
}

const noBreak = '\u00a0';

/** Signs of currencies that are written with spaces, after the sign and between the thousands. */
const spaced: Readonly<Record<string, string>> = { ZAR: 'R' };

/** One for each way of writing: to make one takes longer than to write a hundred amounts. */
const formats = new Map<string, Intl.NumberFormat>();

/** How an amount of a currency is written with so many digits after its point. */
function formatOf(currency: string, digits?: number): Intl.NumberFormat {
  const key = `${currency}${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      currencyDisplay: currencyDisplay(currency),
      ...(digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
  formats.set(key, format);
  return format;
}

/** Digits the smallest coin of a currency has after the point: 2 of dollars, none of yen. */
const coinDigits = (currency: string): number =>
  formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * An amount as prices are printed: "R 19 850" or "$1,072", and with its cents where it has some, "$1,090.50". It never breaks across lines.
 *
 * @param currency ISO 4217
 */
export function formatMoney(amount: number, currency: string): string {
  const coins = coinDigits(currency);
  const exact = amount.toFixed(coins);
  const digits = Number.isInteger(Number(exact)) ? 0 : coins;
  const sign = spaced[currency];
  if (!sign) return formatOf(currency, digits).format(Number(exact));
  const [whole = '', cents] = Number(exact).toFixed(digits).split('.');
  return `${sign}${noBreak}${[whole.replace(/\B(?=(\d{3})+$)/g, noBreak), ...(cents ? [cents] : [])].join('.')}`;
}

/**
 * An amount of what prices are kept in, shown in a currency: what is worked out by a rate of exchange is told in whole units.
 *
 * @param kept "USD 8200": what the amount was worked out from, and is told as where that currency is shown
 */
export function formatShown(amount: number, { currency, rate }: ShownIn, kept?: string): string {
  const [own, ownAmount] = (kept ?? '').split(' ');
  if (own === currency) return formatMoney(Number(ownAmount), currency);
  const exact = currency === installation().baseCurrency && !kept;
  return formatMoney(exact ? amount : Math.round(amount * rate), currency);
}

/** A price in what prices are kept in. */
export const formatPrice = (amount: number): string => formatMoney(amount, installation().baseCurrency);

/** A rate of exchange as it is quoted: "R 18.52", "$0.0549". @param currency ISO 4217, of the amount */
export function formatRate(amount: number, currency: string = installation().baseCurrency): string {
  const digits = amount < 1 ? 4 : 2;
  const sign = spaced[currency];
  if (sign) return `${sign}${noBreak}${amount.toFixed(digits)}`;
  return formatOf(currency, digits).format(amount);
}
