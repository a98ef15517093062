import type { UnmatchedMail, UnmatchedMails } from '@sundowner/desk-wire/mails';
import { useState } from 'react';
import { Button } from '../parts/controls.tsx';
import { useViewer } from '../state/session-context.ts';
import {
  groupWords,
  type MailGroup,
  moreSortedWords,
  putAsideWords,
  senderWords,
  subjectWords,
} from '../words/mail-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { rowTime, shortDay } from '../words/times.ts';
import type { MailAct } from './mail-acts.ts';

export interface MailGroupsProps {
  readonly groups: readonly { readonly group: MailGroup; readonly mails: readonly UnmatchedMail[] }[];
  readonly onOpen: (id: string) => void;
  readonly onAct: MailAct;
}

/** How many of a kind are shown before the rest is asked for. */
const mostShown = 3;

function Group({
  group,
  mails,
  onOpen,
  onAct,
}: Omit<MailGroupsProps, 'groups'> & MailGroupsProps['groups'][number]) {
  const viewer = useViewer();
  const [isWhole, setWhole] = useState(false);
  const { title, line } = groupWords[group];
  const shown = isWhole ? mails : mails.slice(0, mostShown);
  return (
    <details className="desk-mail-group">
      <summary>
        <b>{title}</b> <span>{mails.length.toLocaleString('en-GB')}</span>{' '}
        {line !== '' && <small>{line}</small>}
      </summary>
      <ul>
        {shown.map((mail) => (
          <li key={mail.id}>
            <button type="button" className="desk-link" dir="auto" onClick={() => onOpen(mail.id)}>
              {senderWords(mail)}: {subjectWords(mail)}
            </button>
            <small>
              {rowTime(mail.at, viewer.now)}
              {mail.machine?.until && `, away until ${shortDay(mail.machine.until)}`}
              {mail.away && `, ${putAsideWords(mail.away, (id) => colleagueWords(id, viewer.people, id))}`}
            </small>
            {mail.away && (
              <Button
                aria-label={`Bring back the mail of ${senderWords(mail)}`}
                onClick={() =>
                  void onAct(mail.id, { act: 'take-back' }, 'Brought back: it waits here again.')
                }
              >
                Bring back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isWhole && mails.length > mostShown && (
        <Button look="text" onClick={() => setWhole(true)}>
          See all {mails.length.toLocaleString('en-GB')}
        </Button>
      )}
    </details>
  );
}

/** What was sorted by kind: a count and one line each, folded. */
export function MailGroups({
  groups,
  more,
  ...acts
}: MailGroupsProps & { readonly more: UnmatchedMails['more'] | null }) {
  if (groups.length === 0) return null;
  const older = moreSortedWords(more);
  return (
    <section aria-labelledby="desk-mail-groups">
      <h2 id="desk-mail-groups" className="desk-part">
        Sorted by kind, nobody needs to look
      </h2>
      {groups.map((each) => (
        <Group key={each.group} {...each} {...acts} />
      ))}
      {older !== null && <p>{older}</p>}
    </section>
  );
}
