import { checkLink } from '../links/link-form.ts';

/** A node of a rich text as Lexical stores it; only what is looked at. */
export interface TextNode {
  readonly type?: unknown;
  readonly children?: readonly TextNode[];
  readonly [key: string]: unknown;
}

/** Blocks and inline nodes the site draws (CNT-03). */
const drawn = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'link',
  'autolink',
  'text',
  'linebreak',
  'upload',
]);

/** Bold is 1 and italic is 2 in Lexical's bit mask; the site draws no other. */
const drawnFormats = 1 | 2;

const headings: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

const isInline = (node: TextNode) =>
  ['text', 'link', 'autolink', 'linebreak', 'tab'].includes(String(node.type));

const isLink = (type: string) => type === 'link' || type === 'autolink';

/** Whether a link's address may stand on the site; one that a browser would run (`javascript:`) is pasted easily. */
function leadsSomewhere({ fields }: TextNode): boolean {
  const { url, linkType } = (fields ?? {}) as { url?: unknown; linkType?: unknown };
  if (linkType === 'internal' || typeof url !== 'string') return true;
  return checkLink(url) === true;
}

/** What stands in a block of a kind the site does not draw: its blocks as they are, its loose words as paragraphs. */
function unwrapped(node: TextNode, insideBlock: boolean): TextNode[] {
  const kept = (node.children ?? []).flatMap((child) => keep(child, insideBlock));
  if (insideBlock) return kept;
  const blocks: TextNode[] = [];
  let words: TextNode[] = [];
  const end = () => {
    if (words.length > 0)
      blocks.push({ type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children: words });
    words = [];
  };
  for (const child of kept) {
    if (isInline(child)) words.push(child);
    else {
      end();
      blocks.push(child);
    }
  }
  end();
  return blocks;
}

function keep(node: TextNode, insideBlock: boolean): TextNode[] {
  const type = String(node.type);
  if (type === 'tab')
    return [{ ...node, type: 'text', text: ' ', format: 0, style: '', mode: 'normal', detail: 0 }];
  if (!drawn.has(type) || (isLink(type) && !leadsSomewhere(node))) return unwrapped(node, insideBlock);
  if (type === 'text') return [{ ...node, format: Number(node.format ?? 0) & drawnFormats, style: '' }];
  const holdsInline = ['paragraph', 'heading', 'quote', 'link', 'autolink'].includes(type);
  const children = node.children?.flatMap((child) => keep(child, holdsInline || insideBlock));
  const plain: TextNode = {
    ...node,
    ...(children ? { children } : {}),
    ...('format' in node && type !== 'upload' ? { format: '' } : {}),
    ...('indent' in node && type !== 'listitem' ? { indent: 0 } : {}),
    ...(type === 'heading' ? { tag: headings[String(node.tag)] ?? node.tag } : {}),
    ...(type === 'list' && node.listType === 'check' ? { listType: 'bullet', tag: 'ul' } : {}),
  };
  return [plain];
}

interface RichText {
  readonly root?: TextNode;
}

/**
 * A rich text without anything the site does not draw: paragraphs, headings of three levels, lists, quotes, links, pictures,
 * bold and italic stay. What stood in other blocks (tables, code, embeds) keeps its words.
 */
export function keepRendered<Text>(text: Text): Text {
  const { root } = (text ?? {}) as RichText;
  if (!root || !Array.isArray(root.children)) return text;
  return { ...text, root: { ...root, children: unwrapped(root, false) } };
}
