import { deskCalls } from '@sundowner/desk-wire/calls';
import type { UnmatchedMails } from '@sundowner/desk-wire/mails';
import { isReference } from '@sundowner/desk-wire/reference';
import { type SubmitEvent, useEffect, useState } from 'react';
import { inHouse } from '../../runtime/house.ts';
import { studioAddress } from '../address.ts';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { Field } from '../parts/fields.tsx';
import { useCall } from '../state/queries.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { rowTime, wholeTime } from '../words/times.ts';

/** What they wrote; of one that could not be taken apart, all of it in a file. */
function Words({ mail }: { readonly mail: UnmatchedMails['mails'][number] }) {
  const { id, text, unreadable } = mail;
  return (
    <>
      {unreadable && (
        <p>
          This mail could not be read here.{' '}
          <a
            className="desk-link"
            href={studioAddress(deskCalls.takeUnmatchedMailFile, { mail: id, place: 0 })}
            download
          >
            Take the whole mail
          </a>{' '}
          and open it in a mail program. <small>Your name is kept with the download.</small>
        </p>
      )}
      {(!unreadable || text !== '') && (
        <details className="desk-more" open={text.length < 400}>
          <summary>What they wrote</summary>
          <blockquote dir="auto">{text}</blockquote>
        </details>
      )}
    </>
  );
}

/** Who wrote; a mail that could not be read may not even say that. */
function Writer({ from, name }: Pick<UnmatchedMails['mails'][number], 'from' | 'name'>) {
  return (
    <>
      <b dir="auto">{name || from || 'An unknown sender'}</b>
      {name !== '' && from !== '' && `, ${from}`}
    </>
  );
}

function UnmatchedMail({ mail }: { readonly mail: UnmatchedMails['mails'][number] }) {
  const viewer = useViewer();
  const { settle } = useUnmatchedMails();
  const [typed, setTyped] = useState('');
  const { id, at, from, name, subject, files, mayBe, unreadable } = mail;
  const title = unreadable ? 'A mail that could not be read' : 'No subject';
  const put = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void settle(id, typed.trim().toUpperCase());
  };
  return (
    <li className="desk-card">
      <h2 dir="auto">{subject === '' ? title : subject}</h2>
      <p>
        <Writer from={from} name={name} />,{' '}
        <time dateTime={at} title={`${wholeTime(at)} ${inHouse()}`}>
          {rowTime(at, viewer.now)}
        </time>
        {files > 0 && `, ${files === 1 ? 'one file' : `${files} files`}`}
      </p>
      <Words mail={mail} />
      <form onSubmit={put}>
        {mayBe.map((reference) => (
          <Button key={reference} onClick={() => void settle(id, reference)}>
            Put to {reference}
          </Button>
        ))}
        <Field
          label="Reference of another enquiry"
          required
          autoComplete="off"
          maxLength={12}
          value={typed}
          onValue={setTyped}
        />
        <Button submits disabled={!isReference(typed.trim().toUpperCase())}>
          Put to it
        </Button>
        <Button look="text" onClick={() => void settle(id, null)}>
          Put away
        </Button>
      </form>
    </li>
  );
}

/** Mails of senders nobody knows, until somebody says where each belongs. */
export function MailsScreen() {
  const viewer = useViewer();
  const { mails: found, reload } = useUnmatchedMails();
  useEffect(() => void reload(), [reload]);
  return (
    <main id="desk-main" className="desk-page" tabIndex={-1}>
      <header>
        <h1>Mails of unknown senders</h1>
      </header>
      {found === null || !found.configured ? (
        <p>Mails of travellers do not come in here: no mailbox is set (IMAP_URL).</p>
      ) : (
        <p>
          {found.readAt === null
            ? 'The mailbox has not been read yet.'
            : `The mailbox was last read at ${rowTime(found.readAt, viewer.now)}.`}{' '}
          What is put to an enquiry becomes part of its conversation; what is put away leaves this list.
        </p>
      )}
      {found?.mails.length === 0 && <p>Nothing waits. Mails that name no enquiry of ours show here.</p>}
      {found && found.mails.length > 0 && (
        <ul className="desk-held-mails">
          {found.mails.map((mail) => (
            <UnmatchedMail key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </main>
  );
}

/** Mails of senders nobody knows: `null` until they have come. */
export function useUnmatchedMails() {
  const { say } = useSession();
  const { value, reload, setValue } = useCall(deskCalls.readUnmatchedMails, {}, Number.POSITIVE_INFINITY);
  return {
    mails: value,
    reload,
    /** Puts a mail to an enquiry, or away without one. */
    async settle(id: string, reference: string | null) {
      const reply = await callDesk(deskCalls.actOnUnmatchedMail, {
        params: { mail: id },
        body: reference === null ? { act: 'put-away' } : { act: 'attach', reference },
      });
      if (!reply.ok) return say({ problem: reply.detail });
      setValue(reply.value);
      say(reference === null ? 'Put away.' : `Put to ${reference}.`);
    },
  };
}
