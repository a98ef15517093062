import { z } from 'zod';
import { listOf, texts, words } from '../fields/fields.ts';
import type { SearchWords } from '../model/search-words.ts';
import type { Reading } from '../reading/reading.ts';

const rawSearchPage = z.object({
  heading: words,
  lead: words,
  synonyms: listOf(z.object({ word: words, also: texts })),
});

const plainWords: SearchWords = { heading: 'Search', lead: '', synonyms: [] };

/** The words of the search page and the synonyms editors keep; plain ones of our own when there are none, or they cannot be read (CNT-05). */
export function readSearchWords(reading: Reading): Promise<SearchWords> {
  return reading.orElse('searchPage', plainWords, async () => {
    const entry = await reading.one({
      name: 'searchPage',
      collection: 'searchPage',
      depth: 0,
      limit: 1,
      schema: rawSearchPage,
    });
    return entry ? { ...entry, heading: entry.heading || plainWords.heading } : plainWords;
  });
}
