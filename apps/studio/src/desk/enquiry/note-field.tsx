import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { Button } from '../parts/controls.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';

export interface NoteFieldProps {
  readonly reference: string;
  readonly what: KeptWhat;
  readonly begun: string;
  readonly label: string;
  readonly onSave: (text: string) => Promise<boolean>;
  readonly onLeave: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The name being typed after @ at the end of a text, or `null`. */
function namedAt(text: string, caret: number): { readonly from: number; readonly typed: string } | null {
  const match = /(^|[\s(])@([\p{L}]*)$/u.exec(text.slice(0, caret));
  return match ? { from: caret - (match[2]?.length ?? 0), typed: (match[2] ?? '').toLowerCase() } : null;
}

/** A note while it is written, kept on the device until it is saved; @ offers the people of the viewer. */
export function NoteField({ reference, what, begun, label, onSave, onLeave }: NoteFieldProps) {
  const viewer = useViewer();
  const { words: text, write: setText, forget } = useKeptWords(what, reference, begun);
  const [caret, setCaret] = useState(0);
  /** Which of the offered names Enter takes. */
  const [at, setAt] = useState(0);
  /** Where an @ stands that was left alone. */
  const [left, setLeft] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const naming = namedAt(text, caret);
  const offered =
    naming && naming.from !== left
      ? viewer.people
          .filter(({ left, id }) => !left && id !== viewer.me)
          .map(({ id }) => colleagueWords(id, viewer.people))
          .filter((name) => name.toLowerCase().startsWith(naming.typed))
      : [];
  const chosen = offered[Math.min(at, offered.length - 1)];
  const save = async () => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    if (await onSave(text)) forget();
    else setBusy(false);
  };
  const take = (name: string) => {
    if (!naming) return;
    const before = `${text.slice(0, naming.from)}${name} `;
    setText(before + text.slice(caret).replace(/^\s/, ''));
    setCaret(before.length);
    setAt(0);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    else if (chosen !== undefined && step !== undefined)
      setAt((offered.indexOf(chosen) + step + offered.length) % offered.length);
    else if (chosen !== undefined && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey)
      take(chosen);
    else if (chosen !== undefined && event.key === 'Escape') setLeft(naming?.from ?? null);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  };
  return (
    <form
      className="desk-note-field"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className="desk-field">
        {label}
        <textarea
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked for it
          autoFocus
          className="desk-area"
          rows={3}
          value={text}
          dir="auto"
          aria-autocomplete="list"
          aria-controls={chosen === undefined ? undefined : list}
          aria-activedescendant={chosen === undefined ? undefined : `${list}-${offered.indexOf(chosen)}`}
          onKeyDown={onKeyDown}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onChange={({ target }) => {
            setText(target.value);
            setCaret(target.selectionStart);
          }}
        />
      </label>
      {offered.length > 0 && (
        <div id={list} className="desk-offered" role="listbox" aria-label="People to mention">
          {offered.map((name, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and hears the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field names the chosen one by aria-activedescendant
            <div
              key={name}
              id={`${list}-${place}`}
              role="option"
              aria-selected={name === chosen}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(name)}
            >
              @{name}
            </div>
          ))}
        </div>
      )}
      <p className="desk-hidden" role="status">
        {chosen !== undefined && `Enter mentions ${chosen}.`}
      </p>
      <p>
        <Button submits hint="Ctrl Enter" aria-disabled={busy}>
          Save
        </Button>{' '}
        <Button
          look="text"
          onClick={() => {
            forget();
            onLeave();
          }}
        >
          Cancel
        </Button>
      </p>
    </form>
  );
}

/** What is written about an enquiry beside answers, each on its own: a new note, one that is changed, a call. */
export type KeptWhat = 'note' | `note/${string}` | 'call';

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage refused by the browser: they last as long as the page.
    return null;
  }
}

function keep(name: string, words: string | null): void {
  try {
    if (words === null) localStorage.removeItem(name);
    else localStorage.setItem(name, words);
  } catch {
    // As above.
  }
}

/**
 * Words that stay on the device until they are saved or thrown away: leaving the field, the enquiry or the page loses none of them, nor
 * does a desk that cannot be reached.
 *
 * @param begun what stands there before anybody has written
 */
export function useKeptWords(what: KeptWhat, reference: string, begun = '') {
  const { asker } = useSession();
  const name = `sundowner-desk-words/${asker.id}/${reference}/${what}`;
  const [words, setWords] = useState(() => read(name) ?? begun);
  const write = useCallback(
    (next: string) => {
      setWords(next);
      keep(name, next === begun || next.trim() === '' ? null : next);
    },
    [name, begun],
  );
  const forget = useCallback(() => keep(name, null), [name]);
  return { words, write, forget };
}

/** Whether something was begun and neither saved nor thrown away. */
export function isBegun(person: string, reference: string, what: KeptWhat): boolean {
  return read(`sundowner-desk-words/${person}/${reference}/${what}`) !== null;
}
