import { readNode, type SourceNode } from './source-nodes.ts';

const inlineTypes = new Set([
  'text',
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'resource-hyperlink',
  'embedded-entry-inline',
  'embedded-resource-inline',
]);

export const isInline = ({ nodeType }: SourceNode): boolean => inlineTypes.has(nodeType);

const line = (node: SourceNode): string =>
  node.nodeType === 'text' ? node.value : node.content.map(line).join('');

function blocks(node: SourceNode): string[] {
  if (node.content.length === 0) return node.nodeType === 'text' && node.value ? [node.value] : [];
  if (node.nodeType === 'table-row') return [node.content.flatMap(blocks).join(' | ')];
  if (node.content.every(isInline)) return [line(node)];
  return node.content.flatMap(blocks);
}

/** The words of a rich text document, its blocks apart by an empty line. */
export function plainText(value: unknown): string {
  const root = readNode(value);
  const found = root ? blocks(root) : [];
  return found
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
}
