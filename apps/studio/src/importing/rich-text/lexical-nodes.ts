/** Nodes of the studio's editor as it saves them. https://lexical.dev/docs/concepts/serialization */
export type LexicalNode = Readonly<Record<string, unknown>> & { readonly type: string };

export interface LexicalText {
  readonly root: LexicalNode;
}

/** Bits of a text node's `format`. */
export const formats: Readonly<Record<string, number>> = {
  bold: 1,
  italic: 2,
  strikethrough: 4,
  underline: 8,
  code: 16,
  subscript: 32,
  superscript: 64,
};

export function element(
  type: string,
  children: readonly LexicalNode[],
  rest: Readonly<Record<string, unknown>> = {},
): LexicalNode {
  return { type, version: 1, format: '', indent: 0, direction: 'ltr', children, ...rest };
}

export const paragraph = (children: readonly LexicalNode[]): LexicalNode =>
  element('paragraph', children, { textFormat: 0, textStyle: '' });

export const words = (text: string, format = 0): LexicalNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
});

export const lineBreak: LexicalNode = { type: 'linebreak', version: 1 };

export const link = (url: string, children: readonly LexicalNode[]): LexicalNode =>
  element('link', children, {
    version: 3,
    fields: { linkType: 'custom', url, newTab: /^https?:/.test(url) },
  });

/** A picture of the media library in a text. */
export const picture = (id: number): LexicalNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id: `picture-${id}`,
  relationTo: 'media',
  value: id,
  fields: {},
});

export const document = (children: readonly LexicalNode[]): LexicalText => ({
  root: element('root', children),
});

/** One text after another. */
export const joinedTexts = (texts: readonly LexicalText[]): LexicalText =>
  document(texts.flatMap(({ root }) => root.children as readonly LexicalNode[]));
