/**
 * Long texts of the demonstration. The shape is the one the site renders; the seed turns it into the studio's editor
 * format. Inline words know two marks: `[words](address)` and `_words_` for italics.
 */
export type Inline =
  | { readonly type: 'text'; readonly text: string; readonly italic: boolean }
  | { readonly type: 'link'; readonly href: string; readonly text: string };

export type Block =
  | { readonly type: 'paragraph' | 'quote'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

const mark = /\[([^\]]+)\]\(([^)\s]+)\)|_([^_]+)_/g;

function inlines(source: string): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of source.matchAll(mark)) {
    if (match.index > from) {
      parts.push({ type: 'text', text: source.slice(from, match.index), italic: false });
    }
    const [whole, words, href, italic] = match;
    if (words !== undefined && href !== undefined) parts.push({ type: 'link', href, text: words });
    else parts.push({ type: 'text', text: italic ?? '', italic: true });
    from = match.index + whole.length;
  }
  if (from < source.length) parts.push({ type: 'text', text: source.slice(from), italic: false });
  return parts;
}

/** A paragraph. */
export const p = (source: string): Block => ({ type: 'paragraph', children: inlines(source) });
/** A heading inside a text. */
export const h = (source: string): Block => ({ type: 'heading', level: 2, children: inlines(source) });
/** A quotation set apart. */
export const quote = (source: string): Block => ({ type: 'quote', children: inlines(source) });
/** A list with bullets. */
export const list = (...items: string[]): Block => ({
  type: 'list',
  ordered: false,
  items: items.map(inlines),
});
/** A numbered list. */
export const steps = (...items: string[]): Block => ({
  type: 'list',
  ordered: true,
  items: items.map(inlines),
});

/** The words of a text without marks, one space between blocks; for counting and checking. */
export function plainText(blocks: readonly Block[]): string {
  const words = (parts: readonly Inline[]) => parts.map(({ text }) => text).join('');
  return blocks
    .map((block) => (block.type === 'list' ? block.items.map(words).join(' ') : words(block.children)))
    .join(' ');
}

/** Addresses of the links in a text. */
export function linksOf(blocks: readonly Block[]): readonly string[] {
  const parts = blocks.flatMap((block) => (block.type === 'list' ? block.items.flat() : block.children));
  return parts.flatMap((part) => (part.type === 'link' ? [part.href] : []));
}
