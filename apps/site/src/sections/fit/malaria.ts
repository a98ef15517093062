/** What a place says of malaria in its note on health; `unsaid` where it says nothing. */
export type Malaria = 'none' | 'occurs' | 'unsaid';

const denies =
  /\bno malaria\b|\bmalaria[- ]free\b|\b(?:free of|without|outside the) malaria\b|\bmalaria does not occur\b/i;
/** What takes a denial half back: "no malaria in winter", "hardly any". */
const limits =
  /\b(?:but|except|mostly|hardly|low|little|risk|season|winter|summer|dry|rains?|months?|until|outside of)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/**
 * Reads what editors write under "Health: malaria, the nearest doctor, water". It is a matter of health, so only a plain "no malaria"
 * counts, and one sentence that says otherwise outweighs it.
 */
export function malariaOf(health: string): Malaria {
  const told = health.split(/[.;!?](?:\s|$)/).filter((sentence) => /malaria/i.test(sentence));
  if (told.length === 0) return 'unsaid';
  return told.every((sentence) => denies.test(sentence) && !limits.test(sentence)) ? 'none' : 'occurs';
}
