import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Note } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { mentionsIn, personWords } from '../words/people-words.ts';
import { momentWords } from '../words/times.ts';
import { isBegun, NoteField } from './note-field.tsx';

/** A note's text, in which the people it names are marked. */
function NoteText({ text }: { readonly text: string }) {
  const parts = text.split(/(@[\p{L}\p{N}'’-]+)/u).map((words, at) => ({ words, key: `${at} ${words}` }));
  return (
    <p dir="auto">
      {parts.map(({ words, key }) => (words.startsWith('@') ? <b key={key}>{words}</b> : words))}
    </p>
  );
}

interface NoteCardProps {
  readonly note: Note;
  readonly reference: string;
  readonly onSave: (text: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

function NoteCard({ note, reference, onSave, onRemove }: NoteCardProps) {
  const viewer = useViewer();
  const [changing, setChanging] = useState(false);
  const own = note.by === viewer.me;
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
        {personWords(note.by, viewer)}, {momentWords(note.at, viewer.now)}
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

/** Notes on an enquiry, which only people at the desk read. */
export function Notes({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { say } = useSession();
  const viewer = useViewer();
  const showReply = useShowReply();
  const [writing, setWriting] = useState(false);
  const { reference } = enquiry;
  const { notes } = enquiry.conversation;
  const bodyOf = (text: string) => ({ text, mentions: mentionsIn(text, viewer.people) });
  const add = async (text: string) =>
    showReply(reference, await callDesk(deskCalls.addNote, { params: { reference }, body: bodyOf(text) }));
  const change = async (note: string, text: string) =>
    showReply(
      reference,
      await callDesk(deskCalls.changeNote, { params: { reference, note }, body: bodyOf(text) }),
    );
  const remove = async ({ id, text }: Note) => {
    if (!(await change(id, ''))) return;
    const run = async () => {
      if (await add(text)) say('The note is there again.');
    };
    say({ text: 'Note removed.', undo: { run: () => void run() } });
  };
  return (
    <section aria-labelledby="desk-notes">
      <h2 id="desk-notes" className="desk-part">
        Notes <span>never sent to the traveller</span>
      </h2>
      {notes.map((note) => (
        <NoteCard
          key={note.id}
          note={note}
          reference={reference}
          onSave={(text) => change(note.id, text)}
          onRemove={() => void remove(note)}
        />
      ))}
      {writing ? (
        <NoteField
          reference={reference}
          what="note"
          begun=""
          label="A note"
          onSave={async (text) => {
            const saved = await add(text);
            if (saved) setWriting(false);
            return saved;
          }}
          onLeave={() => setWriting(false)}
        />
      ) : (
        <Button look="text" hint="N" data-key="note" onClick={() => setWriting(true)}>
          {isBegun(viewer.me, enquiry.reference, 'note') ? 'Go on with the note' : 'Write a note'}
        </Button>
      )}
    </section>
  );
}
