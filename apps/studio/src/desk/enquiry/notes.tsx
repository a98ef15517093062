'use client';

import type { Note } from '@sundowner/desk-wire/conversation';
import type { OneEnquiry } from '@sundowner/desk-wire/one';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { ask, onePath } from '../state/ask.ts';
import { useDesk } from '../state/desk-context.ts';
import { useShown } from '../state/use-acts.ts';
import { mentionsIn, personWords } from '../words/people-words.ts';
import { momentWords } from '../words/waiting.ts';
import { NoteField } from './note-field.tsx';
import { isBegun } from './use-kept-words.ts';

/** A note's text, with the people it names standing out. */
function NoteText({ text }: { readonly text: string }) {
  const parts = text.split(/(@[\p{L}\p{N}'’-]+)/u).map((words, at) => ({ words, key: `${at} ${words}` }));
  return (
    <p dir="auto">
      {parts.map(({ words, key }) => (words.startsWith('@') ? <b key={key}>{words}</b> : words))}
    </p>
  );
}

interface OneNoteProps {
  readonly note: Note;
  readonly reference: string;
  readonly onSave: (text: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

function OneNote({ note, reference, onSave, onRemove }: OneNoteProps) {
  const { house } = useDesk();
  const [changing, setChanging] = useState(false);
  const own = note.by === house.me;
  if (changing) {
    return (
      <NoteField
        reference={reference}
        what={`note/${note.id}`}
        begun={note.text}
        label="Change the note"
        onSave={async (text) => {
          const saved = await onSave(text);
          if (saved) setChanging(false);
          return saved;
        }}
        onLeave={() => setChanging(false)}
      />
    );
  }
  return (
    <article className="desk-note">
      <p>
        {personWords(note.by, house)}, {momentWords(note.at, house.now)}
        {note.changedAt !== null && ', changed'}
      </p>
      <NoteText text={note.text} />
      {own && (
        <p className="desk-note-acts">
          <Button look="text" onClick={() => setChanging(true)}>
            Change
          </Button>
          <Button look="text" onClick={onRemove}>
            Remove
          </Button>
        </p>
      )}
    </article>
  );
}

/** What the house tells itself about an enquiry. */
export function Notes({ one }: { readonly one: OneEnquiry }) {
  const { house, list, say, one: opened } = useDesk();
  const shown = useShown({ list, one: opened, say });
  const [writing, setWriting] = useState(false);
  const { notes } = one.conversation;
  const post = async (path: string, text: string) => {
    const body = { text, mentions: mentionsIn(text, house.people) };
    return shown(
      one.reference,
      await ask<OneEnquiry>('POST', `${onePath(one.reference)}/notes${path}`, { body }),
    );
  };
  const remove = async ({ id, text }: Note) => {
    if (!(await post(`/${id}`, ''))) return;
    const run = async () => {
      if (await post('', text)) say({ text: 'The note is there again.', tone: 'done', undo: null });
    };
    say({ text: 'Note removed.', tone: 'done', undo: { words: 'Undo', until: null, run: () => void run() } });
  };
  return (
    <section aria-labelledby="desk-notes">
      <h2 id="desk-notes" className="desk-part">
        Notes <span>never sent to the traveller</span>
      </h2>
      {notes.map((note) => (
        <OneNote
          key={note.id}
          note={note}
          reference={one.reference}
          onSave={(text) => post(`/${note.id}`, text)}
          onRemove={() => void remove(note)}
        />
      ))}
      {writing ? (
        <NoteField
          reference={one.reference}
          what="note"
          begun=""
          label="A note"
          onSave={async (text) => {
            const saved = await post('', text);
            if (saved) setWriting(false);
            return saved;
          }}
          onLeave={() => setWriting(false)}
        />
      ) : (
        <Button look="text" hint="N" data-key="note" onClick={() => setWriting(true)}>
          {isBegun(house.me, one.reference, 'note') ? 'Go on with the note' : 'Write a note'}
        </Button>
      )}
    </section>
  );
}
