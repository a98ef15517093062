/** What became of one raw value: its text, or why it has none. */
export type CleanText = { readonly text: string; readonly fault: 'none' | 'not-text' | 'unreadable' };

// Bidirectional marks and zero-width characters come along when a number is copied from a phone's contacts (iOS wraps it in
// U+202A and U+202C); they are invisible, so they are dropped. U+200C and U+200D are kept: Persian and emoji need them.
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;
// A control character, or half of a surrogate pair: no keyboard sends one.
const unreadable = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/**
 * One raw value of a form post as clean text: NFC, trimmed, without invisible marks; a single-line value has its line
 * breaks and tabs turned into spaces.
 *
 * @param raw anything JSON or a form post can carry; `null` and `undefined` are the empty text
 */
export function cleanText(raw: unknown, options: { multiline: boolean; number: boolean }): CleanText {
  if (raw === undefined || raw === null) return { text: '', fault: 'none' };
  if (options.number && typeof raw === 'number' && Number.isFinite(raw)) {
    return { text: String(raw), fault: 'none' };
  }
  if (typeof raw !== 'string') return { text: '', fault: 'not-text' };
  const lines = raw.replace(lineBreak, '\n').replace(invisible, '');
  const readable = lines.replace(unreadable, '');
  const text = (options.multiline ? readable : readable.replace(/[\t\n]+/g, ' ')).normalize('NFC').trim();
  return { text, fault: readable === lines ? 'none' : 'unreadable' };
}

/** Text of any kind for a place that only shows it: never refused, unreadable characters dropped, cut at `limit`. */
export function boundedText(raw: unknown, limit: number): string {
  const words = typeof raw === 'string' ? raw : raw === undefined || raw === null ? '' : describe(raw);
  return cutText(cleanText(words, { multiline: true, number: false }).text, limit);
}

function describe(raw: unknown): string {
  if (Array.isArray(raw) && raw.every((item) => typeof item === 'string')) return raw.join(', ');
  try {
    return JSON.stringify(raw) ?? '';
  } catch {
    return '';
  }
}

/** The beginning of a text, of `limit` UTF-16 units at most, and no half of a character. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // Cutting between the halves of a surrogate pair would leave a broken character.
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}
