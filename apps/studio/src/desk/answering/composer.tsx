import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, Icon } from '../parts/controls.tsx';
import { useEnquiry } from '../state/enquiry-context.tsx';
import { useLive } from '../state/live.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { personWords } from '../words/people-words.ts';
import { clockTime, momentWords } from '../words/times.ts';
import type { DeviceDraft } from './begun-answer.ts';
import { ComposerFiles, ComposerTemplate } from './composer-choices.tsx';
import { emptyFields, nextEmptyField } from './templated.ts';
import { useDraft, useDraftFiles } from './use-draft.ts';
import { useTemplateChoice } from './use-template-choice.ts';

export interface ComposerProps {
  readonly enquiry: EnquiryDetail;
  readonly begun: DeviceDraft;
  readonly onSend: (draft: DeviceDraft, close: boolean) => Promise<boolean>;
  readonly onDiscard: (draft: DeviceDraft) => void;
}

interface MovedProps {
  readonly enquiry: EnquiryDetail;
  readonly version: number;
  readonly onRead: () => void;
}

/** The conversation went on while somebody wrote: until they say they have read it, an answer is stopped. */
function Moved({ enquiry, version, onRead }: MovedProps) {
  const viewer = useViewer();
  if (version === enquiry.conversation.version) return null;
  const last = enquiry.conversation.messages.findLast(
    ({ state }) => state !== 'stopped' && state !== 'called-back',
  );
  const who = last?.way === 'traveller' ? 'They wrote' : `${personWords(last?.by ?? null, viewer)} answered`;
  return (
    <p className="desk-moved" role="alert">
      <Icon name="warning" />
      <span>
        <b>{last ? `${who} at ${momentWords(last.at, viewer.now)}.` : 'The conversation went on.'}</b> Read it
        before you send yours.
      </span>
      <Button onClick={onRead}>I have read it</Button>
    </p>
  );
}

/** An answer while it is written. It is kept with every letter; nothing leaves before it is sent. */
export function Composer({ enquiry, begun, onSend, onDiscard }: ComposerProps) {
  const { asker, settings } = useSession();
  const { write } = useEnquiry();
  const live = useLive();
  const { draft, kept, change, finish } = useDraft(asker.id, enquiry.reference, begun);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const empty = emptyFields(`${draft.subject}\n${draft.text}`).length;
  const address = draft.to ?? enquiry.address;
  const { templates, likely, chosen, choose } = useTemplateChoice(enquiry, draft, field, change);
  const templateField = useRef<HTMLSelectElement>(null);
  const files = useDraftFiles(
    enquiry.reference,
    draft.attachments,
    enquiry.conversation.draft?.files ?? [],
    (made) => change((before) => ({ attachments: made(before.attachments) })),
  );
  const waits = busy || empty > 0 || files.uploading > 0;

  useEffect(() => {
    const area = field.current;
    area?.focus({ preventScroll: true });
    // Between the greeting and the signature.
    const gap = area?.value.indexOf('\n\n\n\n') ?? -1;
    if (area && gap >= 0) area.setSelectionRange(gap + 2, gap + 2);
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const send = async (close: boolean) => {
    if (waits) return;
    setBusy(true);
    if (await onSend(draft, close)) finish();
    else setBusy(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event.shiftKey);
    else if (event.key === 'Escape') write(false);
    else if (event.key === 'j' && (event.ctrlKey || event.metaKey)) templateField.current?.focus();
    else if (event.key === 'Tab' && !event.shiftKey && event.target === field.current && empty > 0) {
      const next = nextEmptyField(draft.text, field.current?.selectionEnd ?? 0);
      if (!next) return;
      field.current?.setSelectionRange(next.from, next.to);
    } else return;
    event.preventDefault();
  };

  return (
    <form
      ref={box}
      className="desk-composer"
      aria-label="Answer"
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
      <div className="desk-composer-line">
        <span>To</span>
        <b>{address ?? 'No address'}</b>
      </div>
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
        templates={templates}
        likely={likely}
        chosen={chosen}
        field={templateField}
        onChoose={choose}
      />
      <ComposerFiles draftFiles={files} />
      <textarea
        ref={field}
        className="desk-composer-text"
        aria-label="Your answer"
        value={draft.text}
        rows={Math.min(24, Math.max(9, draft.text.split('\n').length + 1))}
        dir="auto"
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className="desk-composer-foot">
        <Button
          submits
          look="solid"
          hint="Ctrl Enter"
          aria-disabled={waits}
          title={`Goes out after ${settings.sendDelay} seconds`}
        >
          Send
        </Button>
        <Button aria-disabled={waits} onClick={() => void send(true)}>
          Send and close
        </Button>
        <Button
          look="text"
          onClick={() => {
            finish();
            onDiscard(draft);
          }}
        >
          Discard
        </Button>
        <Button look="text" onClick={() => write(false)}>
          Leave it
        </Button>
        <p>
          {empty > 0 && <b data-tone="late">{empty === 1 ? '1 field empty' : `${empty} fields empty`}</b>}
          {live.connection === 'offline' && <b data-tone="late">Nothing can be sent now</b>}
          <span>
            <Icon name="check" /> Draft {kept === 'store' ? 'saved' : 'on this device'}{' '}
            {clockTime(draft.savedAt)}
          </span>
        </p>
      </div>
    </form>
  );
}
