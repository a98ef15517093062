import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { inHouse } from '../../runtime/house.ts';
import { studioAddress } from '../address.ts';
import { Avatar, Icon } from '../parts/controls.tsx';
import { useViewer } from '../state/session-context.ts';
import { deliveryWords } from '../words/delivery-words.ts';
import { nameWords } from '../words/enquiry-words.ts';
import { fileTitle, kindOfFile, sizeWords } from '../words/file-words.ts';
import { personWords } from '../words/people-words.ts';
import { momentWords, wholeTime } from '../words/times.ts';

const calls: Readonly<Record<string, string>> = {
  spoke: 'spoke to them by telephone',
  'left-message': 'left a message by telephone',
  'no-reply': 'rang, no reply',
};

/** What a telephone call came to. */
const callWords = (outcome: string): string => calls[outcome] ?? 'by telephone';

/** "Show the quoted text (22 lines)". */
function quotedWords(quoted: string): string {
  const lines = quoted.split('\n').filter((line) => line.trim() !== '').length;
  return `Show the quoted text (${lines} ${lines === 1 ? 'line' : 'lines'})`;
}

interface MessageProps {
  readonly enquiry: EnquiryDetail;
  readonly message: Message;
}

function Who({ enquiry, message }: MessageProps) {
  const viewer = useViewer();
  const { way, by, state, to, subject } = message;
  if (way === 'traveller') {
    return (
      <>
        <b dir="auto">{nameWords(enquiry)}</b>
        <span>{message.automatic ? 'an automatic reply' : 'by email'}</span>
      </>
    );
  }
  const called: Partial<Record<Message['state'], string>> = {
    stopped: 'not sent',
    'called-back': 'called back, not sent',
  };
  return (
    <>
      {by !== null && <Avatar person={by} viewer={viewer} />}
      <b>{personWords(by, viewer)}</b>
      <span>
        {way === 'telephone' ? callWords(subject) : (called[state] ?? (to === null ? '' : `to ${to}`))}
      </span>
    </>
  );
}

function Files({ enquiry, message }: MessageProps) {
  return message.files.map(({ place, name, kind, bytes, unsafe }) => {
    const address = studioAddress(deskCalls.takeMessageFile, {
      reference: enquiry.reference,
      message: message.id,
      place,
    });
    const words = `${fileTitle(name)}, ${kindOfFile(kind)}, ${sizeWords(bytes)}`;
    return (
      <span key={place} dir="auto">
        <Icon name="file" />{' '}
        {unsafe === null ? (
          <a className="desk-link" href={address} download>
            {words}
          </a>
        ) : (
          `${words}. Not safe to open: ${unsafe}`
        )}
      </span>
    );
  });
}

function Foot({ enquiry, message }: MessageProps) {
  const viewer = useViewer();
  const sending = message.delivery
    ? deliveryWords(message.delivery, { erasing: false, now: viewer.now })
    : null;
  const leaving = message.callBackUntil !== null && Date.parse(message.callBackUntil) > viewer.now.getTime();
  if (!sending && message.files.length === 0) return null;
  return (
    <footer>
      <Files enquiry={enquiry} message={message} />
      {sending && (
        <span data-tone={sending.tone}>{leaving ? 'Waits a few seconds, and goes out.' : sending.words}</span>
      )}
      {sending?.exact && (
        <details className="desk-more">
          <summary>Exact words</summary>
          <p>{sending.exact}</p>
        </details>
      )}
    </footer>
  );
}

function MessageCard({ enquiry, message }: MessageProps) {
  const viewer = useViewer();
  const { at, text, quoted, way } = message;
  return (
    <article className="desk-message" data-way={way === 'traveller' ? 'in' : 'out'}>
      <header>
        <Who enquiry={enquiry} message={message} />
        <time dateTime={at} title={`${wholeTime(at)} ${inHouse()}`}>
          {momentWords(at, viewer.now)}
        </time>
      </header>
      {text !== '' && (
        <div className="desk-message-text" dir="auto">
          {text}
        </div>
      )}
      {quoted !== '' && (
        <details className="desk-more">
          <summary>{quotedWords(quoted)}</summary>
          <blockquote dir="auto">{quoted}</blockquote>
        </details>
      )}
      <Foot enquiry={enquiry} message={message} />
    </article>
  );
}

/** How many of the latest stand open; what came before opens at a click. */
const latest = 2;

/** What was said since the enquiry came, oldest first. @param without what stands by itself: a stopped answer, and the one that was first */
export function Conversation({
  enquiry,
  without,
}: {
  readonly enquiry: EnquiryDetail;
  readonly without: readonly string[];
}) {
  const viewer = useViewer();
  const messages = enquiry.conversation.messages.filter(({ id }) => !without.includes(id));
  if (messages.length === 0) return null;
  const folded = messages.slice(0, -latest);
  return (
    <section className="desk-conversation" aria-label="Conversation">
      {folded.map((message) => (
        <details
          key={message.id}
          className="desk-folded"
          data-way={message.way === 'traveller' ? 'in' : 'out'}
        >
          <summary>
            <b>{message.way === 'traveller' ? nameWords(enquiry) : personWords(message.by, viewer)}</b>
            <span>{message.text.split('\n').find((line) => line.trim() !== '') ?? ''}</span>
            <time dateTime={message.at}>{momentWords(message.at, viewer.now)}</time>
          </summary>
          <MessageCard enquiry={enquiry} message={message} />
        </details>
      ))}
      {messages.slice(-latest).map((message) => (
        <MessageCard key={message.id} enquiry={enquiry} message={message} />
      ))}
    </section>
  );
}
