/** Letters as they are compared: small, without accents. One letter stays one letter, so that places stay the same. */
export const plain = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('');

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant, the quick way for most words
const isAscii = /^[\x00-\x7f]*$/;

const hasVowel = (word: string): boolean => /[aeiouy]/.test(word);

function withoutEnding(word: string): string {
  for (const ending of ['ing', 'ed'] as const) {
    const rest = word.slice(0, -ending.length);
    if (word.endsWith(ending) && !word.endsWith('eed') && rest.length > 2 && hasVowel(rest)) return rest;
  }
  return word;
}

/**
 * A word as it is compared: "pools" and "pool" are one word, "swimming", "swiming" and "swim" as well, "cancelled" and "cancellation". It
 * takes off plurals, -ing, -ed, -ation, -ate, a last e and the second of two equal letters, writes small numbers as figures, and no more:
 * what stands together by mistake is worse than what is found by its synonym.
 */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const made = stemOf(word);
  if (known.size >= mostKnown) known.clear();
  known.set(word, made);
  return made;
}

/** Texts are made of few words: each is worked out once. */
const known = new Map<string, string>();
const mostKnown = 50_000;

/** "Stay 4, pay 3" and "stay four nights, pay for three" are one offer. */
const numerals: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((name, number) => [name, String(number)]),
);

function stemOf(word: string): string {
  const letters = plain(word);
  const numeral = numerals.get(letters);
  if (numeral !== undefined) return numeral;
  if (letters.length < 4 || /\d/.test(letters)) return letters;
  const short = withoutEnding(letters.replace(/ies$/, 'y').replace(/(?<![sui])s$/, ''))
    .replace(/e$/, '')
    .replace(/(?<=.{5})at(?:ion)?$/, '')
    .replace(/([^aeiou])\1$/, '$1');
  return short.length > 3 ? short.replace(/i$/, 'y') : short;
}

/**
 * A word that says more than its stem, as it is written; `null` for the others. "Parking" is no park, while "pools" are a pool.
 */
export function formOf(word: string): string | null {
  const letters = plain(word);
  return /(?:ing|ed|ation)$/.test(letters) && stem(letters) !== letters ? letters : null;
}

/** The words of a text, as they stand in it. */
export const wordsOf = (text: string): readonly string[] =>
  text.replace(/(?<=\p{L})[’'](?=s\b)/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words a text is found by: of "Wi-Fi" as well "WiFi". */
export function wordsToFind(text: string): readonly string[] {
  const words = wordsOf(text);
  if (!text.includes('-')) return words;
  const joined = text.match(/[\p{L}\p{N}]+-[\p{L}\p{N}]+/gu) ?? [];
  return [...words, ...joined.map((word) => word.replace('-', ''))];
}

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
export interface QueryTerm {
  readonly typed: string;
  readonly term: string;
}

/** Whether a word says nothing about what is looked for; neither does a letter alone, "v&a". */
export const saysNothing = (word: string): boolean => empty.has(plain(word)) || /^\p{L}$/u.test(word);

/** "Getting to" a place is a title of ours, and "how do I get to" it asks for that. */
const theWay = stem('getting');

/** As many words of a question are looked for: every one costs. */
const mostWords = 8;

/**
 * What a question asks for: its words without those that only make it a sentence. A question of nothing else ("what to bring") keeps them.
 */
export function queryTerms(query: string): readonly QueryTerm[] {
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
