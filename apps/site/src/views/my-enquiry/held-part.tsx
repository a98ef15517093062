import type { OwnCodePurpose, OwnLetter } from '@sundowner/enquiries/own-page/own-letter';
import type { OwnPost } from '@sundowner/enquiries/own-page/own-page-state';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Act, action, Of, typedInto } from './own-form-parts.tsx';
import styles from './own-forms.module.css';

/** What is held, since when and until when; the file with all of it; and the end of it. */
export function HeldPart({
  letter,
  post,
  news,
}: {
  readonly letter: OwnLetter;
  readonly post: OwnPost | null;
  /** What became of what was asked here. */
  readonly news: ReactNode;
}) {
  const { isOpen, error, value } = typedInto('confirm', post);
  const address = letter.asked.find(({ label }) => label === 'Answers go to')?.value ?? null;
  const asked =
    isOpen ||
    news !== null ||
    post?.form === 'code' ||
    letter.codes.length > 0 ||
    letter.exportUntil !== null;
  return (
    <Act id="held" title="What we hold about you, and until when" open={asked}>
      <p className={styles.muted}>
        Kept for {letter.keptMonths} months after your travel or our last letter, whichever is later: for you,
        until {letter.keptUntil}. Then it is erased by itself.
      </p>
      <table className={styles.held}>
        <caption className={styles.hidden}>What we hold about you</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Since</th>
            <th scope="col">Until</th>
          </tr>
        </thead>
        <tbody>
          {letter.held.map(({ what, since, until }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label={until === '' ? undefined : 'Since'}>{since}</td>
              <td data-label="Until">{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {news}
      {letter.exportUntil && (
        <p className={styles.muted}>
          Everything, until {letter.exportUntil} in this browser:{' '}
          <a href="/my-enquiry/everything.html">to read</a>,{' '}
          <a href="/my-enquiry/everything.json">for programs (JSON)</a>.
        </p>
      )}
      {letter.erasure && (
        <p className={styles.muted}>
          Erasing: asked for on {letter.erasure.askedAt}. It is done within seven days, and we write once to
          say so.
        </p>
      )}
      {letter.codes.map((purpose) => (
        <CodeForm
          key={purpose}
          purpose={purpose}
          of={letter.reference}
          address={address}
          error={value('purpose') === purpose ? error('code') : undefined}
          typed={value('purpose') === purpose ? value('code') : ''}
        />
      ))}
      {isOpen && letter.codes.length === 0 && (
        <p className={styles.muted}>{error('code')}. Please ask for a new one.</p>
      )}
      {address ? (
        <>
          <div className={styles.two}>
            <AskCode of={letter.reference} purpose="export" words="Send me all of it" />
            {letter.erasure === null && (
              <AskCode of={letter.reference} purpose="erase" words="Erase all of it" />
            )}
          </div>
          <p className={styles.hint}>
            For both we first send a code to {address}, so that nobody else who has this link can do it.
          </p>
        </>
      ) : (
        <p className={styles.hint}>
          You left no address a code could be sent to: please call us for a copy, or to have it erased.
        </p>
      )}
    </Act>
  );
}

function AskCode({
  of,
  purpose,
  words,
}: {
  readonly of: string;
  readonly purpose: OwnCodePurpose;
  readonly words: string;
}) {
  return (
    <form method="post" action={action('code')}>
      <Of reference={of} />
      <input type="hidden" name="purpose" value={purpose} />
      <Button type="submit" tone="ghost" className={purpose === 'erase' ? styles.bad : undefined}>
        {words}
      </Button>
    </form>
  );
}

function CodeForm({
  of,
  purpose,
  address,
  error,
  typed,
}: {
  readonly of: string;
  readonly purpose: OwnCodePurpose;
  readonly address: string | null;
  readonly error: string | undefined;
  readonly typed: string;
}) {
  return (
    <form className={styles.form} method="post" action={action('confirm')}>
      <Of reference={of} />
      <input type="hidden" name="purpose" value={purpose} />
      <TextField
        id={`code-${purpose}`}
        name="code"
        label={purpose === 'erase' ? 'The code, to erase all of it' : 'The code, for all of it'}
        hint={`Six digits, sent to ${address ?? 'you'}. It works for ten minutes.`}
        error={error}
        defaultValue={typed}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
      <p>
        <Button type="submit">{purpose === 'erase' ? 'Erase all of it' : 'Make the file'}</Button>
      </p>
    </form>
  );
}
