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

type Row = Readonly<Record<string, unknown>>;
const isRow = (part: unknown): part is Row => typeof part === 'object' && part !== null;

/** The words of a paragraph of rich text, which stand in one line though some are bold or a link. */
function inLine({ text, children }: Row): string {
  if (typeof text === 'string') return text;
  return Array.isArray(children) ? children.map((child) => (isRow(child) ? inLine(child) : '')).join('') : '';
}

const isParagraph = ({ children }: Row): boolean =>
  Array.isArray(children) && children.some((child) => isRow(child) && typeof child.text === 'string');

/** Pieces of text one after another: sentences as they are, facts with a point between them. */
export function joinWords(pieces: readonly string[]): string {
  let joined = '';
  for (const piece of pieces.map((words) => words.replace(/\s+/g, ' ').trim())) {
    if (piece === '') continue;
    const between = joined === '' ? '' : /[.!?…:,;]["”’)]?$/.test(joined) ? ' ' : ' · ';
    joined += `${between}${piece}`;
  }
  return joined;
}

/** All words of a field: a line, a rich text, a list of either. Populated relations are not looked into. */
export function plainText(value: unknown): string {
  const found: string[] = [];
  let length = 0;
  const add = (words: string) => {
    found.push(words);
    length += words.length;
  };
  const collect = (part: unknown, depth: number): void => {
    if (length >= longest || depth > 40) return;
    if (typeof part === 'string') add(part);
    else if (Array.isArray(part)) for (const each of part) collect(each, depth + 1);
    else if (isRow(part) && !('createdAt' in part)) {
      const { label, value: of } = part;
      if (isParagraph(part)) add(inLine(part));
      else if (typeof label === 'string' && typeof of === 'string') add(`${label}: ${of}`);
      else
        for (const [name, inner] of Object.entries(part)) if (!notWords.has(name)) collect(inner, depth + 1);
    }
  };
  collect(value, 0);
  return joinWords(found).slice(0, longest);
}
