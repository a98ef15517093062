import type { Findable, FindableGroup } from './findable.ts';
import { plain, termsOf, wordsOf } from './query-terms.ts';

/** How entries answer one word of a question, or several that mean one thing. */
export interface Answered {
  /** The ways to say it, each a row of terms: as it was typed, and its synonyms. */
  readonly ways: readonly (readonly string[])[];
  /** By key of the entry. */
  readonly scores: ReadonlyMap<string, number>;
}

/** Who looks for a word wants the thing itself first; stories and journeys mention everything. */
const leanings: Readonly<Record<FindableGroup, number>> = {
  places: 1.1,
  experiences: 1.1,
  offers: 1,
  journeys: 0.75,
  questions: 1,
  stories: 0.65,
  downloads: 0.8,
  pages: 1,
};

/** The whole of something comes before what each property makes of it. */
const leaningsOfKind: Readonly<Record<string, number>> = { Experiences: 1.4, Property: 1.3, Treehouse: 1.2 };

/** Pages about this site: they speak of children, weather and mail, and nobody looks for those there. Asked by name they are alone. */
const aboutTheSite = new Set(['/privacy-policy', '/cookie-policy', '/site-terms', '/unsubscribe']);
const leaningAboutTheSite = 0.4;

const leaningOf = ({ group, kind, href }: Findable): number =>
  leanings[group] * (leaningsOfKind[kind] ?? 1) * (aboutTheSite.has(href) ? leaningAboutTheSite : 1);

/** An entry without this much of what was asked, by weight, is no answer; and where none has all of it. */
const leastCovered = 0.6;
const leastOfSome = 0.2;
/** So few answers, none of which has the question in its name, leave room for those to a part of it. */
const fewMentions = 2;

export interface Ranked {
  readonly key: string;
  readonly score: number;
}

/** With how much of what was asked it has, by weight. */
interface Covered extends Ranked {
  readonly covered: number;
}

/** What a name is compared by. */
interface Name {
  readonly terms: ReadonlySet<string>;
  /** With the words of its place and kind. */
  readonly around: ReadonlySet<string>;
  /** As it stands, the small words too, by itself and with its place: "must i walk", "must i walk reed camp". */
  readonly spelt: readonly string[];
}

const spelt = (words: string): string => wordsOf(words).map(plain).join(' ');

/** Worked out once: a question is compared with every name that holds one of its words. */
const names = new WeakMap<object, Name>();
type Named = Pick<Findable, 'title' | 'place' | 'kind'>;

function nameOf(findable: Named): Name {
  const before = names.get(findable);
  if (before) return before;
  const { title, place, kind } = findable;
  const terms = new Set(termsOf(title));
  const around = new Set([...terms, ...termsOf(place), ...termsOf(kind)]);
  const name = { terms, around, spelt: [spelt(title), spelt(`${title} ${place}`)] };
  names.set(findable, name);
  return name;
}

/** How many terms of a name a word of the question matches, in the way that matches most; 0 when it matches none. */
function matchedTerms({ ways }: Answered, name: ReadonlySet<string>): number {
  return Math.max(0, ...ways.map((way) => (way.every((term) => name.has(term)) ? way.length : 0)));
}

/**
 * How much more an entry is meant whose name says all that was asked: most where the question says nothing else, with its place or
 * kind, "family suite at Safari Lodge".
 */
export function nameFactor(findable: Named, answered: readonly Answered[]): number {
  const { terms, around } = nameOf(findable);
  const inName = answered.map((each) => matchedTerms(each, terms));
  if (answered.length === 0 || !answered.every((each) => matchedTerms(each, around) > 0)) return 1;
  const matched = inName.reduce((sum, count) => sum + count, 0);
  if (matched >= terms.size && matched > 0) return 2.5;
  return inName.every((count) => count > 0) ? 1.4 : 1.15;
}

/** Who types a whole name means it, the surer the longer it is: "Prices" is a question as well. */
const wholeName = { ofOneWord: 3, ofMore: 8 };

/** A word few entries hold tells more than one all of them hold; one found nowhere was left out and tells nothing. */
const weightOf = (found: number, all: number): number => (found === 0 ? 0 : Math.log(1 + all / found));

/**
 * The entries that answer a question, best first: each word counts, and what leaves out a telling one falls behind.
 *
 * @param query the question as it was typed
 * @param all how many entries there are
 * @returns `loose` where no entry has all words
 */
export function rank(
  query: string,
  answered: readonly Answered[],
  all: number,
  findableOf: (key: string) => Findable | undefined,
): { readonly ranked: readonly Ranked[]; readonly loose: boolean } {
  const weighed = answered.map((each) => ({ ...each, weight: weightOf(each.scores.size, all) }));
  const totalWeight = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const asked = spelt(query);
  const asName = asked.includes(' ') ? wholeName.ofMore : wholeName.ofOneWord;
  const keys = new Set(answered.flatMap(({ scores }) => [...scores.keys()]));
  const ranked = [...keys].flatMap((key) => {
    const findable = findableOf(key);
    if (!findable) return [];
    const own = weighed.filter(({ scores }) => scores.has(key));
    const score = own.reduce((sum, { scores }) => sum + (scores.get(key) ?? 0), 0);
    const covered = own.reduce((sum, { weight }) => sum + weight, 0) / totalWeight;
    const named = nameOf(findable).spelt.includes(asked) ? asName : 1;
    const inName = nameFactor(findable, answered);
    const factor = named * leaningOf(findable) * inName * covered ** 2;
    const whole = own.length === answered.length;
    return [{ key, score: score * factor, covered, whole, says: whole && inName > 1 }];
  });
  const loose = ranked.length > 0 && !ranked.some(({ whole }) => whole);
  // Where not every word counts, the telling one is what was asked: "proposal dinner" is about a proposal.
  const worth = ({ score, covered }: Covered) => score * covered ** 3;
  const byWorth = (one: Covered, other: Covered) => worth(other) - worth(one);
  if (loose) return { ranked: ranked.filter(({ covered }) => covered >= leastOfSome).sort(byWorth), loose };
  const [strict, rest] = [
    ranked.filter(({ covered }) => covered >= leastCovered),
    ranked.filter(({ covered }) => covered < leastCovered && covered >= leastOfSome),
  ];
  strict.sort((one, other) => other.score - one.score);
  // One that only mentions everything does not hide those that are about a part of it: a story with "couple" and "massage", the spa.
  const hides = strict.length > fewMentions || strict.some(({ says }) => says);
  return { ranked: hides ? strict : [...strict, ...rest.sort(byWorth)], loose };
}

/** Of how much of the best one's score another may be and still answer as well: a short text scores more for the same word. */
const asWell = 0.5;

const collectionOf = ({ key }: Ranked): string => key.split(':', 1)[0] ?? '';

/**
 * Of a part that entries of one collection have under one name and that answers about as well on each, the one that says most: "malaria" is
 * asked by somebody who needs to know when and what to do, and the shortest answer is that of a place without any.
 */
function fullest(best: Ranked, ranked: readonly Ranked[], of: (key: string) => Findable | undefined): Ranked {
  const { kind, title } = of(best.key) ?? {};
  if (kind !== 'Information') return best;
  const length = ({ key }: Ranked) => (of(key)?.summary.length ?? 0) + (of(key)?.text.length ?? 0);
  const collection = collectionOf(best);
  const same = ranked.filter((each) => {
    const other = of(each.key);
    const named = other?.kind === kind && other.title === title && collectionOf(each) === collection;
    return named && each.score >= best.score * asWell;
  });
  return same.reduce((one, other) => (length(other) > length(one) ? other : one), best);
}

/** The first of those that are different things: of a question many lodges answer the one that answers best. */
export function firstDifferent(
  ranked: readonly Ranked[],
  count: number,
  findableOf: (key: string) => Findable | undefined,
): readonly Ranked[] {
  const taken = new Set<string>();
  const first: Ranked[] = [];
  for (const each of ranked) {
    const { kind = '', title = '' } = findableOf(each.key) ?? {};
    const name = `${kind} ${title}`;
    if (taken.has(name)) continue;
    taken.add(name);
    first.push(fullest(each, ranked, findableOf));
    if (first.length === count) return first;
  }
  return first;
}
