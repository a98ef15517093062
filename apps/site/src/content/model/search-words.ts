/** A word of our pages, and what visitors type who look for it: "swimming pool" for "swim". */
export interface Synonym {
  readonly word: string;
  readonly also: readonly string[];
}

/** What editors keep of the search. */
export interface SearchWords {
  readonly heading: string;
  /** Under the field, before anything is asked. */
  readonly lead: string;
  readonly synonyms: readonly Synonym[];
}
