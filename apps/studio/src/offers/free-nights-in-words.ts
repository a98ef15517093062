import { offerPassages } from './offer-passages.ts';
import { type OfferTerms, type Refusal, refusal } from './saving.ts';

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const counts = 'one two three four five six seven eight nine ten'.split(' ');
const ordinal = `(?:${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th))`;
const count = `(?:${counts.join('|')}|\\d{1,2})`;
const named = `${ordinal}(?:(?:,| and| or|, and) (?:the )?${ordinal})* nights?`;
const free = '(?:free|for nothing|on us|without charge|not paid for|a gift)';

/** "The fourth and fifth night": all that a line of what is included says, or with what makes it free. */
const alone = new RegExp(
  `^(?:the |your |every )?(${named})(?: in a row)?(?: (?:is |are )?${free})?[.!]?$`,
  'i',
);
const nightsFree = new RegExp(
  `\\b(${named})(?: in a row)?,? (?:is |are |comes? |stays? )?${free}(?![\\w-])`,
  'gi',
);
const counted = new RegExp(
  `\\b(${count}) (?:free|complimentary) nights?\\b|\\b(${count}) nights? (?:is |are )?${free}(?![\\w-])`,
  'gi',
);

const numberOf = (words: string, from: readonly string[]): number =>
  /^\d/.test(words) ? Number.parseInt(words, 10) : from.indexOf(words.toLowerCase()) + 1;
const ordinalsIn = (words: string): readonly number[] =>
  [...words.matchAll(new RegExp(`\\b${ordinal}\\b`, 'gi'))].map(([said]) => numberOf(said, ordinals));

interface Said {
  readonly words: string;
  /** Which nights are free; empty where only their number is said. */
  readonly which: readonly number[];
  readonly howMany: number;
}

function freeNightsIn(words: string, isLine: boolean): readonly Said[] {
  const line = isLine ? alone.exec(words.trim())?.[1] : undefined;
  const those = line === undefined ? [...words.matchAll(nightsFree)].map(([, said = '']) => said) : [line];
  return [
    ...those.map((said) => ({ words: said, which: ordinalsIn(said), howMany: ordinalsIn(said).length })),
    // "The cheapest of four nights is free" counts the nights stayed.
    ...[...words.matchAll(counted)]
      .filter(({ index }) => !/\b(?:of|in|than|every) $/i.test(words.slice(0, index)))
      .map(([said, before, after]) => ({
        words: said,
        which: [],
        howMany: numberOf(before ?? after ?? '', counts),
      })),
  ];
}

/** Where words give other nights away than the figures do: the nights after those paid for, until those stayed. */
export function otherFreeNights(offer: OfferTerms): Refusal | null {
  const { kind, nights, paidNights, what } = offer.saving;
  // What is given besides the room may be a night elsewhere.
  if (kind === 'extra' && /\bnights?\b/i.test(what)) return null;
  for (const { path, who, words } of offerPassages(offer))
    for (const said of freeNightsIn(words, path === 'included')) {
      if (kind !== 'nights')
        return refusal(path, `${who} “${said.words}”, and “What it saves” says nothing of nights.`);
      if (nights === null || paidNights === null) continue;
      const isThose = said.which.every((night) => night > paidNights && night <= nights);
      if (isThose && said.howMany === nights - paidNights) continue;
      // "The second or third night": one of them.
      if (isThose && / or /i.test(said.words) && nights - paidNights === 1) continue;
      return refusal(
        path,
        `${who} “${said.words}”, and by “What it saves” ${nights} nights are stayed and ${paidNights} paid for.`,
      );
    }
  return null;
}
