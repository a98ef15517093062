import type { Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { MailNotices } from '../parts/mail-notices.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { deliveryWords } from '../words/delivery-words.ts';
import { changedSubject, roleWords, writerWords } from '../words/mailbox-words.ts';
import { personWords } from '../words/people-words.ts';
import { momentWords } from '../words/times.ts';
import { AskedChange } from './asked-change.tsx';
import { FormattedWords } from './formatted-words.tsx';
import { MessageFiles, MessagePictures, pictureAddress } from './message-files.tsx';
import { MessageHead, WhoIsThis } from './message-head.tsx';
import { PlannedAnswer, Reminder } from './planned-answer.tsx';

/** "Show the quoted text (22 lines)". */
function quotedWords(quoted: string): string {
  const lines = quoted.split('\n').filter((line) => line.trim() !== '').length;
  return `Show the quoted text (${lines} ${lines === 1 ? 'line' : 'lines'})`;
}

interface MessageProps {
  readonly enquiry: EnquiryDetail;
  readonly message: Message;
}

/** What a mail is by who wrote it: `lodge` is inner, and never part of what the traveller reads. */
function wayOf({ way, envelope, state }: Message): 'in' | 'out' | 'lodge' | 'aside' {
  if (way === 'forward' || envelope?.role === 'lodge') return 'lodge';
  if (envelope?.role === 'aside') return 'aside';
  return (way === 'traveller' || way === 'page') && state === 'received' ? 'in' : 'out';
}

function Foot({ enquiry, message }: MessageProps) {
  const viewer = useViewer();
  const { open } = useSession();
  const { delivery, state } = message;
  const sending =
    delivery && state !== 'planned' ? deliveryWords(delivery, { erasing: false, now: viewer.now }) : null;
  const leaving = message.callBackUntil !== null && Date.parse(message.callBackUntil) > viewer.now.getTime();
  if (!sending && message.files.length === 0 && !message.original && message.remindAt === null) return null;
  return (
    <footer>
      <MessageFiles enquiry={enquiry} message={message} />
      {sending && (
        <span data-tone={sending.tone}>{leaving ? 'Waits a few seconds, and goes out.' : sending.words}</span>
      )}
      <Reminder message={message} />
      {sending?.exact && (
        <details className="desk-more">
          <summary>Exact words</summary>
          <p>{sending.exact}</p>
        </details>
      )}
      {message.original && (
        <button
          type="button"
          className="desk-link"
          onClick={() => open({ kind: 'original', reference: enquiry.reference, message: message.id })}
        >
          Original mail
        </button>
      )}
    </footer>
  );
}

function MessageCard({ enquiry, message, subject }: MessageProps & { readonly subject: string | null }) {
  const { text, html, quoted } = message;
  return (
    <article className="desk-message" data-way={wayOf(message)} tabIndex={-1}>
      <MessageHead enquiry={enquiry} message={message} />
      <WhoIsThis enquiry={enquiry} message={message} />
      <PlannedAnswer enquiry={enquiry} message={message} />
      <AskedChange enquiry={enquiry} message={message} />
      {subject !== null && (
        <p className="desk-subject" dir="auto">
          Subject <b>{subject}</b>
        </p>
      )}
      <MailNotices notices={message.notices} />
      {html !== null ? (
        <div className="desk-message-text" data-formatted="" dir="auto">
          <FormattedWords
            html={html}
            pictureAddress={(place) => pictureAddress({ enquiry, message }, place)}
          />
        </div>
      ) : (
        text !== '' && (
          <div className="desk-message-text" dir="auto">
            {text}
          </div>
        )
      )}
      <MessagePictures enquiry={enquiry} message={message} />
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

/** What a folded message says in its line: its first words, else its subject, else that it has files. */
function beginningOf({ text, subject, files, way }: Message): string {
  const line = text.split('\n').find((each) => each.trim() !== '');
  if (line !== undefined) return line;
  if (way !== 'telephone' && subject.trim() !== '') return subject;
  return files.length === 0 ? '' : files.length === 1 ? 'One file' : `${files.length} files`;
}

/** Whether a mail that was long on its way stands above what nobody of ours has written since: folded, it would be overlooked. */
const isLateAndOpen = ({ cameAt }: Message, all: readonly Message[]): boolean =>
  cameAt !== null && !all.some(({ way, state, at }) => way === 'answer' && state === 'sent' && at > cameAt);

/** What was said since the enquiry came, each at its place. @param without what stands by itself: a stopped answer, and the one that was first */
export function Conversation({
  enquiry,
  without,
}: {
  readonly enquiry: EnquiryDetail;
  readonly without: readonly string[];
}) {
  const viewer = useViewer();
  const all = enquiry.conversation.messages;
  const messages = all
    .map((message, at) => ({ message, subject: changedSubject(message, all.slice(0, at)) }))
    .filter(({ message }) => !without.includes(message.id) && message.envelope?.role !== 'aside');
  if (messages.length === 0) return null;
  const folded = messages.slice(0, -latest);
  const isOurs = ({ way }: Message) => way !== 'traveller' && way !== 'page';
  return (
    <section className="desk-conversation" aria-label="Conversation">
      {folded.map(({ message, subject }) =>
        isLateAndOpen(message, all) ? (
          <MessageCard key={message.id} enquiry={enquiry} message={message} subject={subject} />
        ) : (
          <details key={message.id} className="desk-folded" data-way={wayOf(message)}>
            <summary>
              <b dir="auto">
                {isOurs(message) ? personWords(message.by, viewer) : writerWords(enquiry, message)}
              </b>
              {message.envelope && roleWords[message.envelope.role] !== '' && (
                <small className="desk-role">{roleWords[message.envelope.role]}</small>
              )}
              <span>{beginningOf(message)}</span>
              <time dateTime={message.at}>{momentWords(message.at, viewer.now)}</time>
            </summary>
            <MessageCard enquiry={enquiry} message={message} subject={subject} />
          </details>
        ),
      )}
      {messages.slice(-latest).map(({ message, subject }) => (
        <MessageCard key={message.id} enquiry={enquiry} message={message} subject={subject} />
      ))}
    </section>
  );
}
