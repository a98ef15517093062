/** What visitors look for, in the order results are shown. */
export const findableGroups = ['places', 'experiences', 'journeys', 'stories', 'pages'] as const;
export type FindableGroup = (typeof findableGroups)[number];

/** A published entry with a page, as the search, the sitemap and the feeds know it. */
export interface Findable {
  /** `blog:12`; unique. */
  readonly key: string;
  readonly group: FindableGroup;
  /** What it is: "Lodge", "Story". */
  readonly kind: string;
  /** Path of its page on our own host. */
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** Further words it is found by, of which a part may be shown. */
  readonly text: string;
  /** Words it is found by and that are never shown: keywords. */
  readonly also: string;
  /** Its picture: a path on our own host. */
  readonly picture: { readonly src: string; readonly alt: string } | null;
  /** Last change, ISO 8601. */
  readonly updatedAt: string;
}

/** A part of a text; `hit` where the question was found. */
export interface Passage {
  readonly text: string;
  readonly hit: boolean;
}

export interface SearchResult {
  readonly href: string;
  readonly kind: string;
  readonly title: readonly Passage[];
  readonly excerpt: readonly Passage[];
}

export interface SearchGroup {
  readonly group: FindableGroup;
  readonly total: number;
  readonly results: readonly SearchResult[];
}

/** The answer to a question. */
export interface SearchAnswer {
  /** The question as it was understood: trimmed and cut. */
  readonly query: string;
  readonly total: number;
  readonly groups: readonly SearchGroup[];
  /** When one group is looked at: which, and its pages. */
  readonly within: { readonly group: FindableGroup; readonly page: number; readonly pages: number } | null;
  /** Other questions that find something, where this one finds nothing. */
  readonly suggestions: readonly string[];
  /** Whether some words had to be left out to find anything. */
  readonly loose: boolean;
}
