import { figure, type Row, rowsOf, text } from './rows.ts';

/** Why the nights of a journey are not those of its stops; `null` where they are, or it has none. */
export function whyNightsDiffer({ nights, stops }: Row): string | null {
  const said = figure(nights);
  const each = rowsOf(stops).map((stop) => figure(stop.nights));
  if (said === null || each.length === 0 || each.includes(null)) return null;
  const sum = each.reduce<number>((all, one) => all + (one ?? 0), 0);
  return sum === said ? null : `“Nights” says ${said}, and its stops come to ${sum}.`;
}

const amount = String.raw`([$€£]|\b[A-Z]{1,3}\s?)(\d{1,3}(?:[,.\s]\d{3})+|\d{2,7})`;
/** A price of a part of the year: "$14,300 from June to September". */
const ofMonths = new RegExp(String.raw`${amount}(?=\s+(?:in|from|between|over|during)\s)`, 'g');
const codes: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', R: 'ZAR' };

/** The prices of parts of the year that are in one currency, ISO 4217. */
const sumsIn = (words: string, currency: string): number[] =>
  [...words.matchAll(ofMonths)]
    .filter(([, sign = '']) => (codes[sign.trim()] ?? sign.trim()) === currency)
    .map(([, , digits = '']) => Number(digits.replaceAll(/\D/g, '')));

/**
 * Why the lowest price of a journey is not the lowest of its words; `null` where it is. Sums in another currency than its own say nothing
 * of it.
 */
export function whyFromDiffers({ priceFrom, priceCurrency, priceNote }: Row): string | null {
  const from = figure(priceFrom);
  const currency = text(priceCurrency);
  if (from === null || currency === '') return null;
  const lower = sumsIn(text(priceNote), currency).find((sum) => sum < from);
  return lower === undefined ? null : `“From, per person” says ${from}, and “What the price means” ${lower}.`;
}
