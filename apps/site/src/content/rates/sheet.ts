import type { Theme } from '@sundowner/brand';

/** A document that is made into a PDF: what it says, not how it looks. */
export interface Sheet {
  readonly title: string;
  /** What it holds, in a sentence. */
  readonly subject: string;
  readonly lead: string;
  /** At the foot of every page: a loose page still says what it is, and of when. */
  readonly foot: string;
  /** Whose colour it wears until a chapter has its own. */
  readonly theme: Theme;
  readonly blocks: readonly SheetBlock[];
}

export type SheetBlock =
  | {
      /** Begins a page of its own, in the colour of its place. */
      readonly type: 'chapter';
      readonly text: string;
      readonly theme: Theme;
    }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'words'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | {
      readonly type: 'table';
      /** The first heads the rows; a second line in one says more of it. */
      readonly columns: readonly string[];
      readonly rows: readonly SheetRow[];
    };

export interface SheetRow {
  readonly cells: readonly string[];
  /** Says more of the row above, and stays with it. */
  readonly under?: boolean;
}
