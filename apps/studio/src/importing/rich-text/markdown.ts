import { lexer, type Token } from 'marked';
import { node, type SourceNode } from './source-nodes.ts';

/** Resolves the address of a picture in a text to the id of the asset that has it. */
export type AssetByAddress = (address: string) => string | null;

/**
 * A text written in Markdown, as Contentful's long text fields hold it, as a rich text document: the import then treats
 * both alike. A text without any Markdown gives its paragraphs.
 */
export function fromMarkdown(text: string, assetOf: AssetByAddress): SourceNode {
  return node('document', blocks(lexer(text), assetOf));
}

type Children = { readonly tokens?: Token[] };

const inside = (token: Token): Token[] => (token as Children).tokens ?? [];
const text = (value: string, marks: readonly string[]): SourceNode =>
  node('text', [], { value: unescaped(value), marks: marks.map((type) => ({ type })) });

/** marked keeps the entities of HTML as they are written; a text node holds characters. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
};
const unescaped = (value: string): string =>
  value.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);

function blocks(tokens: readonly Token[], assetOf: AssetByAddress): SourceNode[] {
  return tokens.flatMap((token): SourceNode[] => {
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'heading':
        return [node(`heading-${token.depth}`, inlines(inside(token), [], assetOf))];
      case 'paragraph':
        return paragraphs(inside(token), assetOf);
      case 'text':
        return inside(token).length > 0
          ? paragraphs(inside(token), assetOf)
          : [node('paragraph', [text(token.text, [])])];
      case 'blockquote':
        return [node('blockquote', blocks(inside(token), assetOf))];
      case 'list': {
        const items = token.items as readonly Children[];
        const kind = token.ordered ? 'ordered-list' : 'unordered-list';
        return [
          node(
            kind,
            items.map(({ tokens: own = [] }) => node('list-item', blocks(own, assetOf))),
          ),
        ];
      }
      case 'table':
        return [tableOf(token, assetOf)];
      case 'hr':
        return [node('hr')];
      case 'code':
        return [node('paragraph', [text(token.text, ['code'])])];
      case 'html':
        return withoutTags(token.raw);
      default:
        return [node('paragraph', [text(token.raw, [])])];
    }
  });
}

function tableOf(token: Token, assetOf: AssetByAddress): SourceNode {
  const { header, rows } = token as unknown as { header: Children[]; rows: Children[][] };
  const row = (cells: readonly Children[], type: string) =>
    node(
      'table-row',
      cells.map(({ tokens = [] }) => node(type, paragraphs(tokens, assetOf))),
    );
  return node('table', [row(header, 'table-header-cell'), ...rows.map((cells) => row(cells, 'table-cell'))]);
}

/** A picture stands by itself in the studio's texts, so it parts the paragraph it is written in. */
function paragraphs(tokens: readonly Token[], assetOf: AssetByAddress): SourceNode[] {
  const found: SourceNode[] = [];
  let own: Token[] = [];
  const end = () => {
    const content = inlines(own, [], assetOf);
    if (content.some(({ value, content: inner }) => value.trim() !== '' || inner.length > 0)) {
      found.push(node('paragraph', content));
    }
    own = [];
  };
  for (const token of tokens) {
    const asset = token.type === 'image' ? assetOf(token.href) : null;
    if (asset === null) own.push(token);
    else {
      end();
      found.push(node('embedded-asset-block', [], { data: { target: { sys: { id: asset } } } }));
    }
  }
  end();
  return found;
}

function inlines(tokens: readonly Token[], marks: readonly string[], assetOf: AssetByAddress): SourceNode[] {
  return tokens.flatMap((token): SourceNode[] => {
    const deeper = (mark: string) => inlines(inside(token), [...marks, mark], assetOf);
    switch (token.type) {
      case 'strong':
        return deeper('bold');
      case 'em':
        return deeper('italic');
      case 'del':
        return deeper('strikethrough');
      case 'codespan':
        return [text(token.text, [...marks, 'code'])];
      case 'br':
        return [text('\n', marks)];
      case 'link':
        return [node('hyperlink', inlines(inside(token), marks, assetOf), { data: { uri: token.href } })];
      // A picture of another site: its words remain, with the way to it.
      case 'image':
        return [node('hyperlink', [text(token.text || token.href, marks)], { data: { uri: token.href } })];
      case 'html':
        return /^<br\b/i.test(token.raw) ? [text('\n', marks)] : [];
      default:
        return inside(token).length > 0
          ? inlines(inside(token), marks, assetOf)
          : [text('text' in token ? token.text : token.raw, marks)];
    }
  });
}

function withoutTags(html: string): SourceNode[] {
  const lines = html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
  return lines === '' ? [] : [node('paragraph', [text(lines, [])])];
}
