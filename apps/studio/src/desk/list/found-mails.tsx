import { firstPlace } from '../address.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { senderWords } from '../words/mail-words.ts';
import { rowTime, shortDay } from '../words/times.ts';
import { useDeskList } from './list-context.tsx';
import { Found } from './row-parts.tsx';

/** Mails that belong to no enquiry, apart under the enquiries a search found; put aside ones, too. */
export function FoundMails() {
  const { values } = useSession();
  const { list, words } = useDeskList();
  const { now } = useViewer();
  const { mails } = list;
  if (words === '' || mails.length === 0) return null;
  return (
    <section className="desk-found-mails" aria-labelledby="desk-found-mails">
      <h2 id="desk-found-mails" className="desk-part">
        Unplaced mail <span>{mails.length.toLocaleString('en-GB')}</span>
      </h2>
      <ol>
        {mails.map((mail) => (
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
            <time dateTime={mail.at}>{rowTime(mail.at, now)}</time>
            <p dir="auto">
              <Found text={mail.subject || 'No subject'} words={words} />
            </p>
            {mail.awayAt !== null && <small>put aside, {shortDay(mail.awayAt)}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}
