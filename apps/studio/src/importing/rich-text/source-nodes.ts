import { isRecord } from '../read-export.ts';

/** A node of Contentful's rich text. https://www.contentful.com/developers/docs/concepts/rich-text/ */
export interface SourceNode {
  readonly nodeType: string;
  readonly value: string;
  readonly marks: readonly { readonly type: string }[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly content: readonly SourceNode[];
}

/** Deeper nodes than any editor makes; a text nested further keeps what stands above. */
const deepest = 200;

export function readNode(value: unknown, depth = 0): SourceNode | null {
  if (!isRecord(value) || typeof value.nodeType !== 'string' || depth > deepest) return null;
  const content = Array.isArray(value.content) ? value.content : [];
  const marks = Array.isArray(value.marks) ? value.marks : [];
  return {
    nodeType: value.nodeType,
    value: typeof value.value === 'string' ? value.value : '',
    marks: marks.flatMap((mark) =>
      isRecord(mark) && typeof mark.type === 'string' ? [{ type: mark.type }] : [],
    ),
    data: isRecord(value.data) ? value.data : {},
    content: content.flatMap((child) => readNode(child, depth + 1) ?? []),
  };
}

/** Whether a field's value is a rich text document. */
export const isRichText = (value: unknown): boolean => isRecord(value) && value.nodeType === 'document';

export const node = (
  nodeType: string,
  content: readonly SourceNode[] = [],
  rest: Partial<SourceNode> = {},
): SourceNode => ({ nodeType, value: '', marks: [], data: {}, content, ...rest });

/** The id of the entry or asset a node points at. */
export function targetId({ data }: SourceNode): string | null {
  const sys = isRecord(data.target) && isRecord(data.target.sys) ? data.target.sys : {};
  return typeof sys.id === 'string' ? sys.id : null;
}

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
