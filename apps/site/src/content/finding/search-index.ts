import MiniSearch, { type SearchResult as Match, type SearchOptions } from 'minisearch';
import {
  type Findable,
  type FindableGroup,
  findableGroups,
  type SearchAnswer,
  type SearchResult,
} from '../model/findable.ts';
import { excerpt, passages, plain } from './passages.ts';

/** Longer questions are cut: nobody asks in more, and every word costs. */
const longestQuery = 100;
const mostWords = 8;
/** Results of a group when all groups are shown, and on a page of its own. */
const shortList = 5;
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
  bring(findables: readonly Findable[]): Promise<void>;
  ask(question: Question): SearchAnswer;
}

/** A question as it is looked for: one line, cut. */
export const cleanQuery = (query: string): string =>
  query
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .trim();

/** Short words must be right; longer ones may have one mistake, long ones two. */
const options: SearchOptions = {
  boost: { title: 5, summary: 2 },
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
  weights: { fuzzy: 0.3, prefix: 0.6 },
  combineWith: 'AND',
};

/** Words that say nothing about what is looked for. */
const empty = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

const termOf = (word: string): string | null => {
  const term = plain(word);
  return empty.has(term) ? null : term;
};

/** The words to mark: those that begin as one asked for does; others, which may be mistyped, only where one asked for has none. */
function meant({ terms, queryTerms }: Match): readonly string[] {
  const begun = terms.filter((term) => queryTerms.some((asked) => term.startsWith(asked)));
  return queryTerms.every((asked) => begun.some((term) => term.startsWith(asked))) ? begun : terms;
}

/** Entries indexed before others get a turn. */
const atOnce = 100;

const isSame = (one: Findable | undefined, other: Findable): boolean =>
  one !== undefined &&
  one.updatedAt === other.updatedAt &&
  one.href === other.href &&
  one.title === other.title &&
  one.kind === other.kind &&
  one.text.length === other.text.length;

export function createSearchIndex(): SearchIndex {
  const byKey = new Map<string, Findable>();
  const index = new MiniSearch<Findable>({
    idField: 'key',
    fields: ['title', 'summary', 'text', 'also', 'kind'],
    processTerm: termOf,
  });

  async function bring(findables: readonly Findable[]): Promise<void> {
    const keys = new Set(findables.map(({ key }) => key));
    for (const key of [...byKey.keys()]) {
      if (keys.has(key)) continue;
      index.discard(key);
      byKey.delete(key);
    }
    const changed = findables.filter((findable) => !isSame(byKey.get(findable.key), findable));
    for (const [at, findable] of changed.entries()) {
      if (byKey.has(findable.key)) index.replace(findable);
      else index.add(findable);
      byKey.set(findable.key, findable);
      if (at % atOnce === atOnce - 1) await new Promise((turn) => setImmediate(turn));
    }
  }

  /** All words, else as many as there are. */
  function matches(query: string): { readonly found: Match[]; readonly loose: boolean } {
    const words = (query.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).join(' ');
    const found = index.search(words, options);
    if (found.length > 0) return { found, loose: false };
    const some = index.search(words, { ...options, combineWith: 'OR' });
    return { found: some, loose: some.length > 0 };
  }

  function resultOf(match: Match): SearchResult[] {
    const findable = byKey.get(String(match.id));
    if (!findable) return [];
    const { href, kind, title, summary, text } = findable;
    const terms = meant(match);
    const inSummary = terms.some((term) => match.match[term]?.includes('summary'));
    const inText = terms.some((term) => match.match[term]?.includes('text'));
    const shown = excerpt(!inSummary && inText ? text : summary || text, terms);
    return [{ href, kind, title: passages(title, terms), excerpt: passages(shown, terms) }];
  }

  function suggestionsFor(query: string): string[] {
    // A suggestion is one word or more in place of as many asked for, never a row of alternatives.
    const asked = plain(query)
      .split(/\s+/)
      .filter((word) => !empty.has(word));
    const near = index.autoSuggest(query, {
      fuzzy: (term) => (term.length > 6 ? 2 : term.length > 4 ? 1 : false),
      prefix: true,
      combineWith: 'AND',
    });
    const found = near
      .map(({ suggestion }) => suggestion)
      .filter((suggestion) => suggestion !== plain(query))
      .filter((suggestion) => suggestion.split(' ').length <= asked.length);
    return found.slice(0, 3);
  }

  return {
    bring,
    ask({ query: asked, within, page }) {
      const query = cleanQuery(asked);
      const { found, loose } = query === '' ? { found: [], loose: false } : matches(query);
      const groupOf = (match: Match) => byKey.get(String(match.id))?.group;
      const all = findableGroups.flatMap((group) => {
        const own = found.filter((match) => groupOf(match) === group);
        return own.length > 0 ? [{ group, own }] : [];
      });
      const pages = Math.min(
        lastPage,
        Math.ceil((all.find(({ group }) => group === within)?.own.length ?? 0) / longList),
      );
      const current = Math.min(Math.max(1, page), Math.max(1, pages));
      return {
        query,
        total: found.length,
        groups: all
          .filter(({ group }) => within === null || group === within)
          .map(({ group, own }) => {
            const from = within === null ? 0 : (current - 1) * longList;
            const shown = own.slice(from, from + (within === null ? shortList : longList));
            return { group, total: own.length, results: shown.flatMap(resultOf) };
          }),
        within: within === null ? null : { group: within, page: current, pages },
        suggestions: found.length === 0 && query !== '' ? suggestionsFor(query) : [],
        loose,
      };
    },
  };
}
