import type { OwnFact, OwnLetter, OwnMessage, OwnStatus } from '@sundowner/enquiries/own-page/own-letter';
import { classNames } from '../../ui/class-names.ts';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import styles from './own-letter-parts.module.css';

/** Where it stands: one sentence, and what stands under it. */
export function Status({
  greeting,
  status,
  files,
  number,
}: {
  readonly greeting: string;
  readonly status: OwnStatus;
  /** Of our last letter. */
  readonly files: number;
  readonly number: string | null;
}) {
  return (
    <section className={styles.stands} aria-label="Where it stands">
      <p className={styles.greeting}>{greeting}</p>
      <p className={styles.sentence}>{status.sentence}</p>
      <p className={styles.under}>
        {files > 0 && `The letter is below, with ${files === 1 ? 'a file' : `${files} files`}. `}
        {status.under}
        {status.offersCall && number && (
          <>
            {' '}
            If it cannot wait, call <TelephoneLink className={styles.inText} number={number} />.
          </>
        )}
      </p>
      {status.cameBack && <p className={styles.under}>{status.cameBack}</p>}
    </section>
  );
}

/** What was asked for, and whom it is with: beside the letter, in it on small screens. */
export function Asked({
  facts,
  concierge,
  house,
}: {
  readonly facts: readonly OwnFact[];
  readonly concierge: OwnLetter['concierge'];
  readonly house: string;
}) {
  return (
    <aside className={styles.side} aria-label="What you asked for">
      <h2 className={styles.sideHeading}>What you asked for</h2>
      <dl className={styles.asked}>
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={label === 'Reference' ? styles.reference : undefined}>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {concierge && (
        <p className={styles.with}>
          <i>{concierge.name}</i>
          <span>{house}. With you until you are home again.</span>
        </p>
      )}
    </aside>
  );
}

/** Everything written, oldest first: theirs in the display face, ours plain and signed. */
export function Written({
  messages,
  house,
}: {
  readonly messages: readonly OwnMessage[];
  readonly house: string;
}) {
  if (messages.length === 0) return null;
  return (
    <section className={styles.talk} aria-labelledby="written">
      <h2 id="written" className={styles.talkHeading}>
        What was written
      </h2>
      {messages.map((message) => (
        <Message key={message.id} message={message} house={house} />
      ))}
    </section>
  );
}

function Message({ message, house }: { readonly message: OwnMessage; readonly house: string }) {
  const { by, heading, when, how, paragraphs, signed, files } = message;
  return (
    <article className={classNames(styles.message, by === 'them' ? styles.theirs : styles.ours)}>
      <header className={styles.messageHead}>
        <h3>{heading}</h3>
        <span>{when}</span>
        {how && <span>{how}</span>}
      </header>
      <div className={styles.body}>
        {paragraphs.map((text) => (
          <p key={text} className={styles.words}>
            {text}
          </p>
        ))}
        {signed && (
          <p className={styles.signed}>
            <i>{signed}</i>
            <span>{house}</span>
          </p>
        )}
        <Files message={message} />
        {by === 'them' && files.length > 0 && (
          <p className={styles.sent}>
            {`Sent with it: ${files.map(({ name, words }) => `${name}, ${words}`).join('; ')}. Kept sealed; nothing of it can be opened from here.`}
          </p>
        )}
      </div>
    </article>
  );
}

function Files({ message: { files } }: { readonly message: OwnMessage }) {
  const open = files.filter(({ href }) => href !== null);
  if (open.length === 0) return null;
  return (
    <ul className={styles.files}>
      {open.map(({ name, words, href }) => (
        <li key={href}>
          <a href={href ?? undefined} download>
            {name}
            <small>{words}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
