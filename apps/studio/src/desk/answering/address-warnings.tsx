import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import { useState } from 'react';
import { Button, Icon } from '../parts/controls.tsx';
import { useViewer } from '../state/session-context.ts';
import { isSameAddress, mailboxName } from '../words/mailbox-words.ts';
import { momentWords } from '../words/times.ts';
import {
  cameBack,
  type KnownAddress,
  type Recipients,
  readMailboxes,
  recipientKinds,
  undecidedAmong,
  withoutRecipient,
  withRecipients,
} from './recipients.ts';

interface DoubtedProps {
  readonly recipients: Recipients;
  readonly doubted: readonly KnownAddress[];
  /** Sends it as it is; `null` until sending was tried. */
  readonly onSend: (() => void) | null;
  readonly onChange: (recipients: Recipients) => void;
}

/**
 * Addresses to which nothing arrives, each with when and why, those whose person had everything erased, and what can be done. Amber: it is
 * the visitor's mailbox, not our pipeline.
 */
export function DoubtedAddresses({ recipients, doubted, onSend, onChange }: DoubtedProps) {
  const viewer = useViewer();
  const [correcting, setCorrecting] = useState<string | null>(null);
  const [to, setTo] = useState('');
  const correct = (old: Mailbox) => {
    const { mailboxes } = readMailboxes(to);
    const next = mailboxes[0];
    if (!next) return;
    const kind = recipientKinds.find((each) =>
      recipients[each].some(({ address }) => isSameAddress(address, old.address)),
    );
    const name = next.name || old.name;
    onChange(withRecipients(withoutRecipient(recipients, old), kind ?? 'to', [{ ...next, name }]));
    setCorrecting(null);
  };
  return doubted.map((person) => (
    <div key={person.address} className="desk-address-warning" data-key="doubted-address" tabIndex={-1}>
      <Icon name="warning" />
      {person.failed ? (
        <p>
          <b>
            Our mail to {person.address} {cameBack(person.failed) ? 'came back' : 'arrived'}{' '}
            {momentWords(person.failed.at, viewer.now)}:
          </b>{' '}
          {person.failed.reason}
        </p>
      ) : (
        <p>
          <b>
            Everything held of {person.address} was erased
            {person.erased && ` ${momentWords(person.erased, viewer.now)}`}.
          </b>{' '}
          Write to them only if they want that.
        </p>
      )}
      {correcting === person.address ? (
        <>
          <input
            // biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked for it
            autoFocus
            className="desk-input"
            type="text"
            inputMode="email"
            aria-label="The right address"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') correct(person);
              else if (event.key === 'Escape') setCorrecting(null);
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          />
          <Button onClick={() => correct(person)}>Use it</Button>
        </>
      ) : (
        <>
          <Button onClick={() => onChange(withoutRecipient(recipients, person))}>Leave it out</Button>
          {onSend && <Button onClick={onSend}>Send all the same</Button>}
          <Button
            look="text"
            onClick={() => {
              setTo(person.address);
              setCorrecting(person.address);
            }}
          >
            Correct it…
          </Button>
        </>
      )}
    </div>
  ));
}

interface UndecidedProps {
  readonly enquiry: EnquiryDetail;
  readonly recipients: Recipients;
  readonly onSend: () => void;
  readonly onChange: (recipients: Recipients) => void;
}

/** Asked once, in the line, before anything goes to somebody of whom nobody has said who they are. */
export function UndecidedQuestion({ enquiry, recipients, onSend, onChange }: UndecidedProps) {
  const undecided = undecidedAmong(recipients, enquiry.conversation);
  if (undecided.length === 0) return null;
  const names = undecided.map(mailboxName).join(' and ');
  const many = undecided.length > 1;
  return (
    <div className="desk-address-warning" role="alert">
      <Icon name="warning" />
      <p>
        <b>
          {names} {many ? 'are' : 'is'} not decided.
        </b>{' '}
        Send to {many ? 'them' : names} all the same?
      </p>
      <Button onClick={onSend}>Send all the same</Button>
      <Button
        look="text"
        onClick={() => onChange(undecided.reduce<Recipients>(withoutRecipient, recipients))}
      >
        Leave {many ? 'them' : names} out
      </Button>
    </div>
  );
}
