const calls: Readonly<Record<string, string>> = {
  spoke: 'spoke to them by telephone',
  'left-message': 'left a message by telephone',
  'no-reply': 'rang, no reply',
};

/** What a telephone call came to. */
export const callWords = (outcome: string): string => calls[outcome] ?? 'by telephone';

/** "Show the quoted text (22 lines)". */
export function quotedWords(quoted: string): string {
  const lines = quoted.split('\n').filter((line) => line.trim() !== '').length;
  return `Show the quoted text (${lines} ${lines === 1 ? 'line' : 'lines'})`;
}
