/** What `Intl` calls so many of a currency: "US dollars", "South African rand"; its code where it knows no name. */
function nameFor(count: number, currency: string): string {
  const parts = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  }).formatToParts(count);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

const lastWord = (words: string): string => words.split(' ').at(-1) ?? words;

/** A currency by its whole name, inside a sentence: "US dollars". @param currency ISO 4217 */
export const currencyName = (currency: string): string => nameFor(2, currency);

/** By one word, where it is clear whose it is: "dollars", "rand". */
export const currencyWord = (currency: string): string => lastWord(currencyName(currency));

/** One of it: "dollar", "rand"; `null` where it has no name. */
export function currencyUnit(currency: string): string | null {
  const name = nameFor(1, currency);
  return name === currency ? null : lastWord(name);
}

/** The word at the head of a field or a column: "Dollars". */
export function currencyLabel(currency: string): string {
  const word = currencyWord(currency);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** As a choice of an editor's: "South African rand (ZAR)". */
export const currencyChoice = (currency: string): string => `${currencyName(currency)} (${currency})`;

/** What stands before an amount of it, "$" or "R"; its code where it has no sign of its own. */
export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
