/** A piece of a paragraph: words, or a link around words. */
export type Inline =
  | string
  | { readonly text: string; readonly bold?: boolean; readonly italic?: boolean }
  | { readonly link: string; readonly text: string };

export type Block =
  | { readonly paragraph: Inline | readonly Inline[] }
  | { readonly heading: string; readonly level?: 2 | 3 | 4 }
  | { readonly list: readonly (Inline | readonly Inline[])[]; readonly ordered?: boolean }
  | { readonly quote: Inline | readonly Inline[] };

const element = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 };

function inline(piece: Inline): object {
  if (typeof piece === 'string') return inline({ text: piece });
  if ('link' in piece) {
    const fields = { linkType: 'custom', url: piece.link, newTab: false };
    return { ...element, type: 'link', version: 3, fields, children: [inline(piece.text)] };
  }
  // Lexical's bit field: 1 bold, 2 italic.
  const format = (piece.bold ? 1 : 0) | (piece.italic ? 2 : 0);
  return { type: 'text', text: piece.text, format, detail: 0, mode: 'normal', style: '', version: 1 };
}

const children = (pieces: Inline | readonly Inline[]) =>
  (Array.isArray(pieces) ? pieces : [pieces]).map((piece) => inline(piece as Inline));

function block(content: Block): object {
  if ('paragraph' in content) {
    return {
      ...element,
      type: 'paragraph',
      textFormat: 0,
      textStyle: '',
      children: children(content.paragraph),
    };
  }
  if ('heading' in content) {
    return {
      ...element,
      type: 'heading',
      tag: `h${content.level ?? 2}`,
      children: children(content.heading),
    };
  }
  if ('quote' in content) return { ...element, type: 'quote', children: children(content.quote) };
  const listType = content.ordered ? 'number' : 'bullet';
  const items = content.list.map((item, at) => ({
    ...element,
    type: 'listitem',
    value: at + 1,
    children: children(item),
  }));
  return {
    ...element,
    type: 'list',
    listType,
    tag: content.ordered ? 'ol' : 'ul',
    start: 1,
    children: items,
  };
}

/** A rich text value as the studio's editor stores it (Lexical's serialised state). */
export function richText(...blocks: readonly Block[]): { root: object } {
  return { root: { ...element, type: 'root', children: blocks.map(block) } };
}
