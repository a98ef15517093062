const units = 'nights?|days?|weeks?|hours?|minutes?|years?|km|kg|m|ha|KB|MB|GB|°C';
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

const amounts = new RegExp(String.raw`(?<=\d) (?=(?:${units})(?![\p{L}\d]))`, 'gu');
const times = /\b(\d{1,2}:\d{2}) to (\d{1,2}:\d{2})\b/g;
const days = new RegExp(String.raw`\b(\d{1,2}) (${months})\b`, 'g');

/**
 * A label, a fact or a name whose figures stay with what they count, "4 nights", "20 KB", "9 September", "08:00 to 17:00", "per person".
 * Not for sentences: these break where there is room.
 */
export const keepTogether = (words: string): string =>
  words
    .replace(amounts, '\u00a0')
    .replace(times, '$1\u00a0to\u00a0$2')
    .replace(days, '$1\u00a0$2')
    .replace(/\bper (?=\p{L})/gu, 'per\u00a0');
