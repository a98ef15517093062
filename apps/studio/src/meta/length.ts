/** How many characters search engines show before they cut, and fewer than which a line says too little. */
export interface LengthRule {
  readonly least: number;
  readonly most: number;
}

/** Measured on results of Google at 600 and 920 pixels; both are guides, not limits. */
export const lengthRules = {
  title: { least: 25, most: 60 },
  description: { least: 70, most: 155 },
} as const satisfies Record<string, LengthRule>;

export type LengthStatus = 'empty' | 'short' | 'good' | 'long';

/** Characters as people count them: a letter with its accent is one, an emoji is one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter('en').segment(text.trim())].length;
}

export function lengthStatus(count: number, { least, most }: LengthRule): LengthStatus {
  if (count === 0) return 'empty';
  if (count < least) return 'short';
  return count > most ? 'long' : 'good';
}

/** "48 of about 60 characters", with what that means. */
export function describeLength(count: number, rule: LengthRule): string {
  const status = lengthStatus(count, rule);
  const counted = `${count} of about ${rule.most} characters`;
  if (status === 'long') return `${counted}. Search engines will cut it.`;
  if (status === 'short') return `${counted}. There is room to say more.`;
  return status === 'empty' ? `${counted}.` : `${counted}. Good.`;
}

/** The text as a search result shows it: cut after a word, with an ellipsis. */
export function shortenText(text: string, most: number): string {
  const clean = text.trim().replace(/\s+/g, ' ');
  if (countCharacters(clean) <= most) return clean;
  const start = [...new Intl.Segmenter('en').segment(clean)]
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('');
  const space = start.lastIndexOf(' ');
  return `${(space > most / 2 ? start.slice(0, space) : start).replace(/[\s,;:.–-]+$/, '')} …`;
}
