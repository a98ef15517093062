/** What a field of an entry is compared with. Dots lead into groups and related entries: `whatToExpect.slug`. */
export type ContentCondition =
  | { readonly equals: string | number | boolean }
  | { readonly not_equals: string | number | boolean }
  | { readonly in: readonly (string | number)[] };

/** Which fields an entry is read with: those that are `true` and no others, or all but those that are `false`. */
export type ContentFields = { readonly [field: string]: boolean };

/**
 * One read of published entries, as the site's readers say it and as the studio takes it in `POST /api/reads`
 * (docs/decisions/072).
 */
export interface ContentQuery {
  readonly collection: string;
  /** All of these hold. */
  readonly where?: { readonly [field: string]: ContentCondition };
  /** Entries that carry, in one field of several relations, one entry of every set: `{ tags: [[1, 2], [5]] }`. */
  readonly every?: { readonly [field: string]: readonly (readonly (string | number)[])[] };
  /** Fields to order by, the first one first; a hyphen before a name means the greatest first. */
  readonly sort?: readonly string[];
  /** Relations followed: 0, the default, gives ids alone. */
  readonly depth?: number;
  /** Entries at most: 10 unless said, 0 for all. */
  readonly limit?: number;
  /** From 1. */
  readonly page?: number;
  /** Whether the answer counts all entries: that costs as much as finding them. */
  readonly pagination?: boolean;
  readonly select?: ContentFields;
  /** Fields of related entries, by collection. */
  readonly populate?: { readonly [collection: string]: ContentFields };
}

/** Reads that share a request. */
export interface ContentBatch {
  readonly reads: readonly ContentQuery[];
  /** Whether drafts are asked for in place of what is published; only with the proof of a preview. */
  readonly draft?: boolean;
}

/** Reads of one batch at most. */
export const mostReads = 24;

/**
 * Which field of which entry a part of a preview shows: its words, or its picture by the name of the file. The studio sends
 * them with drafts alone.
 */
export interface PreviewMark {
  /** `blog:12` */
  readonly entry: string;
  /** Path of the field: `standfirst`, `sections.0.heading`, `body.root.children.2.children.0.text`. */
  readonly field: string;
  readonly text?: string;
  readonly file?: string;
  /** It is required and empty; what is shown stands in for it. */
  readonly missing?: true;
}

/** Stands in a preview where a required picture is missing: a file of the site's own. */
export const missingPicture = '/missing-picture.svg';
