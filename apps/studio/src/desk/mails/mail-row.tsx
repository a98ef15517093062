import type { UnmatchedMail } from '@sundowner/desk-wire/mails';
import { type MouseEvent, useId } from 'react';
import { inHouse } from '../../runtime/house.ts';
import { firstPlace, placeAddress } from '../address.ts';
import { Button } from '../parts/controls.tsx';
import { useViewer } from '../state/session-context.ts';
import { senderWords, subjectWords, suggestionWords } from '../words/mail-words.ts';
import { dueWords, rowTime, wholeTime } from '../words/times.ts';
import { type MailAct, useMailActs, usualBeginning } from './mail-acts.ts';

export interface MailRowProps {
  readonly mail: UnmatchedMail;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onAct: MailAct;
  readonly onDone: () => void;
}

/** One mail of the list: who, what about, and what is suggested for it. */
export function MailRow({ mail, isOpen, onOpen, onAct, onDone }: MailRowProps) {
  const viewer = useViewer();
  const about = useId();
  const { putTo, begin } = useMailActs(mail, onAct, onDone);
  const suggested = suggestionWords(mail);
  const due = dueWords(mail, viewer.now);
  const reference = mail.suggestion?.reference ?? null;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li className="desk-mail-row" data-open={isOpen ? '' : undefined}>
      <p className="desk-mail-from">
        <a
          href={placeAddress({ ...firstPlace, page: 'mails' })}
          data-mail={mail.id}
          aria-current={isOpen ? 'true' : undefined}
          aria-describedby={about}
          onClick={open}
          dir="auto"
        >
          <b>{senderWords(mail)}</b>
        </a>
        {mail.name.trim() !== '' && <span>{mail.from}</span>}
        <time dateTime={mail.at} title={`${wholeTime(mail.at)} ${inHouse()}`}>
          {rowTime(mail.at, viewer.now)}
        </time>
      </p>
      <div id={about}>
        <p className="desk-mail-subject" dir="auto">
          {subjectWords(mail)}
        </p>
        <p className="desk-mail-text" dir="auto">
          {mail.text.slice(0, 240)}
        </p>
        {suggested && (
          <p className="desk-mail-why">
            <b>{suggested.title}</b>
            <span>{suggested.why}</span>
          </p>
        )}
        {due && (
          <small data-tone={due.late ? 'late' : undefined}>
            {due.late ? `Not placed yet, ${due.words}` : due.words}
          </small>
        )}
      </div>
      <p className="desk-buttons desk-mail-row-acts">
        {reference !== null && suggested && (
          <Button aria-describedby={about} onClick={() => void putTo(reference)}>
            {suggested.button}
          </Button>
        )}
        <Button
          aria-label={`Make an enquiry of the mail of ${senderWords(mail)}`}
          onClick={() => void begin(usualBeginning)}
        >
          Make an enquiry
        </Button>
      </p>
    </li>
  );
}
