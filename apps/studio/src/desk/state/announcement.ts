/** What was said last, and how it is taken back. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly tone: 'done' | 'problem';
  readonly undo: { readonly words: string; run(): void; readonly until: number | null } | null;
}

/** Says something in the line at the foot; `null` empties it. */
export type Say = (announcement: Omit<Announcement, 'id'> | null) => void;
