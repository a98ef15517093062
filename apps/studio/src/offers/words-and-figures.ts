import { currencySign, currencySigns, currencyWord } from '@sundowner/brand/currencies';
import { houseCurrency } from '../runtime/house.ts';
import { otherChildren } from './children-in-words.ts';
import { otherFreeNights } from './free-nights-in-words.ts';
import { otherPart } from './part-in-words.ts';
import { type OfferTerms, type PricedRate, type Refusal, refusal } from './saving.ts';

const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number of nights or years as a sentence says it. */
export const counted = (count: number): string => counts[count - 1] ?? String(count);

/** An amount as the site prints it: "R 21 050". */
export const sum = (amount: number): string =>
  `${currencySign(houseCurrency())} ${amount.toLocaleString('en-GB').replaceAll(',', ' ')}`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const thousands = /[\s,.’']/g;

/** Every sum of the house's money that words name. */
function sumsIn(words: string): readonly number[] {
  const signs = currencySigns(houseCurrency()).map(escaped).join('|');
  const figure = String.raw`\d{1,3}(?:[\s,.’']\d{3})+(?!\d)|\d+`;
  const sums = new RegExp(
    `(?<![\\p{L}])(?:${signs})\\s?(${figure})|(${figure})\\s(?:${currencyWord(houseCurrency())}|${houseCurrency()})(?!\\p{L})`,
    'giu',
  );
  return [...words.matchAll(sums)].map(([, before, after]) =>
    Number((before ?? after ?? '').replace(thousands, '')),
  );
}

/** Figures and words of numbers in a title that count nights, in their order: "Stay four nights, pay for 3" has 4 and 3. */
const countsIn = (title: string): readonly number[] =>
  [...title.toLowerCase().matchAll(/(?<![\p{L}\d])(?:\d{1,2}|[a-z]+)(?![\p{L}\d])/gu)].flatMap(([word]) => {
    const at = counts.indexOf(word);
    if (at >= 0) return [at + 1];
    return /^\d+$/.test(word) ? [Number(word)] : [];
  });

/** Guests read the words and not the figures: of nights the title says the same. */
function otherNights({ title, saving }: OfferTerms): Refusal | null {
  const { nights, paidNights } = saving;
  if (saving.kind !== 'nights' || nights === null || paidNights === null) return null;
  const said = countsIn(title);
  const right = said.length < 2 || (said.includes(nights) && said.includes(paidNights));
  if (right) return null;
  const titleSays = said.map(counted).join(' and ');
  return refusal(
    'title',
    `The title says ${titleSays}; under “What it saves” ${counted(nights)} nights are stayed and ${counted(paidNights)} paid for.`,
  );
}

/** A sum that neither the saving nor a published rate has would be one nobody pays, or nobody paid. */
function otherSums({ title, text, saving }: OfferTerms, rates: readonly PricedRate[]): Refusal | null {
  const said = { title: sumsIn(title), text: sumsIn(text) };
  const all = [...said.title, ...said.text];
  if (all.length === 0) return null;
  const own = saving.kind === 'extra' ? [saving.usualPrice, saving.price] : [];
  const asked = saving.kind === 'price' ? [saving.price] : own;
  const priced = rates.flatMap(({ seasons }) =>
    seasons.flatMap(({ perPersonSharing, single, child, unit }) => [perPersonSharing, single, child, unit]),
  );
  const known = new Set([...asked, ...priced]);
  for (const path of ['title', 'text'] as const) {
    const unknown = said[path].find((amount) => !known.has(amount));
    if (unknown !== undefined)
      return refusal(
        path,
        `${sum(unknown)} stands in the words, and neither under “What it saves” nor in the rates.`,
      );
  }
  const unsaid = asked.find((amount) => amount && !all.includes(amount));
  return unsaid
    ? refusal('text', `The words name sums, and not ${sum(unsaid)}, which “What it saves” has.`)
    : null;
}

/** Where an offer's words promise something else than its figures, which are what is held against the rates. */
export const wordsBesideFigures = (offer: OfferTerms, rates: readonly PricedRate[]): Refusal | null =>
  otherNights(offer) ??
  otherFreeNights(offer) ??
  otherPart(offer, rates) ??
  otherChildren(offer, rates) ??
  otherSums(offer, rates);
