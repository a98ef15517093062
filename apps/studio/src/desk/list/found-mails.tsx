import { firstPlace } from '../address.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { useUnmatchedMails } from '../state/use-unmatched-mails.ts';
import { mailsFound, putAsideWords, senderWords, subjectWords, suggestionWords } from '../words/mail-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { rowTime } from '../words/times.ts';
import { useDeskList } from './list-context.tsx';
import { aroundFound, Found } from './row-parts.tsx';

/** Mails shown under the enquiries of a search; more words find fewer. */
const mostShown = 20;

function Mails({ words }: { readonly words: string }) {
  const { values } = useSession();
  const viewer = useViewer();
  const { mails } = useUnmatchedMails();
  const found = mailsFound(mails?.mails ?? [], words);
  if (found.length === 0) return null;
  return (
    <section className="desk-found-mails" aria-labelledby="desk-found-mails">
      <h2 id="desk-found-mails" className="desk-part">
        Unplaced mail <span>{found.length.toLocaleString('en-GB')}</span>
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

/** Under the enquiries a search found: the mails that belong to none, put aside ones too. */
export function FoundMails() {
  const { words } = useDeskList();
  return words.trim().length < 2 ? null : <Mails words={words} />;
}
