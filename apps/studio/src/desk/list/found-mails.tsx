import type { UnmatchedMail } from '@sundowner/desk-wire/mails';
import { firstPlace } from '../address.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { useMailsWaiting, useUnmatchedMails } from '../state/use-unmatched-mails.ts';
import { lateMails, mailsFound, putAsideWords, senderWords, subjectWords, suggestionWords } from '../words/mail-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { rowTime } from '../words/times.ts';
import { useDeskList } from './list-context.tsx';
import { aroundFound, Found } from './row-parts.tsx';

/** Mails shown under the enquiries of a search; more words find fewer. */
const mostShown = 20;

interface MailsProps {
  readonly title: string;
  readonly found: readonly UnmatchedMail[];
  /** That were searched for; they are marked. */
  readonly words: string;
}

function Mails({ title, found, words }: MailsProps) {
  const { values } = useSession();
  const viewer = useViewer();
  if (found.length === 0) return null;
  return (
    <section className="desk-found-mails" aria-labelledby="desk-found-mails">
      <h2 id="desk-found-mails" className="desk-part">
        {title} <span>{found.length.toLocaleString('en-GB')}</span>
      </h2>
      <ol>
        {found.slice(0, mostShown).map((mail) => (
          <li key={mail.id}>
            <PlaceLink
              to={{ ...firstPlace, page: 'mails' }}
              endsSearch
              onGo={() => values.mail.set(mail.id)}
              dir="auto"
            >
              <b>
                <Found text={senderWords(mail)} words={words} />
              </b>
            </PlaceLink>{' '}
            <span>
              <Found text={mail.from} words={words} />
            </span>{' '}
            <time dateTime={mail.at}>{rowTime(mail.at, viewer.now)}</time>
            <p dir="auto">
              <Found text={subjectWords(mail)} words={words} />
            </p>
            <small dir="auto">
              <Found text={`“${aroundFound(mail.text.slice(0, 2000), words)}”`} words={words} />
            </small>
            <small>
              {mail.away
                ? putAsideWords(mail.away, (id) => colleagueWords(id, viewer.people, id))
                : suggestionWords(mail)?.title}
            </small>
          </li>
        ))}
      </ol>
      {found.length > mostShown && <p>And {(found.length - mostShown).toLocaleString('en-GB')} more.</p>}
    </section>
  );
}

function SearchedMails({ words }: { readonly words: string }) {
  const { mails } = useUnmatchedMails();
  return <Mails title="Unplaced mail" found={mailsFound(mails?.mails ?? [], words)} words={words} />;
}

function LateMails() {
  const { now } = useViewer();
  const { mails } = useUnmatchedMails();
  return <Mails title="Unplaced mail past its time" found={lateMails(mails?.mails ?? [], now)} words="" />;
}

/**
 * Mails that belong to none, apart under the enquiries: of a search what it finds, put aside ones too; under Needs attention those nobody has
 * placed in time.
 */
export function FoundMails() {
  const { place } = useSession();
  const { words } = useDeskList();
  const waits = useMailsWaiting().count > 0;
  if (words.trim().length >= 2) return <SearchedMails words={words} />;
  return place.list === 'attention' && words === '' && waits ? <LateMails /> : null;
}
