import { mostAdults, mostChildren } from '@sundowner/brand/party';
import { longestReason, type OwnStay } from '@sundowner/enquiries/own-page/own-letter';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { describedBy, FieldFrame } from '../../ui/field/field-frame.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Act, action, draftOf, Key, Of, type OwnFormProps, typedInto } from './own-form-parts.tsx';
import styles from './own-forms.module.css';

/** More words, and files with them. */
export function AddForm({ formKey, of, post, to, isDone }: OwnFormProps & { to: string; isDone: boolean }) {
  const { value, error, own } = typedInto('add', post);
  const away = own?.awayAt ? 'Not sent yet. Nobody has received this.' : undefined;
  const textError = error('text') ?? away;
  const again = own && own.files.length > 0 ? own.files.join(', ') : null;
  return (
    <section className={styles.add} id="write" aria-labelledby="write-heading">
      <h2 id="write-heading" className={styles.heading}>
        Add something
      </h2>
      <form
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        action={action('add')}
        {...draftOf('add', { of, post })}
      >
        <Key value={formKey} />
        <Of reference={of} />
        {/* Files may come without words: the field is not required, and is not called optional either. */}
        <FieldFrame id="write-text" label={`Your words to ${to}`} error={textError} required>
          <textarea
            {...describedBy({ id: 'write-text', error: textError, hint: undefined })}
            className={styles.words}
            id="write-text"
            name="text"
            rows={5}
            defaultValue={value('text')}
          />
        </FieldFrame>
        <OwnFiles error={error('files')} again={again} />
        <p className={styles.send}>
          <Button type="submit">
            {own?.awayAt ? 'Try again' : isDone ? 'Send and open it again' : `Send to ${to}`}
          </Button>
          <span className={styles.hint}>Or answer the mail. It comes to the same page.</span>
        </p>
      </form>
    </section>
  );
}

function OwnFiles({ error, again }: { readonly error: string | undefined; readonly again: string | null }) {
  const hint = `Up to five, 10 MB each: PDF, pictures, Word.${
    again ? ` Please choose ${again} again: a browser does not let us keep files.` : ''
  }`;
  return (
    <FieldFrame id="write-files" label="Files" hint={hint} error={error}>
      <input
        {...describedBy({ id: 'write-files', hint, error })}
        className={styles.files}
        type="file"
        id="write-files"
        name="files"
        multiple
        // Not every system knows that a telephone’s pictures are pictures.
        accept=".pdf,.doc,.docx,.heic,.heif,image/*"
      />
    </FieldFrame>
  );
}

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(index + from));
const options = (values: readonly string[]) => [
  { label: null, options: values.map((value) => ({ value, label: value })) },
];
/** A number that was given and is not among the offered stays among them. */
const offered = (values: readonly string[], own: string) =>
  own === '' || values.includes(own) ? values : [...values, own];

export function ChangeForm({ formKey, of, post, stay, to }: OwnFormProps & { stay: OwnStay; to: string }) {
  const { value, error, isOpen } = typedInto('change', post);
  const [adults, children] = [value('adults', stay.adults), value('children', stay.children)];
  return (
    <Act id="change" title="Change dates or guests" open={isOpen}>
      <form
        className={styles.form}
        method="post"
        action={action('change')}
        {...draftOf('change', { of, post })}
      >
        <Key value={formKey} />
        <Of reference={of} />
        <p className={styles.muted}>
          {capital(to)} {to === 'the concierges' ? 'see' : 'sees'} both: what you asked first and what you ask
          now. Nothing is changed until you have an answer.
        </p>
        <div className={styles.fields}>
          <TextField
            id="change-arrival"
            name="arrival"
            label="Arrival"
            type="date"
            defaultValue={value('arrival', stay.arrival)}
            error={error('arrival')}
          />
          <TextField
            id="change-departure"
            name="departure"
            label="Departure"
            type="date"
            defaultValue={value('departure', stay.departure)}
            error={error('departure')}
          />
          <SelectField
            id="change-adults"
            name="adults"
            label="Adults"
            placeholder="Choose"
            groups={options(offered(upTo(1, mostAdults), adults))}
            defaultValue={adults}
            error={error('adults')}
          />
          <SelectField
            id="change-children"
            name="children"
            label="Children"
            placeholder="Choose"
            groups={options(offered(upTo(0, mostChildren), children))}
            defaultValue={children}
            error={error('children')}
          />
          <TextField
            id="change-ages"
            name="ages"
            label="Ages of children"
            hint="For example 4 and 7"
            defaultValue={value('ages', stay.ages)}
            error={error('ages')}
          />
        </div>
        <p>
          <Button type="submit">Send the change</Button>
        </p>
      </form>
    </Act>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const days = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'any', label: 'Any day' },
];
const hours = [
  { value: 'morning', label: '08:00 to 12:00' },
  { value: 'afternoon', label: '12:00 to 16:00' },
  { value: 'evening', label: '16:00 to 19:00' },
];

export function CallForm({
  formKey,
  of,
  post,
  numberEnds,
  place,
}: OwnFormProps & { numberEnds: string | null; place: string }) {
  const { value, error, isOpen } = typedInto('call', post);
  const numbers = [
    ...(numberEnds ? [{ value: 'given', label: `The one you gave, ending in ${numberEnds}` }] : []),
    { value: 'other', label: 'Another number' },
  ];
  return (
    <Act id="call" title="Call me instead" open={isOpen}>
      <form className={styles.form} method="post" action={action('call')} {...draftOf('call', { of, post })}>
        <Key value={formKey} />
        <Of reference={of} />
        <p className={styles.muted}>Somebody who has read all of this rings you, in the hours you choose.</p>
        <div className={`${styles.fields} ${styles.call}`}>
          <SelectField
            id="call-number"
            name="number"
            label="Number"
            placeholder="Choose"
            required
            groups={[{ label: null, options: numbers }]}
            defaultValue={value('number', numberEnds ? 'given' : 'other')}
          />
          <TextField
            id="call-other"
            name="other"
            label="Another number"
            type="tel"
            defaultValue={value('other')}
            error={error('other')}
          />
          <SelectField
            id="call-day"
            name="day"
            label="Day"
            placeholder="Choose"
            required
            groups={[{ label: null, options: days }]}
            defaultValue={value('day', 'any')}
            error={error('day')}
          />
          <SelectField
            id="call-hours"
            name="hours"
            label={`Hours, in ${place}`}
            placeholder="Choose"
            required
            groups={[{ label: null, options: hours }]}
            defaultValue={value('hours', 'morning')}
            error={error('hours')}
          />
        </div>
        <p>
          <Button type="submit">Ask for a call</Button>
        </p>
      </form>
    </Act>
  );
}

export function WithdrawForm({ formKey, of, post, to }: OwnFormProps & { to: string }) {
  const { value, error, isOpen } = typedInto('withdraw', post);
  return (
    <Act id="withdraw" title="Withdraw this enquiry" open={isOpen}>
      <form
        className={styles.form}
        method="post"
        action={action('withdraw')}
        {...draftOf('withdraw', { of, post })}
      >
        <Key value={formKey} />
        <Of reference={of} />
        <p className={styles.muted}>
          {capital(to)} {to === 'the concierges' ? 'stop' : 'stops'}, rooms kept for you are let go, and one
          last mail confirms it. You can undo it for 24 hours, from this page.
        </p>
        <TextField
          id="withdraw-why"
          name="why"
          label="Would you tell us why?"
          maxLength={longestReason}
          defaultValue={value('why')}
          error={error('why')}
        />
        <p>
          <Button type="submit" tone="ghost" className={styles.bad}>
            Withdraw this enquiry
          </Button>
        </p>
      </form>
    </Act>
  );
}

export function UndoForm({ of, until }: { readonly of: string; readonly until: string | null }) {
  if (until === null)
    return (
      <p className={styles.note}>
        The day to undo it is over. <a href="/enquire/email">Write to us anew</a>.
      </p>
    );
  return (
    <section className={classNames(styles.add, styles.undo)} aria-labelledby="undo-heading">
      <h2 id="undo-heading" className={styles.heading}>
        Changed your mind?
      </h2>
      <p className={styles.muted}>Until {until}, one press puts it back as it was.</p>
      <form method="post" action={action('undo')}>
        <Of reference={of} />
        <Button type="submit">Undo the withdrawal</Button>
      </form>
      <p className={styles.hint}>
        After that, <a href="/enquire/email">write to us anew</a>.
      </p>
    </section>
  );
}
