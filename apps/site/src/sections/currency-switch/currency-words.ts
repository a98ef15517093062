import { dayInWords } from '@sundowner/calendar/words';
import { formatRate } from '../../ui/money/format-money.ts';

/** Said beside the switch; the same words on the server and in the browser. */
export const wordsForRand = 'Shown in South African rand, which is what you pay in.';
export const wordsForFailure = 'Today’s exchange rate cannot be had, so prices stay in South African rand.';

const names: Readonly<Record<string, string>> = {
  USD: 'dollar',
  EUR: 'euro',
  GBP: 'pound',
};

/**
 * @param rand what one unit of the currency costs in rand
 * @param date yyyy-mm-dd
 */
export function wordsForQuote(currency: string, rand: number, date: string): string {
  const unit = names[currency];
  return `For guidance, at ${formatRate(rand)} ${unit ? `to the ${unit}` : `for one ${currency}`}, the rate of ${dayInWords(date)}. You pay in rand.`;
}
