/** What a closed multi-select says: the first choice, and how many more (FRM-08). */
export interface SummaryWords {
  readonly first: string;
  /** ", + 2 more", or nothing. It is never cut off, however long the first choice is. */
  readonly more: string;
}

/** @returns `null` when nothing is chosen */
export function summaryWords(chosen: readonly string[]): SummaryWords | null {
  const [first, ...others] = chosen;
  if (first === undefined) return null;
  return { first, more: others.length === 0 ? '' : `, + ${others.length} more` };
}
