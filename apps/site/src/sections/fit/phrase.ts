import { monthNames } from '@sundowner/calendar/words';
import { type FitQuestion, mostNights } from './fit-question.ts';
import { partyIn } from './phrase-party.ts';
import { budgetIn, sharesNamed } from './phrase-sum.ts';
import { whenIn } from './phrase-when.ts';
import { counted, figure, gap } from './phrase-words.ts';

/** What the words of a search ask of every room. */
export interface Phrase {
  readonly question: Partial<FitQuestion>;
  /** Children whose ages were not said. */
  readonly unaged: number;
  /** ISO 4217, of the sum; `null` where none was said. */
  readonly currency: string | null;
  /** "per person": a sum that is left out, since what it would be multiplied by was not said; else `null`. */
  readonly uncounted: string | null;
  /** yyyy-mm-dd or yyyy-mm, that is left out since it is over; else `null`. */
  readonly over: string | null;
}

function nightsIn(text: string): number | null {
  const said = counted('nights?').exec(text)?.[1];
  if (said) return figure(said);
  const weeks = counted('weeks?').exec(text)?.[1];
  return weeks ? (figure(weeks) ?? 0) * 7 : null;
}

/** "Ten days" have nine nights. */
function nightsInDays(text: string): number | null {
  const days = figure(counted('days?').exec(text)?.[1] ?? '');
  return days === null ? null : Math.max(1, days - 1);
}

const refusedMonths = new RegExp(
  String.raw`\b(?:but\s+)?(?:not(?:\s+(?:in|during))?|except(?:\s+(?:in|for))?|other than|avoid(?:ing)?)\s+(?:${monthNames.join('|')})\b`,
  'gi',
);

/** A month somebody will not come in is not the one they ask for. */
const withoutRefusedMonths = (text: string): string => text.replaceAll(refusedMonths, gap);

/** A stay that is too long is answered by pages. */
const nightsInRange = (value: number | null) =>
  value !== null && value >= 1 && value <= mostNights ? value : null;

/** Whether somewhere to sleep is asked for, and not about it. */
const namesRooms = (words: string): boolean =>
  /\b(?:lodges?|rooms?|hotels?|camps?|houses?|suites?)\b/i.test(words);

interface PhraseSources {
  readonly today: string;
  readonly currencies: readonly string[];
  readonly treehouses: boolean;
}

/**
 * Reads the words of a search as an asking: "4 nights in May under 8000 USD", "12 to 17 May, child of 4, no malaria".
 *
 * @param asked today, yyyy-mm-dd, what prices can be shown in, ISO 4217, and whether there are treehouses to wish for
 * @returns `null` where they ask for nothing that is held against rooms, or for one thing that pages answer better
 */
export function readPhrase(text: string, { today, currencies, treehouses }: PhraseSources): Phrase | null {
  const words = sharesNamed(withoutRefusedMonths(text.slice(0, 100)), currencies);
  const when = whenIn(words, today);
  const { arrival, month, over } = when;
  const said = nightsInRange(nightsIn(when.rest)) ?? when.nights;
  // What is counted of something else is no part of a sum, nor an age.
  const asked = [counted('nights?'), counted('weeks?'), counted('days?')].reduce(
    (left, pattern) => left.replace(pattern, gap),
    when.rest,
  );
  const { adults, ages, unaged, rest } = partyIn(asked);
  const heads = adults === null ? null : adults + ages.length + unaged;
  // Days are those of a stay where it is said when or for whom: "cancelled thirty days before" is no stay.
  const inDays = (arrival ?? month ?? adults) ? nightsInRange(nightsInDays(when.rest)) : null;
  const nights = said ?? inDays;
  const { budget, currency, uncounted } = budgetIn({ text: rest, words, currencies, heads, nights });
  const withoutMalaria = /\bmalaria[- ]free\b|\b(?:no|without|non|free of)[- ]malaria\b/i.test(words);
  const treehouse = treehouses && /\btree\s?house\b/i.test(words);
  const strong = [nights, budget, arrival].filter((each) => each !== null).length + Number(ages.length > 0);
  const weak =
    [month, adults].filter((each) => each !== null).length +
    [unaged > 0, withoutMalaria, treehouse, withoutMalaria && namesRooms(words)].filter(Boolean).length;
  // One word of these is better answered by its pages, unless a sum stands beside it.
  if (strong === 0 && weak < (uncounted === null ? 2 : 1)) return null;
  return {
    question: {
      ...(nights !== null && { nights }),
      ...(month !== null && { month }),
      ...(arrival !== null && { arrival }),
      ...(budget !== null && { budget }),
      ...(ages.length > 0 && { ages }),
      ...(adults !== null && { adults }),
      ...(withoutMalaria && { withoutMalaria }),
      ...(treehouse && { treehouse }),
    },
    unaged,
    currency,
    uncounted,
    over,
  };
}
