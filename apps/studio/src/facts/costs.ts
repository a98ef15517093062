import { currencySigns } from '@sundowner/brand/currencies';
import { houseCurrency } from '../runtime/house.ts';

/** An amount with its currency before it, as editors write it: "R 1 400", "$1,400", "USD 95.50". */
const amounts = /(\b[A-Z]{1,3}\$?|[$€£])[\s\u00a0]?(\d{1,3}(?:[\s\u00a0,]\d{3})+|\d+)(\.\d{1,2})?(?![\d])/g;

export const withoutAmounts = (words: string): string => words.replace(amounts, ' ');

/** Amounts in the currency prices are kept in: what words say in another is for those who think in it. */
const amountsIn = (words: string): readonly number[] => amountsAt(words).map(({ amount }) => amount);

/** Words are read by the thousand, and names of currencies are slow to ask for. */
const signsOf = new Map<string, readonly string[]>();

function ownSigns(): readonly string[] {
  const currency = houseCurrency();
  const signs = signsOf.get(currency) ?? currencySigns(currency);
  signsOf.set(currency, signs);
  return signs;
}

/** The same, each with where it stands; millions are no price. */
export function amountsAt(
  words: string,
): readonly { readonly amount: number; readonly at: number; readonly end: number }[] {
  const found = [...words.matchAll(amounts)];
  if (found.length === 0) return [];
  const own = ownSigns();
  return found
    .filter(([, sign = '']) => own.includes(sign))
    .map((match) => {
      const [said, , whole = '', cents = ''] = match;
      const amount = Number(whole.replaceAll(/[\s\u00a0,]/g, '') + cents);
      return { amount, at: match.index, end: match.index + said.length };
    })
    .filter(({ end }) => !/^[\s\u00a0](?:m|bn|million|billion)\b/i.test(words.slice(end, end + 12)));
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
