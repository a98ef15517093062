import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import {
  type Correction,
  type Findable,
  type FindableGroup,
  findableGroups,
  type SearchAnswer,
  type SearchResult,
} from './findable.ts';
import { excerpt, passages } from './passages.ts';
import { formOf, queryTerms, saysNothing, stem, termOf, wordsOf, wordsToFind } from './query-terms.ts';
import { type Answered, firstDifferent, type Ranked, rank } from './ranking.ts';
import type { Synonym } from './search-words.ts';
import { slips } from './slips.ts';
import { type Meaning, matchesPhrase, Synonyms } from './synonyms.ts';
import { Vocabulary } from './vocabulary.ts';

/** Longer questions are cut: nobody asks in more, and every word costs. */
const longestQuery = 100;
/** Shown before all groups: who finds it there need not look on. */
const bestOfAll = 3;
/** Results of a group when all groups are shown, and on a page of its own. */
const shortList = 2;
const longList = 12;
/** Furthest page: nobody reads on, but crawlers do. */
const lastPage = 50;

export interface Question {
  readonly query: string;
  /** The one group to look at, or `null` for all. */
  readonly within: FindableGroup | null;
  /** Counted from 1. */
  readonly page: number;
}

export interface SearchIndex {
  /** Makes these the entries that are found; only what changed is indexed anew, and others are served meanwhile. */
  bring(findables: readonly Findable[], synonyms?: readonly Synonym[]): Promise<void>;
  ask(question: Question): SearchAnswer;
}

/** A question as it is looked for: one line, cut. */
const cleanQuery = (query: string): string =>
  query
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .trim();

const boost = { title: 6, summary: 2, place: 1.5, kind: 1.5, also: 1.5, text: 1 };
const exactly: SearchOptions = { boost, prefix: false, fuzzy: false };
const asBeginning: SearchOptions = { boost, prefix: true, fuzzy: false, weights: { prefix: 0.6, fuzzy: 0 } };
/** What a word of an editor's counts beside the one that was typed. */
const synonymWeight = 0.8;

/** What another form of a word counts, where entries have the one that was typed: "park" for "parking". */
const otherForm = 0.25;
/** No stem begins so: a form stands in the index beside its stem and is never taken for one. */
const formTerm = (form: string): string => `=${form}`;

/** A word as it stands in the index: its stem, and its form where that says more. */
function indexed(word: string): string | string[] | null {
  const term = termOf(word);
  const form = formOf(word);
  return term === null || form === null ? term : [term, formTerm(form)];
}

/** Entries indexed before others get a turn. */
const atOnce = 100;

const compared = [
  'updatedAt',
  'href',
  'anchor',
  'title',
  'kind',
  'group',
  'place',
  'summary',
  'also',
  'cost',
] as const;
const isSame = (one: Findable | undefined, other: Findable): boolean =>
  one !== undefined &&
  compared.every((field) => one[field] === other[field]) &&
  one.text.length === other.text.length;

/** The words of a question. */
interface Understood {
  readonly terms: readonly string[];
  /** By term: its form, where that says more. */
  readonly forms: ReadonlyMap<string, string | null>;
  readonly corrections: readonly Correction[];
}

/** What was found for a question. */
interface Matches {
  readonly ranked: readonly Ranked[];
  readonly loose: boolean;
  readonly corrections: readonly Correction[];
  /** To mark in what is shown. */
  readonly terms: readonly string[];
}

export function createSearchIndex(): SearchIndex {
  const byKey = new Map<string, Findable>();
  const vocabulary = new Vocabulary();
  let synonyms = new Synonyms([]);
  const index = new MiniSearch<Findable>({
    idField: 'key',
    fields: Object.keys(boost),
    tokenize: (text) => [...wordsToFind(text)],
    processTerm: indexed,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });

  async function bring(findables: readonly Findable[], rows: readonly Synonym[] = []): Promise<void> {
    synonyms = new Synonyms(rows);
    const keys = new Set(findables.map(({ key }) => key));
    for (const [key, findable] of [...byKey]) {
      if (keys.has(key)) continue;
      index.discard(key);
      vocabulary.forget(findable);
      byKey.delete(key);
    }
    const changed = findables.filter((findable) => !isSame(byKey.get(findable.key), findable));
    // What is shown and not searched, a picture and its sizes, changes without new words.
    for (const findable of findables)
      if (isSame(byKey.get(findable.key), findable)) byKey.set(findable.key, findable);
    for (const [at, findable] of changed.entries()) {
      const before = byKey.get(findable.key);
      if (before) {
        vocabulary.forget(before);
        index.replace(findable);
      } else index.add(findable);
      vocabulary.learn(findable);
      byKey.set(findable.key, findable);
      if (at % atOnce === atOnce - 1) await new Promise((turn) => setImmediate(turn));
    }
  }

  function scoresOf(query: Query, options: SearchOptions): ReadonlyMap<string, number> {
    return new Map(index.search(query, options).map(({ id, score }) => [String(id), score]));
  }

  /** How well entries match a word, and the terms that did: itself, its form as it was typed before others, else what begins with it. */
  function scoresOfTerm(
    term: string,
    form: string | null,
  ): { scores: Map<string, number>; terms: readonly string[] } {
    const scores = new Map(scoresOf(term, exactly));
    const typed = form === null ? new Map() : scoresOf(formTerm(form), exactly);
    if (typed.size > 0) {
      for (const [key, score] of scores) if (!typed.has(key)) scores.set(key, score * otherForm);
    }
    if (scores.size > 0 || term.length < 3) return { scores, terms: scores.size > 0 ? [term] : [] };
    const terms = new Set<string>();
    for (const { id, score, terms: found } of index.search(term, asBeginning)) {
      scores.set(String(id), score);
      for (const each of found) terms.add(each);
    }
    return { scores, terms: [...terms] };
  }

  /** The words of a question as the index knows them; what nothing is found by is parted or corrected. */
  function understood(query: string): Understood {
    const asked = queryTerms(query);
    const corrections: Correction[] = [];
    const forms = new Map(asked.map(({ typed, term }) => [term, formOf(typed)]));
    const terms = asked.flatMap(({ typed, term }) => {
      if (synonyms.knows(term)) return [term];
      const likelier = vocabulary.has(term) ? vocabulary.likelier(typed) : null;
      if (likelier !== null) {
        corrections.push({ typed, meant: likelier });
        return [stem(likelier)];
      }
      if (vocabulary.has(term) || vocabulary.hasBeginning(term)) return [term];
      const nearest = vocabulary.nearest(typed, synonyms.typedWords);
      // "Airpot" is an airport rather than air and a pot, and "offset" is not "off" and "set".
      const isSlip = typed.length > 5 && nearest !== null && slips(typed, nearest, 1) === 1;
      const parts = isSlip ? null : vocabulary.split(typed);
      if (parts && !parts.some(saysNothing)) return parts.map(stem);
      // Four letters are too few to guess by, unless there is nothing else.
      const meant = typed.length > 4 || asked.length === 1 ? nearest : null;
      if (meant === null) return [term];
      corrections.push({ typed, meant });
      forms.set(stem(meant), formOf(meant));
      return [stem(meant)];
    });
    return { terms, forms, corrections };
  }

  /** What the words from `at` on mean as well: an editor's synonym, or the one word two were parted of. */
  function meaningAt(terms: readonly string[], at: number): Meaning {
    const own = synonyms.at(terms, at);
    if (own && own.typed.length > 1) return own;
    const pair = terms.slice(at, at + 2);
    const one = pair.join('');
    const joined = pair.length === 2 ? synonyms.at([one], 0) : null;
    if (joined) return { typed: pair, meant: joined.meant };
    if (pair.length === 2 && vocabulary.has(one)) return { typed: pair, meant: [[one]] };
    return own ?? { typed: terms.slice(at, at + 1), meant: [] };
  }

  function matches(query: string): Matches {
    const { terms, forms, corrections } = understood(query);
    const shown = new Set<string>();
    const answered: Answered[] = [];
    for (let at = 0; at < terms.length; ) {
      const { typed, meant } = meaningAt(terms, at);
      const [only = ''] = typed;
      const own =
        typed.length === 1
          ? scoresOfTerm(only, forms.get(only) ?? null)
          : { scores: together(typed), terms: typed };
      const scores = new Map(own.scores);
      for (const way of meant) {
        for (const [key, score] of together(way)) {
          if (!isSaidBy(key, way)) continue;
          scores.set(key, Math.max(scores.get(key) ?? 0, score * synonymWeight));
        }
      }
      for (const term of [...own.terms, ...meant.flat()]) shown.add(term);
      answered.push({ ways: [typed, ...meant], scores });
      at += typed.length;
    }
    const { ranked, loose } = rank(query, answered, byKey.size, (key) => byKey.get(key));
    return { ranked, loose, corrections, terms: [...shown] };
  }

  /** Entries that hold all of these. */
  function together(terms: readonly string[]): Map<string, number> {
    const query: Query = { combineWith: 'AND', queries: [...terms] };
    return new Map(scoresOf(query, exactly));
  }

  /** An editor's words are a name or a phrase: one that has them all here and there does not mean it. */
  function isSaidBy(key: string, way: readonly string[]): boolean {
    const findable = byKey.get(key);
    return findable !== undefined && matchesPhrase(findable, way);
  }

  function resultOf({ key }: Ranked, terms: readonly string[]): SearchResult[] {
    const findable = byKey.get(key);
    if (!findable) return [];
    const { href, anchor, group, kind, place, title, summary, text, picture, cost } = findable;
    const holds = (words: string) => wordsOf(words).some((word) => terms.includes(stem(word)));
    const told = !holds(summary) && holds(text) ? text : summary || text;
    return [
      {
        ...{ group, kind, place, picture, cost },
        href: anchor ? `${href}#${anchor}` : href,
        title: passages(title, terms),
        excerpt: passages(excerpt(told, terms), terms),
      },
    ];
  }

  return {
    bring,
    ask({ query: given, within, page }) {
      const query = cleanQuery(given);
      const { ranked, loose, corrections, terms } = matches(query);
      const byGroup = Map.groupBy(ranked, ({ key }) => byKey.get(key)?.group);
      const counts = findableGroups.flatMap((group) => {
        const total = byGroup.get(group)?.length ?? 0;
        return total > 0 ? [{ group, total }] : [];
      });
      const best = within === null ? firstDifferent(ranked, bestOfAll, (key) => byKey.get(key)) : [];
      const pages = Math.min(
        lastPage,
        Math.ceil((counts.find(({ group }) => group === within)?.total ?? 0) / longList),
      );
      const current = Math.min(Math.max(1, page), Math.max(1, pages));
      const groups = findableGroups
        .filter((group) => within === null || group === within)
        .map((group) => {
          const own = (byGroup.get(group) ?? []).filter((each) => !best.includes(each));
          const from = within === null ? 0 : (current - 1) * longList;
          const shown = own.slice(from, from + (within === null ? shortList : longList));
          return { group, total: own.length, results: shown.flatMap((each) => resultOf(each, terms)) };
        })
        .filter(({ total }) => total > 0);
      return {
        ...{ query, total: ranked.length, counts, groups, corrections, loose },
        best: best.flatMap((each) => resultOf(each, terms)),
        within: within === null ? null : { group: within, page: current, pages },
      };
    },
  };
}
