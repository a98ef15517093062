import type { LinkSuggestion } from '../link-suggestions.ts';

export interface Answer {
  readonly offers: readonly LinkSuggestion[];
  /** What is wrong with the address, when the words asked for are one. */
  readonly fault: string | null;
}

/** Pages whose title or address matches, from the studio's own endpoint. */
export async function askForSuggestions(words: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/link-offers?query=${encodeURIComponent(words)}`, { signal });
  if (!response.ok) return { offers: [], fault: null };
  return (await response.json()) as Answer;
}
