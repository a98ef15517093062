import type { Block } from '../content/rich-text.ts';

/** Facts as two columns of words: "Deposit", "30 per cent". */
export interface FactsBlock {
  readonly type: 'facts';
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** A PDF of the demonstration, as it is written; its words are those of the pages. */
export interface PdfDocument {
  /** File name with its extension. */
  readonly name: string;
  readonly title: string;
  /** What it holds, in a sentence: its subject, and what the media library says of it. */
  readonly subject: string;
  readonly lead: string;
  readonly blocks: readonly (Block | FactsBlock)[];
}

export const facts = (...rows: FactsBlock['rows']): FactsBlock => ({ type: 'facts', rows });
