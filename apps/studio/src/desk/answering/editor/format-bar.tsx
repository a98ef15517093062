import {
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { $createLinkNode, $toggleLink } from '@payloadcms/richtext-lexical/lexical/link';
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, Icon } from '../../parts/controls.tsx';
import { pictureKinds } from '../draft-pictures.ts';
import { linkAddress } from './link-address.ts';

interface LinkFieldProps {
  readonly editor: LexicalEditor;
  readonly onDone: () => void;
}

/** Asks where the chosen words lead. The words stay chosen meanwhile. */
function LinkField({ editor, onDone }: LinkFieldProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const chosen = useRef(editor.getEditorState().read(() => $getSelection()?.clone() ?? null));
  const field = useRef<HTMLInputElement>(null);
  const problem = useId();
  useEffect(() => field.current?.focus(), []);
  const leave = () => {
    onDone();
    editor.focus();
  };
  const put = () => {
    const address = linkAddress(typed);
    if (typed.trim() !== '' && address === null) return setWrong(true);
    editor.update(() => {
      if (chosen.current) $setSelection(chosen.current.clone());
      const selection = $getSelection();
      if (address !== null && $isRangeSelection(selection) && selection.isCollapsed())
        selection.insertNodes([$createLinkNode(address).append($createTextNode(typed.trim()))]);
      else $toggleLink(address);
    });
    leave();
  };
  return (
    <div className="desk-link-field">
      <label>
        Leads to{' '}
        <input
          ref={field}
          className="desk-input"
          type="text"
          inputMode="url"
          placeholder="example.com/rates"
          aria-describedby={wrong ? problem : undefined}
          aria-invalid={wrong}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') put();
            else if (event.key === 'Escape') leave();
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
      </label>
      <Button onClick={put}>Put it in</Button>
      <Button look="text" onClick={leave}>
        Leave it
      </Button>
      <span id={problem} role="status">
        {wrong && <b data-tone="waiting">This is no address of a page or a mail.</b>}
      </span>
    </div>
  );
}

interface FormatBarProps {
  /** Stores a picture with the draft and puts it where the caret is. */
  readonly onPicture: (file: File) => void;
  readonly onSnippets: () => void;
}

/** How words look: one row of buttons above them; each also has the key every program gives it. */
export function FormatBar({ onPicture, onSnippets }: FormatBarProps) {
  const [editor] = useLexicalComposerContext();
  const [format, setFormat] = useState({ bold: false, italic: false });
  const [linking, setLinking] = useState(false);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read(() => {
          const selection = $getSelection();
          if (!$isRangeSelection(selection)) return null;
          return { bold: selection.hasFormat('bold'), italic: selection.hasFormat('italic') };
        });
        if (next) setFormat((was) => (was.bold === next.bold && was.italic === next.italic ? was : next));
      }),
    [editor],
  );
  return (
    <>
      <fieldset className="desk-format" aria-label="How the words look">
        <Button
          aria-pressed={format.bold}
          aria-keyshortcuts="Control+B"
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
        >
          <strong>Bold</strong>
        </Button>
        <Button
          aria-pressed={format.italic}
          aria-keyshortcuts="Control+I"
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
        >
          <em>Italic</em>
        </Button>
        <Button aria-expanded={linking} onClick={() => setLinking(!linking)}>
          Link
        </Button>
        <Button onClick={() => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)}>List</Button>
        <Button onClick={() => editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined)}>
          Numbered
        </Button>
        <label className="desk-button desk-button-plain desk-attach">
          <Icon name="picture" />
          Picture
          <input
            type="file"
            accept={`${pictureKinds.join()},image/heic,image/heif,.heic,.heif`}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) onPicture(file);
            }}
          />
        </label>
        <Button onClick={onSnippets}>
          Snippet
          <span className="desk-key" aria-hidden="true">
            ;
          </span>
        </Button>
      </fieldset>
      {linking && <LinkField editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
