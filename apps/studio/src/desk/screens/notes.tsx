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

/** A note's text, with the people it names standing out. */
function NoteText({ text }: { readonly text: string }) {
  const parts = text.split(/(@[\p{L}\p{N}'’-]+)/u).map((words, at) => ({ words, key: `${at} ${words}` }));
  return (
    <p dir="auto">
      {parts.map(({ words, key }) => (words.startsWith('@') ? <b key={key}>{words}</b> : words))}
    </p>
  );
}

function OneNote({
  note,
  onSave,
}: {
  readonly note: Note;
  readonly onSave: (text: string) => Promise<boolean>;
}) {
  const { house } = useDesk();
  const [changing, setChanging] = useState(false);
  const own = note.by === house.me;
  if (changing) {
    return (
      <NoteField
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
          <Button look="text" onClick={() => void onSave('')}>
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
  return (
    <section aria-labelledby="desk-notes">
      <h2 id="desk-notes" className="desk-part">
        Notes <span>never sent to the traveller</span>
      </h2>
      {notes.map((note) => (
        <OneNote key={note.id} note={note} onSave={(text) => post(`/${note.id}`, text)} />
      ))}
      {writing ? (
        <NoteField
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
          Write a note
        </Button>
      )}
    </section>
  );
}
