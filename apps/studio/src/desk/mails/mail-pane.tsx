import { deskCalls } from '@sundowner/desk-wire/calls';
import type { UnmatchedMail } from '@sundowner/desk-wire/mails';
import { type KeyboardEvent, useState } from 'react';
import { studioAddress } from '../address.ts';
import { Button } from '../parts/controls.tsx';
import { Check, Select } from '../parts/fields.tsx';
import { MailNotices } from '../parts/mail-notices.tsx';
import { useSession, useValue, useViewer } from '../state/session-context.ts';
import { useMailLooked } from '../state/use-unmatched-mails.ts';
import { putAsideWords, senderWords, subjectWords, suggestionWords } from '../words/mail-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { momentWords, shortDay } from '../words/times.ts';
import { type MailAct, useMailActs, usualBeginning } from './mail-acts.ts';
import { NotForUs } from './not-for-us.tsx';
import { PutTo } from './put-to.tsx';

export interface MailPaneProps {
  readonly mail: UnmatchedMail;
  readonly mails: readonly UnmatchedMail[];
  readonly onAct: MailAct;
  readonly onDone: (mail: UnmatchedMail) => void;
  readonly previous: string | null;
  readonly next: string | null;
  readonly onShow: (id: string | null) => void;
}

const mailboxWords = ({ name, address }: { readonly name: string; readonly address: string }) =>
  [name.trim(), address].filter((part) => part !== '').join(', ');

/** Who wrote, to whom, when, as the mail says it. */
function MailHead({ mail }: { readonly mail: UnmatchedMail }) {
  const viewer = useViewer();
  const { envelope, machine, away } = mail;
  const others = [...(envelope?.to ?? []), ...(envelope?.cc ?? [])];
  return (
    <header>
      <h2 data-key="mail-heading" tabIndex={-1} dir="auto">
        {subjectWords(mail)}
      </h2>
      <p>
        <b dir="auto">{senderWords(mail)}</b>
        {mail.name.trim() !== '' && <> {mail.from}</>}
      </p>
      <p>
        {others.length > 0 && `to ${others.map(mailboxWords).join('; ')}, `}
        {momentWords(mail.at, viewer.now)}
        {envelope &&
          envelope.replyTo.length > 0 &&
          `; answers wanted at ${envelope.replyTo.map(mailboxWords).join('; ')}`}
      </p>
      {envelope?.proof === 'unproven' && <p data-tone="warning">The sender could not be proven.</p>}
      {machine !== null && (
        <p>
          {machine.kind === 'perhaps-a-person'
            ? 'A program sent this, perhaps for a person.'
            : 'A program wrote this.'}
          {machine.until && ` Away until ${shortDay(machine.until)}.`}
        </p>
      )}
      {away && <p>This was {putAsideWords(away, (id) => colleagueWords(id, viewer.people, id))}.</p>}
    </header>
  );
}

function MailFiles({ mail: { id, files, unreadable } }: { readonly mail: UnmatchedMail }) {
  if (files === 0) return <small>No files</small>;
  return (
    <>
      <ul className="desk-short">
        {Array.from({ length: files }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file is known by its place
          <li key={place}>
            <a
              className="desk-link"
              href={studioAddress(deskCalls.takeUnmatchedMailFile, { mail: id, place })}
              download
            >
              {unreadable
                ? 'Take the whole mail'
                : files === 1
                  ? 'Its file'
                  : `File ${place + 1} of ${files}`}
            </a>
          </li>
        ))}
      </ul>
      <small>Your name is kept with the download.</small>
    </>
  );
}

/** A press that is held down is one press: the next mail stands under the same key. */
const once = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** A mail whole, and what can be done with it. */
export function MailPane({ mail, mails, onAct, onDone, previous, next, onShow }: MailPaneProps) {
  const { values } = useSession();
  const viewer = useViewer();
  const isOpened = useValue(values.mail) !== null;
  const pane = useMailLooked(mail.id, isOpened);
  const [asks, setAsks] = useState<'put' | 'not-for-us' | null>(null);
  const [confirm, setConfirm] = useState(true);
  const [assignee, setAssignee] = useState('');
  const [busy, setBusy] = useState(false);
  const acts = useMailActs(mail, onAct, onDone);
  const suggested = suggestionWords(mail);
  const reference = mail.suggestion?.reference ?? null;
  const others = mail.mayBe.filter((each) => each !== reference);
  const run = async (act: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(true);
    await act();
    setBusy(false);
  };
  const begin = (answers: boolean) =>
    void run(() => acts.begin({ ...usualBeginning, confirm, assignee: assignee || null, answers }));
  const leave = (key: string) => {
    setAsks(null);
    // The button that asked has the focus again, once it is drawn.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus());
  };
  const suggestsEnquiry = suggested !== null && reference === null;
  const isSolid = (is: boolean) => (is && asks === null ? 'solid' : 'plain');
  return (
    <section ref={pane} className="desk-mail" aria-label={`The mail of ${senderWords(mail)}`}>
      <p className="desk-buttons desk-mail-moves">
        {isOpened && (
          <span className="desk-narrow">
            <Button icon="back" onClick={() => onShow(null)}>
              All mails
            </Button>
          </span>
        )}
        <Button
          icon="up"
          hint="K"
          data-key="mail-previous"
          disabled={previous === null}
          onClick={() => onShow(previous)}
        >
          Previous
        </Button>
        <Button
          icon="down"
          hint="J"
          data-key="mail-next"
          disabled={next === null}
          onClick={() => onShow(next)}
        >
          Next
        </Button>
      </p>
      <MailHead mail={mail} />
      {mail.unreadable && (
        <p>This mail could not be read here. Take it whole, and open it in a mail program.</p>
      )}
      <MailNotices notices={mail.notices} />
      {mail.notices.length > 0 && mail.original && (
        <small>It can be opened as it came once it is an enquiry’s.</small>
      )}
      {mail.text !== '' && (
        <div className="desk-mail-words" dir="auto">
          {mail.text}
        </div>
      )}
      <MailFiles mail={mail} />
      {mail.away !== null ? (
        <p className="desk-buttons">
          <Button
            look="solid"
            data-suggested=""
            aria-disabled={busy}
            onKeyDown={once}
            onClick={() => void run(acts.bringBack)}
          >
            Bring back
          </Button>
        </p>
      ) : (
        <div className="desk-card">
          {suggested && (
            <>
              <h3>{suggested.title}</h3>
              <p id="desk-mail-reason">{suggested.why}</p>
            </>
          )}
          {asks === null && (
            <div className="desk-mail-choices">
              <Select
                look="field"
                label="An enquiry of it is with"
                value={assignee}
                choices={[
                  { value: '', words: 'Nobody: leave it in New' },
                  ...viewer.people
                    .filter(({ left }) => !left)
                    .map(({ id, name }) => ({ value: id, words: id === viewer.me ? `${name} (you)` : name })),
                ]}
                onChoose={setAssignee}
              />
              <Check checked={confirm} onCheck={setConfirm}>
                Send them the confirmation
              </Check>
            </div>
          )}
          <p className="desk-buttons">
            {reference !== null && suggested && (
              <Button
                look={isSolid(true)}
                hint="Enter"
                data-suggested=""
                aria-describedby="desk-mail-reason"
                aria-disabled={busy}
                onKeyDown={once}
                onClick={() => void run(() => acts.putTo(reference))}
              >
                {suggested.button}
              </Button>
            )}
            <Button
              look={isSolid(reference === null)}
              hint="Y"
              data-key="mail-begin"
              data-suggested={suggestsEnquiry ? '' : undefined}
              aria-describedby={suggestsEnquiry ? 'desk-mail-reason' : undefined}
              aria-disabled={busy}
              onKeyDown={once}
              onClick={() => begin(false)}
            >
              Make an enquiry
            </Button>
            <Button hint="R" data-key="mail-answer" aria-disabled={busy} onClick={() => begin(true)}>
              Make it and answer
            </Button>
            {others.map((each) => (
              <Button key={each} aria-disabled={busy} onClick={() => void run(() => acts.putTo(each))}>
                Put to {each}
              </Button>
            ))}
            <Button
              look="text"
              hint="P"
              data-key="mail-put"
              aria-expanded={asks === 'put'}
              onClick={() => setAsks(asks === 'put' ? null : 'put')}
            >
              Put to…
            </Button>
            {asks !== 'not-for-us' && (
              <Button
                look="text"
                hint="D"
                data-key="mail-not-for-us"
                aria-expanded={false}
                onClick={() => setAsks('not-for-us')}
              >
                Not for us…
              </Button>
            )}
          </p>
          {asks === 'put' && (
            <PutTo onPut={(each) => void run(() => acts.putTo(each))} onLeave={() => leave('mail-put')} />
          )}
          {asks === 'not-for-us' && (
            <NotForUs
              mail={mail}
              mails={mails}
              onPutAside={(rule, of) => void run(() => acts.putAside(rule, of))}
              onLeave={() => leave('mail-not-for-us')}
            />
          )}
        </div>
      )}
    </section>
  );
}
