import { checkLink } from '../../links/link-form.ts';
import type { LexicalNode, LexicalText } from './lexical-nodes.ts';
import * as lexical from './lexical-nodes.ts';
import { isInline, readNode, type SourceNode, targetId } from './source-nodes.ts';

/** What a text may point at. */
export interface LinkTargets {
  /** A picture by its id in the studio, or another file by its address; `null` when it was not imported. */
  asset(id: string): { readonly picture: number } | { readonly href: string; readonly title: string } | null;
  /** An entry's name, and its page on the site where it has one; `null` when the export has no such entry. */
  entry(id: string): { readonly title: string; readonly href: string | null } | null;
}

/** Hears, in a few words, what the studio's editor cannot hold: "a table became one paragraph per row". */
export type Note = (words: string) => void;

interface Context {
  readonly targets: LinkTargets;
  readonly note: Note;
}

const headings: Readonly<Record<string, string>> = {
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h4',
  'heading-6': 'h4',
};

/**
 * A rich text of Contentful in the format of the studio's editor (CNT-03). Node types the editor does not have keep their
 * children, and `note` hears of them.
 */
export function toLexical(value: unknown, targets: LinkTargets, note: Note): LexicalText | null {
  const root = readNode(value);
  if (!root) return null;
  const children = blocksOf(root.content, { targets, note });
  return children.length > 0 ? lexical.document(children) : null;
}

/** Inline nodes that stand among blocks are gathered into a paragraph of their own. */
function blocksOf(nodes: readonly SourceNode[], context: Context): LexicalNode[] {
  const blocks: LexicalNode[] = [];
  let loose: SourceNode[] = [];
  const gather = () => {
    const children = inlinesOf(loose, context);
    if (children.length > 0) blocks.push(lexical.paragraph(children));
    loose = [];
  };
  for (const node of nodes) {
    if (isInline(node)) loose.push(node);
    else {
      gather();
      blocks.push(...blockOf(node, context));
    }
  }
  gather();
  return blocks;
}

function blockOf(node: SourceNode, context: Context): LexicalNode[] {
  const tag = headings[node.nodeType];
  if (tag)
    return filled(inlinesOf(node.content, context), (children) =>
      lexical.element('heading', children, { tag }),
    );
  switch (node.nodeType) {
    case 'paragraph':
      return filled(inlinesOf(node.content, context), lexical.paragraph);
    case 'blockquote':
      return filled(joined(node, context), (children) => lexical.element('quote', children));
    case 'unordered-list':
    case 'ordered-list':
      return listOf(node, context);
    case 'embedded-asset-block':
      return embeddedAsset(node, context);
    case 'embedded-entry-block':
      return filled(entryLink(node, [], context), lexical.paragraph);
    case 'table':
      context.note('a table became one paragraph per row');
      return node.content.flatMap((row) => rowOf(row, context));
    case 'hr':
      context.note('a dividing line was left out');
      return [];
    default:
      context.note(`"${node.nodeType}" is unknown; its words were kept`);
      return blocksOf(node.content, context);
  }
}

const filled = (
  children: readonly LexicalNode[],
  make: (children: readonly LexicalNode[]) => LexicalNode,
): LexicalNode[] => (children.length > 0 ? [make(children)] : []);

/** The inline nodes of several blocks, a line each: what a list item or a quote can hold. */
function joined({ content }: SourceNode, context: Context): LexicalNode[] {
  const lines = content
    .map((child) => inlinesOf(isInline(child) ? [child] : child.content, context))
    .filter((line) => line.length > 0);
  return lines.flatMap((line, at) => (at === 0 ? line : [lexical.lineBreak, ...line]));
}

/** A list inside an item becomes an item of its own, which is how the editor nests them. */
function listOf(node: SourceNode, context: Context): LexicalNode[] {
  const ordered = node.nodeType === 'ordered-list';
  const contents = node.content.flatMap((item) => {
    const isList = (child: SourceNode) => /^(un)?ordered-list$/.test(child.nodeType);
    const own = joined({ ...item, content: item.content.filter((child) => !isList(child)) }, context);
    const nested = item.content.filter(isList).flatMap((child) => listOf(child, context));
    return [...(own.length > 0 ? [own] : []), ...nested.map((list) => [list])];
  });
  const items = contents.map((children, index) =>
    lexical.element('listitem', children, { value: index + 1 }),
  );
  const kind = ordered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' };
  return items.length > 0 ? [lexical.element('list', items, { ...kind, start: 1 })] : [];
}

function rowOf(row: SourceNode, context: Context): LexicalNode[] {
  const cells = row.content.map((cell) => joined(cell, context)).filter((cell) => cell.length > 0);
  const children = cells.flatMap((cell, at) => (at === 0 ? cell : [lexical.words(' | '), ...cell]));
  return filled(children, lexical.paragraph);
}

function embeddedAsset(node: SourceNode, { targets, note }: Context): LexicalNode[] {
  const id = targetId(node);
  const target = id === null ? null : targets.asset(id);
  if (!target) {
    note(`an embedded asset is missing (${id ?? 'without an id'})`);
    return [];
  }
  if ('picture' in target) return [lexical.picture(target.picture)];
  return [lexical.paragraph([lexical.link(target.href, [lexical.words(target.title)])])];
}

function inlinesOf(nodes: readonly SourceNode[], context: Context): LexicalNode[] {
  return nodes.flatMap((node) => inlineOf(node, context));
}

function inlineOf(node: SourceNode, context: Context): LexicalNode[] {
  switch (node.nodeType) {
    case 'text':
      return textOf(node);
    case 'hyperlink':
      return hyperlink(node, context);
    case 'entry-hyperlink':
    case 'embedded-entry-inline':
      return entryLink(node, inlinesOf(node.content, context), context);
    case 'asset-hyperlink':
      return assetLink(node, context);
    default:
      context.note(`"${node.nodeType}" is unknown; its words were kept`);
      return inlinesOf(node.content, context);
  }
}

/** Line breaks inside a text are nodes of their own in the editor. */
function textOf({ value, marks }: SourceNode): LexicalNode[] {
  const format = marks.reduce((bits, { type }) => bits | (lexical.formats[type] ?? 0), 0);
  return value
    .split(/\r?\n/)
    .flatMap((part, at) => [
      ...(at === 0 ? [] : [lexical.lineBreak]),
      ...(part === '' ? [] : [lexical.words(part, format)]),
    ]);
}

function hyperlink(node: SourceNode, context: Context): LexicalNode[] {
  const children = inlinesOf(node.content, context);
  const uri = typeof node.data.uri === 'string' ? node.data.uri.trim() : '';
  const url = uri.startsWith('//') ? `https:${uri}` : uri;
  if (children.length === 0) return [];
  if (url !== '' && (checkLink(url) === true || url.startsWith('#'))) return [lexical.link(url, children)];
  context.note(`a link was left out, its words were kept (${uri.slice(0, 80) || 'without an address'})`);
  return children;
}

function entryLink(node: SourceNode, own: readonly LexicalNode[], { targets, note }: Context): LexicalNode[] {
  const id = targetId(node);
  const target = id === null ? null : targets.entry(id);
  if (!target) {
    note(`a link to an entry dangles (${id ?? 'without an id'})`);
    return [...own];
  }
  const children = own.length > 0 ? own : [lexical.words(target.title)];
  if (target.href !== null) return [lexical.link(target.href, children)];
  note(`an entry without a page of its own became its title ("${target.title}")`);
  return [...children];
}

function assetLink(node: SourceNode, context: Context): LexicalNode[] {
  const children = inlinesOf(node.content, context);
  const id = targetId(node);
  const target = id === null ? null : context.targets.asset(id);
  if (target && 'href' in target && children.length > 0) return [lexical.link(target.href, children)];
  context.note(
    target ? 'a link to a picture became its words' : `a link to an asset dangles (${id ?? 'without an id'})`,
  );
  return children;
}
