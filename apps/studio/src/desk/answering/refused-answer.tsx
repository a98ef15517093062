import type { Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { useAct } from '../state/use-act.ts';
import { contactOf } from '../words/contact.ts';

export interface RefusedAnswerProps {
  readonly one: EnquiryDetail;
  readonly refused: Message;
  readonly onSend: (refused: Message, to: string) => Promise<boolean>;
}

/** Nobody has received the answer: the address corrected, and the same answer once more. */
export function RefusedAnswer({ one, refused, onSend }: RefusedAnswerProps) {
  const written = refused.to ?? one.address ?? '';
  const [to, setTo] = useState(written);
  const [busy, setBusy] = useState(false);
  const telephone = contactOf(one).telephone;
  const send = async () => {
    if (busy) return;
    setBusy(true);
    await onSend(refused, to.trim());
    setBusy(false);
  };
  return (
    <form
      className="desk-refused"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>Correct the address and send it again</h2>
      <p>
        It went to <b>{written}</b>, and nobody has received it.
      </p>
      <Field label="New address" type="email" required maxLength={254} value={to} onValue={setTo} />
      <p>
        <Button submits look="solid" aria-disabled={busy}>
          Send again
        </Button>{' '}
        {telephone?.href && (
          <a className="desk-button desk-button-plain" href={telephone.href}>
            <Icon name="telephone" />
            Call {telephone.text}
          </a>
        )}
      </p>
      <p>
        The refused address stays on record. The same answer goes out once more, in the same conversation.
      </p>
    </form>
  );
}

export interface UnclearAnswerProps {
  readonly one: EnquiryDetail;
  readonly unclear: Message;
}

/** An answer their mail server was given and said nothing of: a person decides whether it goes out once more. */
export function UnclearAnswer({ one, unclear }: UnclearAnswerProps) {
  const act = useAct();
  const { id: message } = unclear;
  const to = unclear.to ?? one.address ?? 'them';
  return (
    <section className="desk-refused" aria-labelledby={`desk-unclear-${message}`}>
      <h2 id={`desk-unclear-${message}`}>It may have arrived. Send it once more?</h2>
      <p>
        The mail server had the answer to <b>{to}</b> more than once, and did not say whether it took it.
      </p>
      <p>
        <Button look="solid" onClick={() => void act(one, { act: 'send-once-more', message })}>
          Send it once more
        </Button>{' '}
        <Button onClick={() => void act(one, { act: 'arrived', message })}>It arrived</Button>
      </p>
      <p>It is not sent again by itself. What you say stays on record.</p>
    </section>
  );
}
