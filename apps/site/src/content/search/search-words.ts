import { z } from 'zod';
import { listOf, texts, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** What editors keep of the search. */
const searchWords = z.object({
  heading: words.transform((heading) => heading || plainWords.heading),
  /** Under the field, before anything is asked. */
  lead: words,
  /** A word of our pages, and what visitors type who look for it: "swimming pool" for "swim". */
  synonyms: listOf(z.object({ word: words, also: texts })),
});

export type SearchWords = z.infer<typeof searchWords>;
export type Synonym = SearchWords['synonyms'][number];

const plainWords = { heading: 'Search', lead: '', synonyms: [] };

/** The words of the search page and the synonyms editors keep; plain ones of our own when there are none, or they cannot be read (CNT-05). */
export const readSearchWords = async (reading: Reading): Promise<SearchWords> =>
  (await reading.oneOrNone({ collection: 'searchPage', depth: 0, schema: searchWords })) ?? plainWords;
