import {
  $createLineBreakNode,
  $createParagraphNode,
  $createRangeSelection,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type ElementNode,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { $createLinkNode, $isLinkNode } from '@payloadcms/richtext-lexical/lexical/link';
import {
  $createListItemNode,
  $createListNode,
  $isListItemNode,
  $isListNode,
} from '@payloadcms/richtext-lexical/lexical/list';
import { type Block, type Inline, isLinkAddress, piecesOf } from '../../words/formatted.ts';
import { $createPictureNode, $isPictureNode } from './picture-node.tsx';

// What stands in the editor as blocks of the desk's own, and back. Called inside of a reading or an update of the editor.

function $inlinesOf(node: ElementNode, link: string | null): Inline[] {
  return node.getChildren().flatMap((child): Inline[] => {
    if ($isLinkNode(child)) {
      const address = child.getURL();
      return $inlinesOf(child, isLinkAddress(address) ? address : null);
    }
    if ($isTextNode(child)) {
      const [bold, italic] = [child.hasFormat('bold'), child.hasFormat('italic')];
      return [{ kind: 'words', text: child.getTextContent(), bold, italic, link, node: child.getKey() }];
    }
    if ($isLineBreakNode(child)) return [{ kind: 'break' }];
    if ($isPictureNode(child)) return [{ kind: 'picture', place: child.__place, name: child.__name }];
    return $isElementNode(child) ? $inlinesOf(child, link) : [];
  });
}

/** What is written. */
export function $readBlocks(): Block[] {
  return $getRoot()
    .getChildren()
    .flatMap((node): Block[] => {
      if ($isListNode(node)) {
        const items = node
          .getChildren()
          .filter($isListItemNode)
          .map((item) => ({ inlines: $inlinesOf(item, null), node: item.getKey() }));
        return [{ kind: 'list', ordered: node.getListType() === 'number', items }];
      }
      return $isElementNode(node)
        ? [{ kind: 'paragraph', inlines: $inlinesOf(node, null), node: node.getKey() }]
        : [];
    });
}

function $nodeOf(inline: Inline): LexicalNode {
  if (inline.kind === 'break') return $createLineBreakNode();
  if (inline.kind === 'picture') return $createPictureNode(inline.place, inline.name);
  const words = $createTextNode(inline.text);
  if (inline.bold) words.toggleFormat('bold');
  if (inline.italic) words.toggleFormat('italic');
  return inline.link === null ? words : $createLinkNode(inline.link).append(words);
}

/** Puts blocks in the place of all that is written. */
export function $writeBlocks(blocks: readonly Block[]): void {
  const root = $getRoot();
  // What was selected goes with the words it was in.
  $setSelection(null);
  root.clear();
  for (const block of blocks) {
    if (block.kind === 'paragraph') {
      root.append($createParagraphNode().append(...block.inlines.map($nodeOf)));
      continue;
    }
    const list = $createListNode(block.ordered ? 'number' : 'bullet');
    for (const { inlines } of block.items) list.append($createListItemNode().append(...inlines.map($nodeOf)));
    root.append(list);
  }
  if (blocks.length === 0) root.append($createParagraphNode());
}

/** Where the caret stands in the plain text; `null` while it stands in none. */
export function $caret(): number | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const { key, offset, type } = selection.focus;
  let at = 0;
  for (const { text, node } of piecesOf($readBlocks())) {
    if (node === key) return type === 'text' ? at + offset : at;
    at += text.length;
  }
  return null;
}

/** The place of the editor a place of the plain text is. */
function $pointAt(place: number): { key: string; offset: number; type: 'text' | 'element' } | null {
  let at = 0;
  let found: { key: string; offset: number; type: 'text' | 'element' } | null = null;
  for (const { text, node } of piecesOf($readBlocks())) {
    if (at > place) break;
    if (node !== null && place <= at + text.length) {
      const type = text === '' ? 'element' : 'text';
      found = { key: node, offset: type === 'text' ? place - at : 0, type };
    }
    at += text.length;
  }
  return found;
}

/** Selects a part of the plain text. @returns whether there is such a part */
export function $selectPlaces(from: number, to: number): boolean {
  const [start, end] = [$pointAt(from), $pointAt(to)];
  if (!start || !end) return false;
  const selection = $createRangeSelection();
  selection.anchor.set(start.key, start.offset, start.type);
  selection.focus.set(end.key, end.offset, end.type);
  $setSelection(selection);
  return true;
}
