import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, Icon } from '../parts/controls.tsx';
import { useCall } from '../state/queries.ts';
import { isSameAddress, mailboxName, roleWords } from '../words/mailbox-words.ts';
import { DoubtedAddresses } from './address-warnings.tsx';
import {
  type AnswerMode,
  doubtWords,
  type KnownAddress,
  offeredFor,
  type RecipientKind,
  type Recipients,
  readMailboxes,
  withoutRecipient,
  withRecipients,
} from './recipients.ts';

const labels: Readonly<Record<RecipientKind, string>> = { to: 'To', cc: 'Copy', bcc: 'Hidden copy' };

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Mailboxes of the houses; none until they have come. */
const useHouses = (): readonly Mailbox[] => useCall(deskCalls.readLodgeMailboxes, {}).value?.mailboxes ?? [];

interface LineProps {
  readonly enquiry: EnquiryDetail;
  readonly kind: RecipientKind;
  readonly mode: AnswerMode;
  readonly recipients: Recipients;
  readonly doubted: readonly KnownAddress[];
  /** It was asked for by a press, and is written in at once. */
  readonly begins?: boolean;
  readonly onChange: (recipients: Recipients) => void;
}

/** One list of people as chips, and a field that offers those of this enquiry. */
function Line({ enquiry, kind, mode, recipients, doubted, begins = false, onChange }: LineProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (begins) field.current?.focus();
  }, [begins]);
  const houses = useHouses();
  const offered = open ? offeredFor(enquiry, recipients, typed, { mode, houses }) : [];
  const chosen = offered[at];

  const add = (mailboxes: readonly Mailbox[], rest: string) => {
    if (mailboxes.length > 0) onChange(withRecipients(recipients, kind, mailboxes));
    setTyped(rest);
    setWrong(rest !== '');
    setAt(-1);
  };
  /** @returns whether anything was read */
  const read = (words: string): boolean => {
    const { mailboxes, rest } = readMailboxes(words);
    add(mailboxes, rest);
    return mailboxes.length > 0;
  };
  const take = ({ address, name }: Mailbox) => {
    add([{ address, name }], '');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    const last = recipients[kind].at(-1);
    if (step !== undefined && !open) setOpen(true);
    else if (step !== undefined && offered.length > 0)
      setAt((before) => (Math.max(before, step > 0 ? -1 : 0) + step + offered.length) % offered.length);
    else if (event.key === 'Escape' && open) setOpen(false);
    else if (
      (event.key === 'Enter' || event.key === ',' || event.key === ';') &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      if (chosen) take(chosen);
      else read(typed);
    } else if (event.key === 'Tab' && chosen && !event.shiftKey) take(chosen);
    else if (event.key === 'Backspace' && typed === '' && last) onChange(withoutRecipient(recipients, last));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="desk-composer-line" data-wraps="">
      <label htmlFor={id}>{labels[kind]}</label>
      <ul className="desk-addresses" aria-label={labels[kind]}>
        {recipients[kind].map((mailbox) => {
          const doubt = doubted.find(({ address }) => isSameAddress(address, mailbox.address));
          const remove = `Leave out ${mailboxName(mailbox)}`;
          return (
            <li key={mailbox.address} data-failed={doubt ? '' : undefined}>
              {doubt && <Icon name="warning" />}
              {mailbox.name !== '' && <b dir="auto">{mailbox.name}</b>}
              <span>{mailbox.address}</span>
              {doubt && <span className="desk-hidden">, {doubtWords(doubt)}</span>}
              <button
                type="button"
                className="desk-button desk-button-text"
                aria-label={remove}
                title={remove}
                onClick={() => {
                  onChange(withoutRecipient(recipients, mailbox));
                  field.current?.focus();
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
        <li className="desk-address-field">
          <input
            ref={field}
            id={id}
            className="desk-input"
            type="text"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-expanded={offered.length > 0}
            aria-autocomplete="list"
            aria-controls={`${id}-offered`}
            aria-activedescendant={chosen ? `${id}-${at}` : undefined}
            aria-invalid={wrong}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            value={typed}
            onFocus={() => setOpen(true)}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
              setOpen(true);
              setAt(-1);
            }}
            onPaste={(event) => {
              if (read(`${typed}${event.clipboardData.getData('text')}`)) event.preventDefault();
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false);
              if (typed.trim() !== '') read(typed);
            }}
          />
          <div
            id={`${id}-offered`}
            role="listbox"
            aria-label="People here"
            className="desk-offered-people"
            hidden={offered.length === 0}
          >
            {offered.map((person, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and hears the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field names the chosen one by aria-activedescendant
              <div
                key={person.address}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === at}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(person)}
              >
                <b dir="auto">{mailboxName(person)}</b>
                <span>
                  {person.address}
                  {person.role && roleWords[person.role] !== '' && `, ${roleWords[person.role]}`}
                  {(person.failed || person.erased) && `, ${doubtWords({ failed: person.failed ?? null })}`}
                </span>
              </div>
            ))}
          </div>
        </li>
      </ul>
      {wrong && (
        <b id={`${id}-wrong`} role="alert" data-tone="waiting">
          “{typed}” is no mail address.
        </b>
      )}
    </div>
  );
}

export interface RecipientFieldsProps {
  readonly enquiry: EnquiryDetail;
  readonly mode: AnswerMode;
  readonly recipients: Recipients;
  /** Those of them somebody has to think of before it goes. */
  readonly doubted: readonly KnownAddress[];
  /** Sends it as it is; `null` until sending was tried. */
  readonly onSend: (() => void) | null;
  readonly onChange: (recipients: Recipients) => void;
}

/** To whom an answer goes. Copies are shown where there are any, or where they were asked for. */
export function RecipientFields({
  enquiry,
  mode,
  recipients,
  doubted,
  onSend,
  onChange,
}: RecipientFieldsProps) {
  const [copies, setCopies] = useState(false);
  const withCopies = copies || recipients.cc.length > 0 || recipients.bcc.length > 0;
  const line = { enquiry, mode, recipients, doubted, onChange };
  return (
    <>
      <Line {...line} kind="to" />
      {withCopies && <Line {...line} kind="cc" begins={copies} />}
      {(copies || recipients.bcc.length > 0) && (
        <>
          <Line {...line} kind="bcc" />
          <p className="desk-composer-aside">Nobody else learns of a hidden copy, in any mail.</p>
        </>
      )}
      {!copies && (
        <Button look="text" aria-expanded={false} onClick={() => setCopies(true)}>
          Copy, hidden copy…
        </Button>
      )}
      <DoubtedAddresses recipients={recipients} doubted={doubted} onSend={onSend} onChange={onChange} />
    </>
  );
}
