import type { Picture } from '../fields/picture.ts';

/** What visitors look for, in the order results are shown. */
export const findableGroups = [
  'places',
  'experiences',
  'offers',
  'journeys',
  'questions',
  'stories',
  'downloads',
  'pages',
] as const;
export type FindableGroup = (typeof findableGroups)[number];

/** What a picture needs to be drawn, and no more: thousands are kept in memory. */
export type FindablePicture = Pick<Picture, 'src' | 'alt' | 'width' | 'height' | 'focus' | 'sources'>;

/** A published entry with a page, or a part of one, as the search, the sitemap and the feeds know it. */
export interface Findable {
  /** `blog:12`, of a part `page:3#question-may-we-swim`; unique. */
  readonly key: string;
  readonly group: FindableGroup;
  /** What it is: "Lodge", "Story". */
  readonly kind: string;
  /** Where it is: the name of a lodge, a property or a region; of a part, its page. May be empty. */
  readonly place: string;
  /** Path of its page on our own host. */
  readonly href: string;
  /** Fragment of what is a part of its page; empty for a whole page. */
  readonly anchor: string;
  readonly title: string;
  readonly summary: string;
  /** Further words it is found by, of which a part may be shown. */
  readonly text: string;
  /** Words it is found by and that are never shown: keywords. */
  readonly also: string;
  /** Its picture: a path on our own host. */
  readonly picture: FindablePicture | null;
  /** In words: "R 5 200 per person"; empty of what has none of its own. */
  readonly cost: string;
  /** Days, yyyy-mm-dd, between which an offer or an open post is shown; `null` for everything else. */
  readonly shown: { readonly from: string; readonly until: string } | null;
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
  readonly group: FindableGroup;
  readonly kind: string;
  readonly place: string;
  readonly title: readonly Passage[];
  readonly excerpt: readonly Passage[];
  readonly picture: FindablePicture | null;
  readonly cost: string;
}

export interface SearchGroup {
  readonly group: FindableGroup;
  readonly total: number;
  readonly results: readonly SearchResult[];
}

/** A word that was put in the place of one nothing is found by. */
export interface Correction {
  readonly typed: string;
  readonly meant: string;
}

/** The answer to a question. */
export interface SearchAnswer {
  /** The question as it was understood: trimmed and cut. */
  readonly query: string;
  readonly total: number;
  /** The three that answer it best, of whatever group; empty when one group is looked at. */
  readonly best: readonly SearchResult[];
  /** Everything else by group; when one group is looked at, all of that. */
  readonly groups: readonly SearchGroup[];
  /** How much there is of each group, those of `best` included. */
  readonly counts: readonly { readonly group: FindableGroup; readonly total: number }[];
  /** When one group is looked at: which, and its pages. */
  readonly within: { readonly group: FindableGroup; readonly page: number; readonly pages: number } | null;
  /** Words taken for mistyped ones. */
  readonly corrections: readonly Correction[];
  /** Whether some words had to be left out to find anything. */
  readonly loose: boolean;
}
