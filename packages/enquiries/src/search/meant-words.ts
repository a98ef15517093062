import { plain } from '../store/plain-letters.ts';
import { isSlipOf } from './slips.ts';

/** So many words are said to have been found in place of typed ones. */
export const mostMeant = 10;
/** So far a text is looked through: what is found in it stands there or is not said. */
const longest = 200_000;

/** What texts have in place of words that were typed with a slip, as it is written there. @param forgiven in plain letters */
export function meantWords(texts: readonly string[], forgiven: readonly string[]): string[] {
  if (forgiven.length === 0) return [];
  const meant = new Map<string, string>();
  for (const text of texts) {
    for (const [written] of text.slice(0, longest).matchAll(/[\p{L}\p{M}\p{N}]{4,80}/gu)) {
      const own = plain(written);
      const isMeant = forgiven.some((word) => !own.startsWith(word) && isSlipOf(own, word));
      if (isMeant && !meant.has(own)) meant.set(own, written);
      if (meant.size === mostMeant) return [...meant.values()];
    }
  }
  return [...meant.values()];
}
