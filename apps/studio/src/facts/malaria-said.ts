import { monthNames } from '@sundowner/calendar/words';

/** A sentence about malaria. */
export interface MalariaSaid {
  readonly sentence: string;
  readonly verdict: 'none' | 'occurs' | 'unsaid';
  /** "October to May"; empty where none are named. */
  readonly months: string;
}

const months = monthNames.join('|');
const spanOfMonths = new RegExp(`\\b(${months}) (?:to|until) (${months})\\b`, 'i');
const denied =
  /\bno malaria\b(?! (?:tablets?|pills?|prophyla))|\bmalaria does not occur|\bmalaria[- ]free\b|\bwithout malaria\b|\bmalaria: (?:none|no)\b/i;
const affirming =
  /(?<!no )\bmalaria (?:occurs|is present)|\bthere is (?:some )?malaria|\bhardly any malaria|\bmalaria: (?:yes|hardly|some|low)\b/i;

export function malariaIn(sentence: string): MalariaSaid {
  const [, after = ''] = /malaria([^;]*)/i.exec(sentence) ?? [];
  const [span = ''] = spanOfMonths.exec(after) ?? [];
  const isDenied = denied.test(sentence) && !/\bnot an? malaria[- ]free|\bno longer malaria/i.test(sentence);
  const verdict = isDenied ? 'none' : affirming.test(sentence) ? 'occurs' : 'unsaid';
  return {
    sentence: sentence.replace(/\.$/, ''),
    verdict: span !== '' && isDenied ? 'unsaid' : verdict,
    months: span,
  };
}

export const sentencesOfMalaria = (words: string): readonly string[] =>
  words.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /malaria/i.test(sentence));
