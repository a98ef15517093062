'use client';

import type { StrayMails } from '@sundowner/desk-wire/mails';
import { isReference } from '@sundowner/desk-wire/reference';
import { type SubmitEvent, useEffect, useState } from 'react';
import { strayFileAddress } from '../address.ts';
import { Button } from '../parts/button.tsx';
import { useDesk } from '../state/desk-context.ts';
import { rowTime, wholeTime } from '../words/times.ts';
import '../parts/privacy.css';

/** What they wrote; of one that could not be taken apart, all of it in a file. */
function Words({ mail }: { readonly mail: StrayMails['mails'][number] }) {
  const { id, text, unreadable } = mail;
  return (
    <>
      {unreadable && (
        <p>
          This mail could not be read here.{' '}
          <a className="desk-link" href={strayFileAddress(id, 0)} download>
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
function Writer({ from, name }: Pick<StrayMails['mails'][number], 'from' | 'name'>) {
  return (
    <>
      <b dir="auto">{name || from || 'An unknown sender'}</b>
      {name !== '' && from !== '' && `, ${from}`}
    </>
  );
}

function Stray({ mail }: { readonly mail: StrayMails['mails'][number] }) {
  const { strays, house } = useDesk();
  const [typed, setTyped] = useState('');
  const { id, at, from, name, subject, files, mayBe, unreadable } = mail;
  const title = unreadable ? 'A mail that could not be read' : 'No subject';
  const put = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void strays.settle(id, typed.trim().toUpperCase());
  };
  return (
    <li className="desk-card">
      <h2 dir="auto">{subject === '' ? title : subject}</h2>
      <p>
        <Writer from={from} name={name} />,{' '}
        <time dateTime={at} title={`${wholeTime(at)}, South African time`}>
          {rowTime(at, house.now)}
        </time>
        {files > 0 && `, ${files === 1 ? 'one file' : `${files} files`}`}
      </p>
      <Words mail={mail} />
      <form onSubmit={put}>
        {mayBe.map((reference) => (
          <Button key={reference} onClick={() => void strays.settle(id, reference)}>
            Put to {reference}
          </Button>
        ))}
        <label className="desk-field">
          Reference of another enquiry
          <input
            className="desk-input"
            required
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <Button submits disabled={!isReference(typed.trim().toUpperCase())}>
          Put to it
        </Button>
        <Button look="text" onClick={() => void strays.settle(id, null)}>
          Put away
        </Button>
      </form>
    </li>
  );
}

/** Mails of senders nobody knows, until somebody says where each belongs. */
export function MailsScreen() {
  const { strays, house } = useDesk();
  const { strays: found, reload } = strays;
  useEffect(() => void reload(), [reload]);
  return (
    <main id="desk-main" className="desk-office" tabIndex={-1}>
      <header>
        <h1>Mails of unknown senders</h1>
      </header>
      {found === null || !found.configured ? (
        <p>Mails of travellers do not come in here: no mailbox is set (IMAP_URL).</p>
      ) : (
        <p>
          {found.readAt === null
            ? 'The mailbox has not been read yet.'
            : `The mailbox was last read at ${rowTime(found.readAt, house.now)}.`}{' '}
          What is put to an enquiry becomes part of its conversation; what is put away leaves this list.
        </p>
      )}
      {found?.mails.length === 0 && <p>Nothing waits. Mails that name no enquiry of ours show here.</p>}
      {found && found.mails.length > 0 && (
        <ul className="desk-held-mails">
          {found.mails.map((mail) => (
            <Stray key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </main>
  );
}
