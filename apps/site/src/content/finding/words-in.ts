/** Longest text an entry is found by, in letters: what stands first tells what it is about. */
const longest = 4000;

/** Fields of rows and of rich text nodes that hold no words. */
const notWords = new Set([
  'id',
  'type',
  'format',
  'mode',
  'style',
  'direction',
  'tag',
  'listType',
  'url',
  'href',
  'relationTo',
  'version',
]);

/** All words of a field: a line, a rich text, a list of either. Populated relations are not looked into. */
export function wordsIn(value: unknown): string {
  const found: string[] = [];
  let length = 0;
  const collect = (part: unknown, depth: number): void => {
    if (length >= longest || depth > 40) return;
    if (typeof part === 'string') {
      found.push(part);
      length += part.length;
    } else if (Array.isArray(part)) for (const each of part) collect(each, depth + 1);
    else if (typeof part === 'object' && part !== null && !('createdAt' in part)) {
      for (const [name, inner] of Object.entries(part)) if (!notWords.has(name)) collect(inner, depth + 1);
    }
  };
  collect(value, 0);
  return found.join(' ').replace(/\s+/g, ' ').trim().slice(0, longest);
}
