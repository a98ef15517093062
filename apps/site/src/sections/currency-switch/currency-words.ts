import { currencyName, currencyUnit, currencyWord } from '@sundowner/brand/currencies';
import { dayInWords } from '@sundowner/calendar/words';
import type { CurrencyQuote } from '../../content/rates/exchange.ts';
import { installation } from '../../installation/installation.ts';
import { formatRate } from '../../ui/money/format-money.ts';

const base = () => installation().baseCurrency;

/** Said beside the switch; the same words on the server and in the browser. */
export const wordsAsKept = (): string => `Prices in ${currencyName(base())}.`;
export const wordsForFailure = (): string =>
  `Today’s exchange rate cannot be had, so prices stay in ${currencyName(base())}.`;

/**
 * "For guidance, at R 18.52 to the dollar, the rate of 22 November 2026. Stays with us are priced in rand." What a guest may pay in is for the
 * terms to say, not for a line beside a price.
 */
export function wordsForQuote(currency: string, { cost, date, demonstration }: CurrencyQuote): string {
  const unit = currencyUnit(currency);
  return `For guidance, at ${formatRate(cost)} ${unit ? `to the ${unit}` : `for one ${currency}`}, ${demonstration ? 'this demonstration’s' : 'the'} rate of ${dayInWords(date)}. Stays with us are priced in ${currencyWord(base())}.`;
}
