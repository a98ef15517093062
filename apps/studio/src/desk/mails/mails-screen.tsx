import type { UnmatchedMail } from '@sundowner/desk-wire/mails';
import { useEffect, useRef, useState } from 'react';
import { firstPlace } from '../address.ts';
import { Button } from '../parts/controls.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession, useValue, useViewer } from '../state/session-context.ts';
import { useUnmatchedMails } from '../state/use-unmatched-mails.ts';
import { mailsByGroup, mailsToWork, moreToWorkWords } from '../words/mail-words.ts';
import { rowTime } from '../words/times.ts';
import { MailGroups } from './mail-groups.tsx';
import { MailPane } from './mail-pane.tsx';
import { MailRow } from './mail-row.tsx';
import './mails.css';

const waitingWords = (count: number) =>
  count === 0 ? 'nothing waits' : `${count.toLocaleString('en-GB')} for a person`;

/** Which mail is open, and how another one is. */
function useOpenMail(work: readonly UnmatchedMail[], all: readonly UnmatchedMail[]) {
  const { values } = useSession();
  const chosen = useValue(values.mail);
  const opened = all.find(({ id }) => id === chosen) ?? null;
  // Beside the list the first one is shown until another is chosen.
  const mail = opened ?? work[0] ?? null;
  const at = mail === null ? -1 : work.findIndex(({ id }) => id === mail.id);
  const moved = useRef(false);
  const show = (id: string | null) => {
    moved.current = true;
    values.mail.set(id);
  };
  const shown = mail?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next mail takes the focus, not another state of the same
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    // What is suggested is under Enter at once; in a list without the mail beside it the first row is.
    const next = ['.desk-mail [data-suggested]', '.desk-mail [data-key="mail-heading"]', '.desk-mail-row a']
      .map((part) => document.querySelector<HTMLElement>(part))
      .find((part) => part !== null && part.offsetParent !== null);
    next?.focus();
  }, [shown]);
  return {
    mail,
    isOpened: opened !== null,
    previous: work[at - 1] ?? null,
    next: at < 0 ? null : (work[at + 1] ?? null),
    show,
    /** Goes on after something was done to a mail. */
    moveOn(done: UnmatchedMail) {
      const place = work.findIndex(({ id }) => id === done.id);
      const following = place < 0 ? null : (work[place + 1] ?? work[place - 1] ?? null);
      const row = document.querySelector(`[data-mail="${done.id}"]`)?.closest('li');
      const isInRow = row?.contains(document.activeElement) ?? document.activeElement === document.body;
      // Who has gone on to another mail meanwhile stays there.
      if (values.mail.read() !== chosen) return;
      if (done.id === shown) moved.current = true;
      else if (isInRow) document.querySelector<HTMLElement>(`[data-mail="${following?.id}"]`)?.focus();
      if (opened !== null && opened.id === done.id) values.mail.set(following?.id ?? null);
    },
  };
}

/** What stands where the mails would. */
function Instead({ problem, onTry }: { readonly problem: string | null; readonly onTry: () => void }) {
  if (problem === null) return <p role="status">Opening the mails.</p>;
  return (
    <p role="alert">
      {problem} <Button onClick={onTry}>Try now</Button>
    </p>
  );
}

/** Mails that belong to no enquiry yet: a list that is worked down, each with what is likeliest. */
export function MailsScreen() {
  const viewer = useViewer();
  const { values } = useSession();
  // What a search found may stand far below those that are listed.
  const chosen = useValue(values.mail);
  const [searched] = useState(chosen);
  const { mails: found, problem, reload, act } = useUnmatchedMails(searched);
  useEffect(() => void reload(), [reload]);
  const all = found?.mails ?? [];
  const work = mailsToWork(all);
  const open = useOpenMail(work, all);
  const isOff = found !== null && !found.configured;
  return (
    <main
      id="desk-main"
      className="desk-page desk-mails"
      tabIndex={-1}
      data-reading={open.isOpened ? '' : undefined}
    >
      <header>
        <h1>Unplaced mail {found && <small>{waitingWords(work.length + found.more.waiting)}</small>}</h1>
        {found && !isOff && (
          <p>
            What reads like an enquiry stands first.{' '}
            {found.readAt === null
              ? 'The mailbox has not been read yet.'
              : `Read at ${rowTime(found.readAt, viewer.now)}.`}
          </p>
        )}
        <PlaceLink className="desk-link" to={{ ...firstPlace, page: 'rules' }}>
          Rules for senders
        </PlaceLink>
      </header>
      {found === null && <Instead problem={problem} onTry={() => void reload()} />}
      {found !== null && problem !== null && <Instead problem={problem} onTry={() => void reload()} />}
      {isOff && <p>Mails of travellers do not come in here: no mailbox is set (IMAP_URL).</p>}
      {found !== null && !isOff && work.length === 0 && (
        <div className="desk-mails-none">
          <h2>Every mail is placed</h2>
          <p>Mails that name no enquiry of ours show here, each with what is likeliest.</p>
        </div>
      )}
      {all.length > 0 && (
        <div className="desk-mails-body">
          <div className="desk-mails-list">
            {work.length > 0 && (
              <ol aria-label="Mails for a person">
                {work.map((mail) => (
                  <MailRow
                    key={mail.id}
                    mail={mail}
                    isOpen={mail.id === open.mail?.id}
                    onOpen={() => open.show(mail.id)}
                    onAct={act}
                    onDone={() => open.moveOn(mail)}
                  />
                ))}
              </ol>
            )}
            {found !== null && found.more.waiting > 0 && (
              <p>{moreToWorkWords(work.length, found.more.waiting)}</p>
            )}
            <MailGroups
              groups={mailsByGroup(all)}
              more={found?.more ?? null}
              onOpen={(id) => open.show(id)}
              onAct={act}
            />
          </div>
          {open.mail && (
            <MailPane
              key={open.mail.id}
              mail={open.mail}
              mails={all}
              onAct={act}
              onDone={open.moveOn}
              previous={open.previous?.id ?? null}
              next={open.next?.id ?? null}
              onShow={open.show}
            />
          )}
        </div>
      )}
    </main>
  );
}
