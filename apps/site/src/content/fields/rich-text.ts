import { toHref } from './address.ts';
import { keepingSums } from './fields.ts';
import { type Picture, rawMedia, toPicture } from './picture.ts';

/** Rich text limited to what the site renders; anything else keeps its text (CNT-03). */
export type RichText = readonly Block[];

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 2 | 3 | 4; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly type: 'quote'; readonly children: readonly Inline[] }
  | { readonly type: 'picture'; readonly picture: Picture };

export type Inline =
  | { readonly type: 'text'; readonly text: string; readonly italic?: boolean; readonly bold?: boolean }
  | { readonly type: 'break' }
  | {
      readonly type: 'link';
      readonly href: string;
      readonly newTab: boolean;
      readonly children: readonly Inline[];
    };

/** Bits of a text node's `format`, as Lexical writes them. */
const bold = 1;
const italic = 2;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const childrenOf = (node: Node): Node[] => (Array.isArray(node.children) ? node.children.filter(isNode) : []);

/**
 * The studio's rich text (a Lexical document) as the blocks the site renders. What it does not know keeps its text (CNT-03).
 *
 * @param siteUrl our own origin: links to it become paths
 */
export function toRichText(document: unknown, siteUrl: string): RichText {
  const root = isNode(document) && isNode(document.root) ? document.root : {};
  return childrenOf(root).flatMap((node) => blocksOf(node, siteUrl));
}

function blocksOf(node: Node, siteUrl: string): Block[] {
  const inline = () => trimmed(childrenOf(node).flatMap((child) => inlinesOf(child, siteUrl)));
  switch (node.type) {
    case 'heading':
      return filled({ type: 'heading', level: levelOf(node.tag), children: inline() });
    case 'quote':
      return filled({ type: 'quote', children: inline() });
    case 'list': {
      const items = itemsOf(node, siteUrl);
      return items.length > 0 ? [{ type: 'list', ordered: node.listType === 'number', items }] : [];
    }
    case 'upload':
      return pictureBlock(node.value);
    default:
      return filled({ type: 'paragraph', children: inline() });
  }
}

const filled = (block: Exclude<Block, { type: 'list' | 'picture' }>): Block[] =>
  block.children.length > 0 ? [block] : [];

/** A picture between paragraphs; one that is gone, a film or a document leaves nothing. */
function pictureBlock(value: unknown): Block[] {
  const media = rawMedia.safeParse(value);
  const picture = media.success ? toPicture(media.data) : null;
  return picture ? [{ type: 'picture', picture }] : [];
}

/** Items of a list, those of lists inside it after the item that holds them. */
function itemsOf(list: Node, siteUrl: string): (readonly Inline[])[] {
  return childrenOf(list).flatMap((item) => {
    const children = childrenOf(item);
    const own = trimmed(
      children.filter(({ type }) => type !== 'list').flatMap((child) => inlinesOf(child, siteUrl)),
    );
    const nested = children.filter(({ type }) => type === 'list').flatMap((inner) => itemsOf(inner, siteUrl));
    return own.length > 0 ? [own, ...nested] : nested;
  });
}

function inlinesOf(node: Node, siteUrl: string): Inline[] {
  switch (node.type) {
    case 'text':
      return textOf(node);
    case 'linebreak':
      return [{ type: 'break' }];
    case 'link':
    case 'autolink':
      return linkOf(node, siteUrl);
    default:
      return childrenOf(node).flatMap((child) => inlinesOf(child, siteUrl));
  }
}

function textOf(node: Node): Inline[] {
  if (typeof node.text !== 'string' || node.text === '') return [];
  const format = typeof node.format === 'number' ? node.format : 0;
  return [
    {
      type: 'text',
      text: keepingSums(node.text),
      ...(format & bold ? { bold: true } : {}),
      ...(format & italic ? { italic: true } : {}),
    },
  ];
}

function linkOf(node: Node, siteUrl: string): Inline[] {
  const children = childrenOf(node).flatMap((child) => inlinesOf(child, siteUrl));
  const fields = isNode(node.fields) ? node.fields : {};
  const href = typeof fields.url === 'string' ? toHref(fields.url, siteUrl) : null;
  if (href === null || children.length === 0) return children;
  const otherHost = /^https?:/.test(href);
  return [{ type: 'link', href, newTab: otherHost || fields.newTab === true, children }];
}

function levelOf(tag: unknown): 2 | 3 | 4 {
  if (tag === 'h1' || tag === 'h2') return 2;
  return tag === 'h3' ? 3 : 4;
}

/** Without line breaks at either end: the editor leaves some behind. */
function trimmed(inlines: Inline[]): Inline[] {
  let first = 0;
  let last = inlines.length;
  while (first < last && inlines[first]?.type === 'break') first += 1;
  while (last > first && inlines[last - 1]?.type === 'break') last -= 1;
  return inlines.slice(first, last);
}
