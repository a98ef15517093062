const noBreak = '\u00a0';

/**
 * An amount as prices are printed: whole units, "R 19 850" or "$1,072". It never breaks across lines.
 *
 * @param currency ISO 4217
 */
export function formatMoney(amount: number, currency: string): string {
  const whole = Math.round(amount);
  if (currency === 'ZAR') return `R${noBreak}${String(whole).replace(/\B(?=(\d{3})+$)/g, noBreak)}`;
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    minimumFractionDigits: 0,
  }).format(whole);
}

/** A rate of exchange as it is quoted: "R 18.52". */
export const formatRate = (rand: number): string => `R${noBreak}${rand.toFixed(2)}`;
