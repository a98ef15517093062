import type { Collection, EntryLike } from '@sundowner/brand';
import type { EntryContext, Id } from './entry-context.ts';
import type { ListSuggestion } from './list-suggestions.ts';

/** What leads on from a line: a page or a form, a field of this one, an entry to begin, or a list that can take the entry up. */
export type Act =
  | { readonly words: string; readonly href: string }
  | { readonly words: string; readonly field: string }
  | { readonly words: string; readonly begins: string }
  | { readonly words: string; readonly add: Pick<ListSuggestion, 'from' | 'id' | 'field'> };

/** A place of the site, and whether visitors meet the entry there. */
export interface Appearance {
  /** "Its own page", "The Delta, lodges", "Search". */
  readonly place: string;
  readonly stands: 'yes' | 'no';
  /** As which, by itself, or why not. */
  readonly why: string;
  readonly act: Act | null;
}

/** What decides where an entry appears. */
export interface Situation {
  readonly collection: string;
  readonly id: Id;
  /** With what is not published. */
  readonly entry: EntryLike;
  readonly published: boolean;
  /** As visitors meet it; left out for one that they do not. */
  readonly seen?: EntryLike;
  /** The places as they are published. */
  readonly known: Collection;
  readonly context: EntryContext;
  readonly suggestions: readonly ListSuggestion[];
  readonly siteUrl: string;
}
