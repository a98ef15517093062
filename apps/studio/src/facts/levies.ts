import { amountsAt } from './costs.ts';
import { type Passage, sentencesOf } from './passages.ts';
import { figure, type Row, rowsOf, text } from './rows.ts';

/** A levy or fee of a place: its record. */
export interface LevyRecord {
  readonly name: string;
  readonly amount: number | null;
  /** One per cent of a price: no amount in words is of it. */
  readonly isShare: boolean;
}

/** Amounts that words give for a levy. */
export interface LevySaid {
  /** The fact it stands under; empty for none. */
  readonly head: string;
  readonly sentence: string;
  /** The word before "levy": "conservation"; empty for none. */
  readonly kind: string;
  readonly amounts: readonly number[];
}

export const leviesOf = (row: Row): readonly LevyRecord[] =>
  rowsOf(row.levies)
    .map(({ name, amount, per }) => ({
      name: text(name).trim(),
      amount: figure(amount),
      isShare: figure(amount) === null && /per ?cent\b|%/i.test(text(per)),
    }))
    .filter(({ name }) => name !== '');

const levyWord = /(?:(?<!\p{L})(\p{L}+)\s{1,3})?\b(?:levy|levies)\b/giu;
/** How far an amount stands from the word it is of, at most. */
const furthest = 60;
const noKind =
  /^(?:the|an?|our|your|this|that|each|every|of|in|for|as|is|and|or|with|plus|no|any|one|called|to|these|all|pays?|has|have)$/i;
const kindOf = (word: string | undefined): string =>
  word === undefined || noKind.test(word) ? '' : word.toLowerCase();

/** Between the word and its amount: "levy of R 680", "levy, R 680". */
const afterWord = /^(?:[\s,:(–—-]|\b(?:of|is|are|at|costs?|comes to|currently|now|which)\b)*$/i;
/** Between an amount and the word it is of: "R 680 conservation levy", "R 680 per person, called the levy". */
const beforeWord =
  /^\s(?:(?!plus|with|and|before|without|including|excluding|less|or|a|an|per|the|of|for|in)[a-z]+ (?:and [a-z]+ )?){0,2}$|^(?:[\s,]|\b(?:per|an?|each|person|guest|adult|night|day)\b)*(?:called|as)\s+(?:(?:the|an?|our)\s+)?(?:[a-z]+ and )?$/i;
/** For a person or a night: the amount of a levy, not a share of it. */
const each = /^\s*(?:$|[.,)]?\s*$|,?\s*(?:per|an?|each|every)\s+(?:person|guest|adult|night|stay)\b)/i;
/** "R 680 per person, per night, goes to the villages". */
const given =
  /^(?:[\s,]|\b(?:per|an?|each|and|person|guest|adult|night|day)\b)*(?:in the [a-z]+[\s,]*)?(?:goes(?! (?:up|down|on)\b)|into (?:an?|the|our) (?:[a-z]+ ){0,2}fund\b)/i;
/** Of another time, where it stands near the amount. */
const past = /\b(?:19|20)\d{2}\b|\b(?:was|were|used to|until|since|began|once)\b/i;
const ofNight = /^[\s,]*(?:per|an?|each)\b[^.;]{0,30}\bnight\b/i;

type Amount = ReturnType<typeof amountsAt>[number];

/** The word for a levy that stands beside an amount: between the two stands nothing else. */
function wordBeside(sentence: string, amounts: readonly Amount[]): RegExpExecArray | null {
  let next = 0;
  for (const word of sentence.matchAll(levyWord)) {
    const end = word.index + word[0].length;
    while ((amounts[next]?.at ?? Infinity) < end) next += 1;
    const [before, after] = [amounts[next - 1], amounts[next]];
    const isAfter = after && after.at - end < furthest && afterWord.test(sentence.slice(end, after.at));
    const distance = before ? word.index - before.end : -1;
    const isBefore =
      before &&
      distance >= 0 &&
      distance < furthest &&
      beforeWord.test(sentence.slice(before.end, word.index));
    if (isAfter || isBefore) return word;
  }
  return null;
}

function levyInSentence(sentence: string, amounts: readonly Amount[]): LevySaid | null {
  const all = amounts.map(({ amount }) => amount);
  const word = wordBeside(sentence, amounts);
  if (word) return { head: '', sentence, kind: kindOf(word[1]), amounts: all };
  const isGiven = amounts.some(({ end }) => {
    const after = sentence.slice(end, end + 2 * furthest);
    return ofNight.test(after) && given.test(after);
  });
  return isGiven ? { head: '', sentence, kind: '', amounts: all } : null;
}

/** What a passage says of the amount of a levy. */
export function leviesIn({ head, words }: Passage): readonly LevySaid[] {
  const [ofHead] = [...head.matchAll(levyWord)];
  if (!ofHead && !/\blev(?:y|ies)\b|\bgoes\b|\binto\b/i.test(words)) return [];
  return sentencesOf(words).flatMap((sentence) => {
    const amounts = amountsAt(sentence);
    const [first, last] = [amounts[0], amounts.at(-1)];
    if (!first || !last || past.test(sentence.slice(Math.max(0, first.at - 45), last.end + 30))) return [];
    const beside = levyInSentence(sentence, amounts);
    if (beside) return beside;
    if (!ofHead) return [];
    return amounts.some(({ end }) => each.test(sentence.slice(end, end + furthest)))
      ? [{ head, sentence, kind: kindOf(ofHead[1]), amounts: amounts.map(({ amount }) => amount) }]
      : [];
  });
}
