import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button, Icon } from '../parts/controls.tsx';
import { useEnquiry } from '../state/enquiry-context.tsx';
import { useSession } from '../state/session-context.ts';
import { contactOf } from '../words/enquiry-words.ts';
import { UndecidedQuestion } from './address-warnings.tsx';
import type { DeviceDraft } from './begun-answer.ts';
import { ComposerFiles, ComposerTemplate } from './composer-choices.tsx';
import { ComposerFoot } from './composer-foot.tsx';
import { ComposerModes, Moved } from './composer-head.tsx';
import { draftPictures } from './draft-pictures.ts';
import type { WritingHandle } from './editor/formatted-field.tsx';
import { ForwardChoice } from './forward-choice.tsx';
import { passableOf, personalAmong } from './forwarding.ts';
import { RecipientFields } from './recipient-fields.tsx';
import {
  type AnswerMode,
  doubtedAmong,
  doubtWords,
  firstRecipients,
  foldedWords,
  strangersAmong,
  undecidedAmong,
} from './recipients.ts';
import { emptyFields, nextEmptyField } from './templated.ts';
import type { Sending, Sent } from './use-answer.ts';
import { useDraft, useDraftFiles } from './use-draft.ts';
import { useKnownAddresses } from './use-known-addresses.ts';
import { useSending } from './use-sending.ts';
import { useTemplateChoice } from './use-template-choice.ts';
import { withPassed } from './with-passed.ts';

// The editor's code is loaded when somebody begins to write.
const FormattedField = lazy(() =>
  import('./editor/formatted-field.tsx').then(({ FormattedField: Shown }) => ({ default: Shown })),
);

export interface ComposerProps {
  readonly enquiry: EnquiryDetail;
  readonly begun: DeviceDraft;
  readonly onSend: (draft: DeviceDraft, how: Sending) => Promise<Sent>;
  readonly onDiscard: (draft: DeviceDraft) => void;
}

/** Keys that change words, beside letters. */
const editing: readonly string[] = ['Enter', 'Backspace', 'Delete'];

/** An answer while it is written. It is kept with every letter; nothing leaves before it is sent. */
export function Composer({ enquiry, begun, onSend, onDiscard }: ComposerProps) {
  const { asker, say } = useSession();
  const { write } = useEnquiry();
  const { draft, kept, change, pause, resume, finish } = useDraft(asker.id, enquiry.reference, begun);
  const [headOpen, setHeadOpen] = useState(false);
  const [passed, setPassed] = useState<ReadonlySet<string>>(
    () => new Set(passableOf(enquiry).flatMap(({ key, first }) => (first ? [key] : []))),
  );
  const box = useRef<HTMLFormElement>(null);
  const writing = useRef<WritingHandle>(null);
  const templateField = useRef<HTMLSelectElement>(null);
  const words = useTemplateChoice(enquiry, draft, writing, change);
  const files = useDraftFiles(
    enquiry.reference,
    draft.attachments,
    enquiry.conversation.draft?.files ?? [],
    (made) => change((before) => ({ attachments: made(before.attachments) })),
  );
  const { participants } = enquiry.conversation;
  const { recipients, forward } = draft;
  const known = useKnownAddresses(strangersAmong(recipients, participants));
  const doubted = doubtedAmong(recipients, [...participants, ...known]);
  const undecided = undecidedAmong(recipients, enquiry.conversation);
  const empty = emptyFields(`${draft.subject}\n${draft.text}`).length;
  const mode: AnswerMode = forward ? 'forward' : 'answer';
  const verb = forward ? 'Forward' : 'Send';
  const personal = forward ? personalAmong(passableOf(enquiry), passed) : [];
  const sending = useSending({
    enquiry,
    recipients,
    ...{ doubted, undecided, personal },
    whole: () => (forward ? withPassed(draft, enquiry, passed) : draft),
    isReady: empty === 0 && files.uploading === 0,
    openHead: () => setHeadOpen(true),
    focusOn: (key) =>
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus()),
    ...{ pause, resume, finish, onSend },
  });
  const { busy, waits, asked, send, sendAt, setSendAt, remindAt, setRemindAt, why, setWhy } = sending;

  useEffect(() => {
    // In a block: newer browsers give back a promise, which React would take for what ends the effect.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const chooseMode = (next: AnswerMode) => {
    if (words.untouched) return words.restart(next);
    if (forward || next === 'forward')
      return say({
        problem: `${forward ? 'This goes to the lodge.' : 'This goes to the traveller.'} Send or discard it first; it is not turned round.`,
      });
    change({ recipients: firstRecipients(enquiry, next) });
    writing.current?.focus();
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    // Before the editor makes a new line of it.
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    // What is typed while it goes would not be in it, and would be gone with the draft.
    const comesLate = busy && (event.key.length === 1 || editing.includes(event.key));
    if (!sends && !comesLate) return;
    event.preventDefault();
    event.stopPropagation();
    if (sends) void send(event.shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const inText = event.target instanceof HTMLElement && event.target.isContentEditable;
    if (event.key === 'Escape') write(false);
    else if (event.key === 'j' && (event.ctrlKey || event.metaKey)) templateField.current?.focus();
    else if (event.key === 'Tab' && !event.shiftKey && inText && empty > 0) {
      const next = nextEmptyField(draft.text, writing.current?.caret() ?? 0);
      if (!next) return;
      writing.current?.select(next.from, next.to);
    } else return;
    event.preventDefault();
  };

  return (
    <form
      ref={box}
      className="desk-composer"
      aria-label={forward ? 'Mail to the lodge' : 'Answer'}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      <Moved
        enquiry={enquiry}
        version={draft.version}
        onRead={() => change({ version: enquiry.conversation.version })}
      />
      <ComposerModes enquiry={enquiry} recipients={recipients} forward={forward} onChoose={chooseMode} />
      <button
        type="button"
        className="desk-composer-folded desk-narrow"
        aria-expanded={headOpen}
        aria-controls="desk-composer-head"
        onClick={() => setHeadOpen(!headOpen)}
      >
        <span>{foldedWords(recipients, files.files.length)}</span>
        {doubted[0] && (
          <b data-tone="waiting">
            {doubted.length} {doubtWords(doubted[0])}
          </b>
        )}
        <Icon name="down" />
      </button>
      <div id="desk-composer-head" className="desk-composer-head" data-open={headOpen ? '' : undefined}>
        <RecipientFields
          enquiry={enquiry}
          mode={mode}
          recipients={recipients}
          doubted={doubted}
          onSend={asked.doubted ? () => void send(false) : null}
          onChange={(next) => change({ recipients: next })}
        />
        <label className="desk-composer-line">
          <span>Subject</span>
          <input
            className="desk-input"
            value={draft.subject}
            maxLength={180}
            dir="auto"
            onChange={({ target }) => change({ subject: target.value })}
          />
        </label>
        <ComposerTemplate
          templates={words.templates}
          likely={words.likely}
          chosen={words.chosen}
          field={templateField}
          onChoose={words.choose}
        />
        <ComposerFiles draftFiles={files} />
      </div>
      {asked.undecided && (
        <UndecidedQuestion
          enquiry={enquiry}
          recipients={recipients}
          onSend={() => void send(false)}
          onChange={(next) => change({ recipients: next })}
        />
      )}
      {forward && (
        <ForwardChoice enquiry={enquiry} chosen={passed} onChoose={setPassed} why={why} onWhy={setWhy} />
      )}
      <Suspense fallback={<p className="desk-composer-text">{draft.text}</p>}>
        <FormattedField
          ref={writing}
          label="Your answer"
          begun={begun}
          onWords={change}
          pictures={draftPictures(enquiry.reference, enquiry.conversation.draft?.files ?? [])}
          onPicture={async (file) => {
            const stored = await files.addPicture(file);
            const [kept] = draftPictures(enquiry.reference, stored ? [stored] : []);
            // What the browser itself has is there at once; a telephone's picture it may not know.
            if (kept)
              writing.current?.insertPicture(
                stored?.kind === file.type ? { ...kept, address: URL.createObjectURL(file) } : kept,
              );
            else if (stored)
              say({
                problem: `“${stored.name}” is no picture mails show among the words; it goes as a file.`,
              });
          }}
          snippets={{ templates: words.templates, textOf: words.textOf }}
        />
      </Suspense>
      <ComposerFoot
        verb={verb}
        onAttach={(chosen) => void files.add(chosen)}
        zone={contactOf(enquiry).zone}
        waits={waits}
        empty={empty}
        savedAt={draft.savedAt}
        kept={kept}
        reminds={!forward}
        sendAt={sendAt}
        onSendAt={setSendAt}
        remindAt={remindAt}
        onRemindAt={setRemindAt}
      />
      <div className="desk-composer-more">
        {!forward && (
          <Button aria-disabled={waits} onClick={() => void send(true)}>
            Send and close
          </Button>
        )}
        <Button
          look="text"
          onClick={() =>
            void pause().then(() => {
              finish();
              onDiscard(draft);
            })
          }
        >
          Discard
        </Button>
        <Button look="text" onClick={() => write(false)}>
          Leave it
        </Button>
      </div>
    </form>
  );
}
