import { dayInWords } from '@sundowner/calendar/words';
import type { CurrencyQuote } from '../../content/rates/exchange.ts';
import { formatRate } from '../../ui/money/format-money.ts';

/** Said beside the switch; the same words on the server and in the browser. */
export const wordsForRand = 'Shown in South African rand, which is what you pay in.';
export const wordsForFailure = 'Today’s exchange rate cannot be had, so prices stay in South African rand.';

const names: Readonly<Record<string, string>> = {
  USD: 'dollar',
  EUR: 'euro',
  GBP: 'pound',
};

/** "For guidance, at R 18.52 to the dollar, the rate of 22 November 2026. You pay in rand." */
export function wordsForQuote(currency: string, { rand, date, demonstration }: CurrencyQuote): string {
  const unit = names[currency];
  return `For guidance, at ${formatRate(rand)} ${unit ? `to the ${unit}` : `for one ${currency}`}, ${demonstration ? 'this demonstration’s' : 'the'} rate of ${dayInWords(date)}. You pay in rand.`;
}
