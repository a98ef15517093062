import { type OfferTerms, type PricedRate, type Refusal, refusal } from './saving.ts';

/** An offer as its words and figures say it. */
type Promised = Pick<OfferTerms, 'title' | 'text' | 'terms' | 'included' | 'saving'>;

/** A part of the price as words say it. */
export interface SaidPart {
  readonly words: string;
  /** What is taken off for whom it is said, in per cent. */
  readonly off: number;
  /** Of one of two people, who pay two prices, or of both; of nobody where the sentence does not say it. */
  readonly whose: 'one' | 'all' | 'unsaid';
}

const parts: Readonly<Record<string, number>> = {
  half: 50,
  third: 100 / 3,
  quarter: 25,
  fifth: 20,
  tenth: 10,
};
const many: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

const figure = String.raw`\d+(?:[.,]\d+)?\s?(?:%|per\s?cent\b)`;
const part = `(?:${figure}|half|(?:an?|one|two|three|four)[ -](?:thirds?|quarters?|fifths?|tenths?))`;
const price =
  '(?:(?:the|of|of the|of their|of its|their|its|your|full|usual|normal) ){0,3}(?:price|rate|tariff|cost)s?';
const paid = [
  `(?:pays?|paying|paid|costs?|for|at)(?: only| just)? (${part})(?! off\\b)(?: ${price}\\b)?(?!\\s*(?:past|an hour|a day))`,
  `(${part})[ -]${price}\\b(?! off\\b)`,
];
const takenOff = `(?:sav(?:e|es|ing)(?: up to)?|less|reduced by|discount of|reduction of) (${part})|(${part})(?: ${price})? (?:off|less|discount|reduction|cheaper)\\b`;
const said = new RegExp(`(?<![\\p{L}\\d])(?:${takenOff}|${paid.join('|')}|(${figure}))`, 'giu');

/** "For one of you", "one of two people", "the second guest": the other pays as ever. */
const ofOne =
  /\bone of (?:you|two|the two|them|both)\b|\b(?:the|a|your) (?:second|other) (?:person|guest|adult|traveller|one)\b|\b(?:second|other) (?:person|guest|adult|traveller)s?\b|\bone (?:person|guest|partner) of two\b|\byour (?:partner|companion)\b/i;
/** "For each of you": of both, whatever stands elsewhere. */
const ofAll =
  /\b(?:both|each|every one|all|either) of (?:you|them|two)\b|\b(?:each|every|both) (?:person|guest|people|guests)\b/i;

/** What terms say of paying and cancelling is no part that is taken off. */
const ofPaying =
  /\b(?:deposit|cancel\w*|refund\w*|paid back|credit|balance|lev(?:y|ies)|tax(?:es)?|VAT|due|fee|charge)\b/i;

const sentencesOf = (words: string) => words.split(/(?<=[.!?;])\s+|\n+/);

function partOf(words: string): number {
  const number = /\d+(?:[.,]\d+)?/.exec(words);
  if (number) return Number(number[0].replace(',', '.'));
  const [, count = '', name = ''] =
    /(?:(an?|one|two|three|four)[ -])?(half|third|quarter|fifth|tenth)/i.exec(words) ?? [];
  return (many[count.toLowerCase()] ?? 1) * (parts[name.toLowerCase()] ?? 0);
}

const whoseIn = (sentence: string): SaidPart['whose'] => {
  if (ofOne.test(sentence)) return 'one';
  return ofAll.test(sentence) ? 'all' : 'unsaid';
};

export function partsIn(words: string): readonly SaidPart[] {
  return sentencesOf(words).flatMap((sentence) =>
    [...sentence.matchAll(said)].map((match) => {
      const [all, saved, less, pays, priced] = match;
      const isPaid = (pays ?? priced) !== undefined && (saved ?? less) === undefined;
      const amount = partOf(all);
      return {
        words: all.trim(),
        off: isPaid ? 100 - amount : amount,
        whose: whoseIn(sentence),
      };
    }),
  );
}

/** What of a price is taken off by the figures, in per cent: of a room's price in each of its seasons. */
export function figuresOf({ saving }: Promised, rates: readonly PricedRate[]): readonly number[] {
  const { kind, percent, nights, paidNights, usualPrice, price: lower } = saving;
  const share = (less: number, whole: number) => (100 * (whole - less)) / whole;
  if (kind === 'percent') return percent === null ? [] : [percent];
  if (kind === 'nights') return nights && paidNights ? [share(paidNights, nights)] : [];
  if (kind === 'extra') return usualPrice && lower !== null ? [share(lower, usualPrice)] : [];
  if (kind !== 'price' || lower === null) return [];
  return rates
    .filter(({ room }) => room !== '' && room === saving.room)
    .flatMap(({ per, seasons }) =>
      seasons.flatMap(({ perPersonSharing, unit }) => {
        const whole = per === 'person' ? perPersonSharing : unit;
        return whole ? [share(lower, whole)] : [];
      }),
    );
}

/** A field of whole per cent says a third as 33 or as 34. */
export const isThat = (off: number, taken: number) =>
  Number.isInteger(off) && Number.isInteger(taken) ? off === taken : Math.abs(off - taken) < 1;

function isTaken({ off, whose }: SaidPart, taken: readonly number[], isElsewhereOfOne: boolean): boolean {
  const mayBe = [
    ...(whose === 'one' ? [] : [off]),
    ...(whose === 'one' || (whose === 'unsaid' && isElsewhereOfOne) ? [off / 2] : []),
  ];
  return taken.some((percent) => mayBe.some((each) => isThat(each, percent)));
}

/** A third is said as 33. */
const inFigures = (percent: number): string =>
  String(Number.isInteger(percent * 10) ? percent : Math.round(percent));

/**
 * Where the title or the words take another part off than the figures: half for one of two people is a quarter of what the two pay. A part
 * of which its sentence does not say for whom may be of one where the offer says elsewhere that it is for one.
 */
export function otherPart(offer: Promised, rates: readonly PricedRate[]): Refusal | null {
  const { title, text, terms, included, saving } = offer;
  const taken = figuresOf(offer, rates);
  const isElsewhereOfOne = ofOne.test(`${title}. ${text}`);
  for (const [path, words] of [['title', title] as const, ['text', text] as const])
    for (const each of partsIn(words)) {
      // In the words of an offer that takes off something else a part may be of another thing.
      if (saving.kind !== 'percent' && path === 'text') continue;
      if (isTaken(each, taken, isElsewhereOfOne)) continue;
      return refusal(
        path,
        sentence(each, path === 'title' ? 'The title says' : 'The words say', offer, taken),
      );
    }
  if (saving.kind !== 'percent') return null;
  for (const [path, lines] of [['included', included] as const, ['terms', sentencesOf(terms)] as const])
    for (const each of lines.filter((line) => path === 'included' || !ofPaying.test(line)).flatMap(partsIn))
      if (!isTaken(each, taken, isElsewhereOfOne))
        return refusal(path, sentence(each, path === 'included' ? 'It says' : 'The terms say', offer, taken));
  return null;
}

function sentence(
  { words, off, whose }: SaidPart,
  who: string,
  { saving }: Promised,
  [first]: readonly number[],
): string {
  const isFigure = /^\d/.test(words) && whose !== 'one' && inFigures(off) === inFigures(partOf(words));
  const what = isFigure
    ? `${inFigures(off)} per cent`
    : `“${words}”${whose === 'one' ? ' for one of two people' : ''}, which is ${inFigures(whose === 'one' ? off / 2 : off)} per cent`;
  if (first === undefined) return `${who} ${what}, and “What it saves” says nothing of per cent.`;
  return `${who} ${what}, and ${saving.kind === 'percent' ? '“What it saves” says' : 'by “What it saves” it is'} ${inFigures(first)}.`;
}
