/** What was said last, and how it is taken back. */
export interface SaidLast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'done' | 'problem';
  readonly undo: { readonly words: string; run(): void; readonly until: number | null } | null;
}

/** Says something in the line at the foot; `null` empties it. */
export type Say = (said: Omit<SaidLast, 'id'> | null) => void;
