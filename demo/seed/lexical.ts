import type { Block, Inline } from '../content/rich-text.ts';

/**
 * Long texts in the format of the studio's editor (Lexical's serialised state, as Payload 3 stores it).
 * https://lexical.dev/docs/concepts/serialization
 */
export interface LexicalText {
  readonly root: LexicalNode;
}

type LexicalNode = Readonly<Record<string, unknown>> & { readonly type: string };

const italicFormat = 2;

const element = (
  type: string,
  children: readonly LexicalNode[],
  rest: Record<string, unknown> = {},
): LexicalNode => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...rest,
});

const words = (text: string, italic = false): LexicalNode => ({
  type: 'text',
  version: 1,
  text,
  format: italic ? italicFormat : 0,
  style: '',
  mode: 'normal',
  detail: 0,
});

const inline = (part: Inline): LexicalNode =>
  part.type === 'text'
    ? words(part.text, part.italic)
    : element('link', [words(part.text)], {
        version: 3,
        fields: { linkType: 'custom', url: part.href, newTab: part.href.startsWith('https://') },
      });

function block(source: Block): LexicalNode {
  switch (source.type) {
    case 'paragraph':
      return element('paragraph', source.children.map(inline), { textFormat: 0, textStyle: '' });
    case 'quote':
      return element('quote', source.children.map(inline));
    case 'heading':
      return element('heading', source.children.map(inline), { tag: `h${source.level}` });
    case 'list': {
      const items = source.items.map((item, index) =>
        element('listitem', item.map(inline), { value: index + 1 }),
      );
      const kind = source.ordered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' };
      return element('list', items, { ...kind, start: 1 });
    }
  }
}

/** A long text of the demonstration as the studio's editor would have saved it. */
export function lexical(blocks: readonly Block[]): LexicalText {
  return { root: element('root', blocks.map(block)) };
}
