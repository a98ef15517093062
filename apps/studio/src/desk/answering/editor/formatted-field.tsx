import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  type EditorState,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { LinkNode } from '@payloadcms/richtext-lexical/lexical/link';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { blocksOf, isLinkAddress, linesOf, markupOf, plainText } from '../../words/formatted.ts';
import type { DraftPicture } from '../draft-pictures.ts';
import { $caret, $readBlocks, $selectPlaces, $writeBlocks } from './editor-words.ts';
import { FormatBar } from './format-bar.tsx';
import { keepCaretClear } from './keep-caret-clear.ts';
import { $createPictureNode, PictureNode, showPicture } from './picture-node.tsx';
import { SnippetList, type SnippetListProps } from './snippet-list.tsx';

/** Words as they are sent: plain, and formatted where anything is. */
interface FormattedWords {
  readonly text: string;
  readonly html: string | null;
}

/** What others do to what is written. Places are those of the plain text. */
export interface WritingHandle {
  /** In the place of everything. */
  write(words: FormattedWords): void;
  /** Plain words in the place of so many letters before the caret. */
  insert(text: string, instead: number): void;
  insertPicture(picture: DraftPicture): void;
  select(from: number, to: number): void;
  /** Where the caret is, or was last. */
  caret(): number;
  focus(): void;
}

export interface FormattedFieldProps {
  readonly ref: Ref<WritingHandle>;
  readonly label: string;
  readonly begun: FormattedWords;
  readonly onWords: (words: FormattedWords) => void;
  readonly onPicture: (file: File) => void;
  /** Those the draft has when the field is opened. */
  readonly pictures: readonly DraftPicture[];
  /** What is offered for letters behind a `;`. */
  readonly snippets: Pick<SnippetListProps, 'templates' | 'textOf'>;
}

const read = (state: EditorState) => state.read($readBlocks);

/** Reads the editor with every change, and is what others write into it with. */
function Wiring({
  begun,
  handle,
  onWords,
  onCaret,
}: {
  readonly begun: FormattedWords;
  readonly handle: Ref<WritingHandle>;
  readonly onWords: (words: FormattedWords) => void;
  readonly onCaret: (text: string, caret: number | null) => void;
}) {
  const [editor] = useLexicalComposerContext();
  const latest = useRef({ onWords, onCaret });
  latest.current = { onWords, onCaret };
  const last = useRef(begun);
  const caret = useRef(0);

  useEffect(() => {
    const hear = (state: EditorState) => {
      const blocks = read(state);
      const words = { text: plainText(blocks), html: markupOf(blocks) };
      const place = state.read($caret);
      caret.current = place ?? Math.min(caret.current, words.text.length);
      const before = last.current;
      last.current = words;
      if (before.text !== words.text || before.html !== words.html) latest.current.onWords(words);
      latest.current.onCaret(words.text, place);
      if (place !== null) keepCaretClear(editor.getRootElement());
    };
    return editor.registerUpdateListener(({ editorState }) => hear(editorState));
  }, [editor]);

  useImperativeHandle(
    handle,
    () => ({
      write: (words) => editor.update(() => $writeBlocks(blocksOf(words)), { discrete: true }),
      insert(text, instead) {
        editor.update(
          () => {
            const at = $caret() ?? caret.current;
            $selectPlaces(Math.max(0, at - instead), at);
            const selection = $getSelection();
            if ($isRangeSelection(selection)) selection.insertRawText(text);
          },
          { discrete: true },
        );
        editor.focus();
      },
      insertPicture(picture) {
        showPicture(picture);
        editor.update(() => {
          if ($getSelection() === null) $selectPlaces(caret.current, caret.current);
          $insertNodes([$createPictureNode(picture.place, picture.name)]);
        });
      },
      select(from, to) {
        editor.update(() => void $selectPlaces(from, to), { discrete: true });
        editor.focus();
      },
      caret: () => caret.current,
      focus: () => editor.focus(),
    }),
    [editor],
  );
  return null;
}

/** Puts the caret between the greeting and the signature. */
function begin(editor: LexicalEditor, text: string): void {
  const gap = text.indexOf('\n\n\n\n');
  const place = gap >= 0 ? gap + 2 : text.length;
  editor.update(() => void $selectPlaces(place, place));
}

function FirstFocus({ text }: { readonly text: string }) {
  const [editor] = useLexicalComposerContext();
  const first = useRef(text);
  useEffect(() => {
    begin(editor, first.current);
    const field = editor.getRootElement();
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'nearest' });
  }, [editor]);
  return null;
}

/** Keys of formats that no mail of ours has. */
const unused = ['u'];

/** An answer's words: bold, italic, links, lists and pictures, with a `;` for texts that are written often. */
export function FormattedField({
  ref,
  label,
  begun,
  onWords,
  onPicture,
  pictures,
  snippets,
}: FormattedFieldProps) {
  const writing = useRef<WritingHandle>(null);
  // Before the words are drawn that name them.
  useState(() => pictures.forEach(showPicture));
  useImperativeHandle(ref, () => ({
    write: (words) => writing.current?.write(words),
    insert: (text, instead) => writing.current?.insert(text, instead),
    insertPicture: (picture) => writing.current?.insertPicture(picture),
    select: (from, to) => writing.current?.select(from, to),
    caret: () => writing.current?.caret() ?? 0,
    focus: () => writing.current?.focus(),
  }));
  const [place, setPlace] = useState<{ readonly text: string; readonly caret: number | null }>({
    text: begun.text,
    caret: null,
  });
  const list = useRef<{ hear(key: string): boolean }>(null);
  const [active, setActive] = useState<string | null>(null);

  const beginSnippet = () => {
    const before = place.text.charAt((writing.current?.caret() ?? 0) - 1);
    writing.current?.insert(/\S/.test(before) ? ' ;' : ';', 0);
  };

  // Before the editor hears them: while texts are offered, these keys choose among them.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // A letter that is still being put together is nobody's key.
    if (event.nativeEvent.isComposing) return;
    const isUnused = (event.ctrlKey || event.metaKey) && unused.includes(event.key.toLowerCase());
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (!isUnused && !(plain && list.current?.hear(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <LexicalComposer
      initialConfig={{
        namespace: 'desk-answer',
        nodes: [LinkNode, ListNode, ListItemNode, PictureNode],
        editorState: () => $writeBlocks(begun.html === null ? linesOf(begun.text) : blocksOf(begun)),
        onError(error) {
          throw error;
        },
      }}
    >
      <FormatBar onPicture={onPicture} onSnippets={beginSnippet} />
      <div className="desk-writing" onKeyDownCapture={onKeyDownCapture}>
        <RichTextPlugin
          contentEditable={
            <ContentEditable
              className="desk-composer-text"
              role="textbox"
              aria-multiline
              aria-label={label}
              aria-autocomplete="list"
              aria-controls={active === null ? undefined : 'desk-snippets'}
              aria-activedescendant={active ?? undefined}
              dir="auto"
              spellCheck
            />
          }
          ErrorBoundary={LexicalErrorBoundary}
        />
        <SnippetList
          ref={list}
          {...snippets}
          text={place.text}
          caret={place.caret}
          onActive={setActive}
          onTake={(text, instead) => writing.current?.insert(text, instead)}
        />
      </div>
      <HistoryPlugin />
      <ListPlugin />
      <LinkPlugin validateUrl={isLinkAddress} />
      <Wiring
        begun={begun}
        handle={writing}
        onWords={onWords}
        onCaret={(text, caret) =>
          setPlace((was) => (was.text === text && was.caret === caret ? was : { text, caret }))
        }
      />
      <FirstFocus text={begun.text} />
    </LexicalComposer>
  );
}
