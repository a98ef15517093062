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

/** Whose a sign or a word is taken to be where it stands alone: a Namibian dollar is not called "$", nor "dollar". */
const understoodAs: Readonly<Record<string, string>> = {
  ...{ $: 'USD', dollar: 'USD', dollars: 'USD' },
  ...{ '£': 'GBP', pound: 'GBP', pounds: 'GBP' },
  '¥': 'JPY',
};

const isUnderstood = (short: string, currency: string): boolean =>
  (understoodAs[short] ?? currency) === currency;

/** The last word of a name, where that says whose it is; else the whole name. */
function shortName(name: string, currency: string): string {
  const word = lastWord(name);
  return isUnderstood(word, currency) ? word : name;
}

/** A currency by its whole name, inside a sentence: "US dollars". @param currency ISO 4217 */
export const currencyName = (currency: string): string => nameFor(2, currency);

/** By one word, where it is clear whose it is: "dollars", "rand", but "Namibian dollars". */
export const currencyWord = (currency: string): string => shortName(currencyName(currency), currency);

/** One of it: "dollar", "rand", "Namibian dollar"; `null` where it has no name. */
export function currencyUnit(currency: string): string | null {
  const name = nameFor(1, currency);
  return name === currency ? null : shortName(name, currency);
}

/** The word at the head of a field or a column: "Dollars". */
export function currencyLabel(currency: string): string {
  const word = currencyWord(currency);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** As a choice of an editor's: "South African rand (ZAR)". */
export const currencyChoice = (currency: string): string => `${currencyName(currency)} (${currency})`;

type CurrencyDisplay = 'narrowSymbol' | 'symbol';

function signIn(currencyDisplay: CurrencyDisplay, currency: string): string {
  const parts = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay,
  }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** How `Intl` is to write its sign: the short one, unless another currency is understood by that. */
export const currencyDisplay = (currency: string): CurrencyDisplay =>
  isUnderstood(signIn('narrowSymbol', currency), currency) ? 'narrowSymbol' : 'symbol';

/** What stands before an amount of it, "$", "R" or "A$"; its code where it has no sign of its own. */
export const currencySign = (currency: string): string => signIn(currencyDisplay(currency), currency);

/** Every sign and code people write beside an amount of it: "R", "ZAR"; "N$", "$", "NAD"; "K", "ZK", "ZMW". */
export function currencySigns(currency: string): readonly string[] {
  const short = signIn('narrowSymbol', currency);
  const signs = new Set([currency, short, signIn('symbol', currency)]);
  if (short === '$') for (const letters of [1, 2]) signs.add(`${currency.slice(0, letters)}$`);
  // At home nobody says whose kwacha it is.
  if (/^[A-Z]{2}$/.test(short)) signs.add(short.slice(1));
  return [...signs];
}
