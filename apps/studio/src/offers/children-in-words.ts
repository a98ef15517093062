import { numberPattern, numberSaid } from './number-words.ts';
import { offerPassages } from './offer-passages.ts';
import { figuresOf, isThat, partsIn } from './part-in-words.ts';
import { type OfferTerms, type PricedRate, type Refusal, refusal } from './saving.ts';

const under = `(?:under|below|younger than)[ -](?:the age of )?(${numberPattern})(?:e?s)?\\b`;
const young = `(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|teenagers?|under[ -]${numberPattern}(?:e?s)\\b)`;
const ofChildren = new RegExp(`\\b${young}`, 'i');
/** The child is free, not a cot or what it eats. */
const isFree = new RegExp(
  [
    `(?:^|\\band )(?:(?:all|the|your|one|two|a) )*${young}(?: (?:of|under|below|younger than|up to|until|from)[^,;.]{1,24})?(?: who share[^,;.]{1,30})?`,
    ' (?:(?:stay|are|is|come|sleep|pay|travel)s? )?(?:(?:for )?nothing|(?:for )?free|without charge)(?![\\w-])',
    `|(?:\\bfree|\\bnothing|\\bno (?:charge|price)) for ${young}`,
  ].join(''),
  'i',
);

interface Promise {
  readonly words: string;
  /** In per cent. */
  readonly off: number;
  /** The first age that pays; `null` where none is said. */
  readonly below: number | null;
}

/** What a sentence takes off for children: in a clause of theirs, or a sentence that begins with them. */
function promisesIn(sentence: string): readonly Promise[] {
  const isTheirs = new RegExp(`^(?:the |your )?${young}`, 'i').test(sentence);
  const clauses = isTheirs ? [sentence] : sentence.split(/,\s/).filter((clause) => ofChildren.test(clause));
  return clauses.flatMap((clause) => {
    const words = clause.replace(/[.!;]+$/, '').trim();
    const age = new RegExp(under, 'i').exec(clause)?.[1];
    const below = age === undefined ? null : numberSaid(age);
    const parts = partsIn(clause).map(({ off }) => ({ words, off, below }));
    return isFree.test(words) ? [...parts, { words, off: 100, below }] : parts;
  });
}

/** Whether each rate has it as it is: children who are free, or pay that part of an adult's price. */
const inRates = ({ off, below }: Promise, rates: readonly PricedRate[]): boolean =>
  rates.length > 0 &&
  rates.every(({ childFree, seasons }) => {
    if (off === 100 && below !== null && (childFree ?? 0) >= below) return true;
    const priced = seasons.filter(({ child }) => child !== null);
    return (
      priced.length > 0 &&
      priced.every(({ child, perPersonSharing }) =>
        perPersonSharing === null || perPersonSharing === 0
          ? off === 100 && child === 0
          : isThat(off, (100 * (perPersonSharing - (child ?? 0))) / perPersonSharing),
      )
    );
  });

/** Where words take children at a price that neither the figures nor the rates of the offer have. */
export function otherChildren(offer: OfferTerms, rates: readonly PricedRate[]): Refusal | null {
  const { kind, childUnder } = offer.saving;
  const taken = figuresOf(offer, rates);
  for (const { path, who, words } of offerPassages(offer))
    for (const promise of promisesIn(words)) {
      const { off, below } = promise;
      if (kind === 'child' && off === 100) {
        if (below === null || childUnder === null || below === childUnder) continue;
        if (inRates(promise, rates)) continue;
        return refusal(path, `${who} “${promise.words}”, and “Free below, years” says ${childUnder}.`);
      }
      if (taken.some((each) => isThat(off, each)) || inRates(promise, rates)) continue;
      return refusal(
        path,
        `${who} “${promise.words}”, and neither “What it saves” nor the rates have that price for children.`,
      );
    }
  return null;
}
