/** Longer than this, or of more words, it is a message and no first name. */
const longest = 40;
const mostWords = 4;

/**
 * A visitor's first name as far as our mail to them may repeat it, or `null` for a neutral greeting.
 *
 * Anybody can type another's address and have us write to it, so nothing in the mail may carry an advertisement or a link:
 * letters of any script, with apostrophes, hyphens and the stop of an initial, and no more. A stop is followed by a space
 * or ends the name ("J. P."): with a letter behind it a mail program would make a link of it.
 */
export function safeFirstName(typed: string): string | null {
  const name = typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
  if (name.length > longest || name.split(' ').length > mostWords) return null;
  if (!/^\p{L}[\p{L}\p{M}'’. -]*$/u.test(name)) return null;
  if (/\.(?=[^ ])/u.test(name)) return null;
  if (/\b(?:https?|www|hxxp)\b/i.test(name)) return null;
  return name;
}
