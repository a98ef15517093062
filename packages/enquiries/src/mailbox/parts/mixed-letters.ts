/** How many bytes a letter of UTF-8 has by its first; 0 for one that begins none. */
function lengthOf(first: number): number {
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

/** Where the letter of UTF-8 that begins here ends; where it begins for none. */
function endOfLetter(bytes: Uint8Array, from: number): number {
  const length = lengthOf(bytes[from] ?? 0);
  // Half of a letter of two is none by itself.
  if (bytes[from] === 0xed && (bytes[from + 1] ?? 0) > 0x9f) return from;
  for (let at = from + 1; at < from + length; at++) if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return from;
  return from + length;
}

/** How many letters of UTF-8 there are beyond ASCII's, and how many bytes that are of none. */
function count(bytes: Uint8Array): { readonly letters: number; readonly strangers: number } {
  let [letters, strangers] = [0, 0];
  for (let at = 0; at < bytes.length; ) {
    const end = (bytes[at] ?? 0) < 0x80 ? at + 1 : endOfLetter(bytes, at);
    if (end === at) strangers += 1;
    else if (end > at + 1) letters += 1;
    at = Math.max(end, at + 1);
  }
  return { letters, strangers };
}

/**
 * A text of which most letters are UTF-8, with what others were put into it, or half of a letter at its end.
 *
 * @param other the letter each byte from 0x80 to 0xFF stands for where it is of no letter of UTF-8
 * @returns `null` where most are none
 */
export function mixedUtf8(bytes: Uint8Array, other: (byte: number) => string): string | null {
  const { letters, strangers } = count(bytes);
  if (letters < strangers || letters === 0) return null;
  const known = new Map<number, Buffer>();
  // A letter in place of a byte has three bytes at most.
  const whole = Buffer.alloc(bytes.length + 2 * strangers);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const end = first < 0x80 ? at + 1 : endOfLetter(bytes, at);
    if (end > at) {
      for (; at < end; at++) whole[length++] = bytes[at] ?? 0;
      continue;
    }
    const letter = known.get(first) ?? Buffer.from(other(first));
    known.set(first, letter);
    length += letter.copy(whole, length);
    at += 1;
  }
  return whole.toString('utf8', 0, length);
}
