'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { useDesk } from '../state/desk-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { type KeptWhat, useKeptWords } from './use-kept-words.ts';

export interface NoteFieldProps {
  readonly reference: string;
  readonly what: KeptWhat;
  readonly begun: string;
  readonly label: string;
  readonly onSave: (text: string) => Promise<boolean>;
  readonly onLeave: () => void;
}

/** The name being typed after @ at the end of a text, or `null`. */
function namedAt(text: string, caret: number): { readonly from: number; readonly typed: string } | null {
  const match = /(^|[\s(])@([\p{L}]*)$/u.exec(text.slice(0, caret));
  return match ? { from: caret - (match[2]?.length ?? 0), typed: (match[2] ?? '').toLowerCase() } : null;
}

/** A note while it is written, kept on the device until it is saved; @ offers the people of the house. */
export function NoteField({ reference, what, begun, label, onSave, onLeave }: NoteFieldProps) {
  const { house } = useDesk();
  const { words: text, write: setText, forget } = useKeptWords(what, reference, begun);
  const [caret, setCaret] = useState(0);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const naming = namedAt(text, caret);
  const offered = naming
    ? house.people
        .filter(({ left, id }) => !left && id !== house.me)
        .map(({ id }) => colleagueWords(id, house.people))
        .filter((name) => name.toLowerCase().startsWith(naming.typed))
    : [];
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
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
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
          onKeyDown={onKeyDown}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onChange={({ target }) => {
            setText(target.value);
            setCaret(target.selectionStart);
          }}
        />
      </label>
      {offered.length > 0 && (
        <p className="desk-offered">
          {offered.map((name) => (
            <Button key={name} look="text" onClick={() => take(name)}>
              @{name}
            </Button>
          ))}
        </p>
      )}
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
