import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import { LinkNode } from '@payloadcms/richtext-lexical/lexical/link';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { expect, test } from 'vitest';
import { type Block, blocksOf, linesOf, markupOf, plainText, readMarkup } from '../../words/formatted.ts';
import { $caret, $readBlocks, $selectPlaces, $writeBlocks } from './editor-words.ts';
import { PictureNode } from './picture-node.tsx';

function editorWith(blocks: readonly Block[]) {
  const editor = createHeadlessEditor({
    nodes: [LinkNode, ListNode, ListItemNode, PictureNode],
    onError(error) {
      throw error;
    },
  });
  editor.update(() => $writeBlocks(blocks), { discrete: true });
  return editor;
}

const markup =
  '<p>Dear Naledi,</p><p>The <strong>family suite</strong> is free: <a href="https://example.com/rates">our rates</a><br>and more.</p>' +
  '<ul><li>two <em>rooms</em></li><li>one table</li></ul><p><img src="draft:3" alt="suite"></p>';

test('CNV-02/formatted the editor holds what was written, and gives both parts of it again', () => {
  const read = editorWith(readMarkup(markup)).getEditorState().read($readBlocks);
  expect(markupOf(read)).toBe(markup);
  expect(plainText(read)).toBe(plainText(readMarkup(markup)));
  const plain = 'Dear Naledi,\n\n\n\nRuan\nLion Sands';
  const lines = editorWith(linesOf(plain)).getEditorState().read($readBlocks);
  expect(plainText(lines)).toBe(plain);
  expect(markupOf(lines)).toBeNull();
});

test('CNV-02/snippets a place of the plain text is found again, in empty lines and lists too', () => {
  const text = plainText(readMarkup(markup));
  const editor = editorWith(blocksOf({ text: '', html: markup }));
  const places = [0, 5, text.indexOf('family') + 3, text.indexOf('table') + 5];
  const found = places.map((place) => {
    let caret: number | null = null;
    editor.update(
      () => {
        $selectPlaces(place, place);
        caret = $caret();
      },
      { discrete: true },
    );
    return caret;
  });
  expect(found).toEqual(places);
  const gap = editorWith(linesOf('Dear Naledi,\n\n\n\nRuan'));
  gap.update(
    () => {
      $selectPlaces(14, 14);
      expect($caret()).toBe(14);
      expect($selectPlaces(14, 400)).toBe(false);
    },
    { discrete: true },
  );
});
