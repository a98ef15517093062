/** A document that is made into a PDF: what it says, not how it looks. */
export interface Sheet {
  readonly title: string;
  /** What it holds, in a sentence. */
  readonly subject: string;
  readonly lead: string;
  readonly blocks: readonly SheetBlock[];
}

export type SheetBlock =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'words'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | {
      readonly type: 'table';
      /** The first heads the rows. */
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
