import { currencySigns } from '@sundowner/brand/currencies';
import { houseCurrency } from '../runtime/house.ts';

/** An amount with its currency before it, as editors write it: "R 1 400", "$1,400", "USD 95.50". */
const amounts = /(\b[A-Z]{1,3}\$?|[$€£])[\s\u00a0]?(\d{1,3}(?:[\s\u00a0,]\d{3})+|\d+)(\.\d{1,2})?(?![\d])/g;

export const withoutAmounts = (words: string): string => words.replace(amounts, ' ');

/** Amounts in the currency prices are kept in: what words say in another is for those who think in it. */
function amountsIn(words: string): readonly number[] {
  const own = currencySigns(houseCurrency());
  return [...words.matchAll(amounts)]
    .filter(([, sign = '']) => own.includes(sign))
    .map(([, , whole = '', cents = '']) => Number(whole.replaceAll(/[\s\u00a0,]/g, '') + cents));
}

/**
 * Why an amount does not go with the words beside it. Where words name several, of several places, the amount is one of them.
 *
 * @returns a sentence that names both; `null` where they agree, or one of them says nothing
 */
export function whyCostDiffers(words: string, price: number | null): string | null {
  if (price === null || price === 0) return null;
  const said = amountsIn(words);
  if (said.length === 0)
    return /^included\b/i.test(words.trim())
      ? `“Cost in words” says “${words}”, and the amount beside it is ${price}: what is included has none.`
      : null;
  return said.includes(price)
    ? null
    : `“Cost in words” says “${words}”, and the amount beside it is ${price}.`;
}
