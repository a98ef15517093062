import { installation } from '../../installation/installation.ts';

const noBreak = '\u00a0';

/** Signs of currencies that are written with spaces, after the sign and between the thousands. */
const spaced: Readonly<Record<string, string>> = { ZAR: 'R' };

/**
 * An amount as prices are printed: whole units, "R 19 850" or "$1,072". It never breaks across lines.
 *
 * @param currency ISO 4217
 */
export function formatMoney(amount: number, currency: string): string {
  const whole = Math.round(amount);
  const sign = spaced[currency];
  if (sign) return `${sign}${noBreak}${String(whole).replace(/\B(?=(\d{3})+$)/g, noBreak)}`;
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    minimumFractionDigits: 0,
  }).format(whole);
}

/** A price in what prices are kept in. */
export const formatPrice = (amount: number): string => formatMoney(amount, installation().baseCurrency);

/** A rate of exchange as it is quoted: "R 18.52", "$0.0549". @param currency ISO 4217, of the amount */
export function formatRate(amount: number, currency: string = installation().baseCurrency): string {
  const digits = amount < 1 ? 4 : 2;
  const sign = spaced[currency];
  if (sign) return `${sign}${noBreak}${amount.toFixed(digits)}`;
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(amount);
}
