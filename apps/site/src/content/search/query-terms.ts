import { plain, stem, wordsOf } from './stem.ts';

/** Words that say nothing about what is looked for, in questions as people ask them. */
const empty = new Set(
  (
    'a about all am an and any anything are as at be been but by can could did do does for from get gets getting give ' +
    'go going got had has have how i if in include included includes is it its like may me much must my need needed of off on or our out ' +
    's should so some someone something tell that the their them there these they this those to too up us want was we well were what which ' +
    'will with would you your bring find offered where see know look looking please possible available allowed information info details still when who whom why make made take many near nearby nice good ok requirement requirements anyone spot spotting sighting sightings encounter encounters idea ideas option options'
  ).split(' '),
);

/** Of those the ones left out of the index too: they stand everywhere. */
const everywhere = new Set('a an and at by for from in is of on or s the to with'.split(' '));

/** A word as the index knows it; `null` for one that stands everywhere. */
export const termOf = (word: string): string | null => (everywhere.has(plain(word)) ? null : stem(word));

/** The words of a text as the index knows them, one after another. */
export const termsOf = (words: string): readonly string[] =>
  wordsOf(words).flatMap((word) => termOf(word) ?? []);

/** A word of a question: as it was typed, and as it is compared. */
export interface AskedWord {
  readonly typed: string;
  readonly term: string;
}

/** Whether a word says nothing about what is looked for; neither does a letter alone, "v&a". */
export const saysNothing = (word: string): boolean => empty.has(plain(word)) || /^\p{L}$/u.test(word);

/** "Getting to Marataba" is a title of ours, and "how do I get to Marataba" asks for it. */
const theWay = stem('getting');

/** As many words of a question are looked for: every one costs. */
const mostWords = 8;

/**
 * What a question asks for: its words without those that only make it a sentence. A question of nothing else ("what to bring") keeps them.
 */
export function queryTerms(query: string): readonly AskedWord[] {
  const all = wordsOf(query).flatMap((typed) => {
    const term = termOf(typed);
    return term === null ? [] : [{ typed: plain(typed), term }];
  });
  const words = wordsOf(query).map(plain);
  const asksTheWay = words.some(
    (word, at) => /^(get|getting)$/.test(word) && /^(to|there|here)$/.test(words[at + 1] ?? ''),
  );
  const telling = all.filter(({ typed, term }) => !saysNothing(typed) || (asksTheWay && term === theWay));
  return (telling.length > 0 ? telling : all).slice(0, mostWords);
}
