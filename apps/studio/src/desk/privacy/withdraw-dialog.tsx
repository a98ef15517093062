import { deskCalls } from '@sundowner/desk-wire/calls';
import { type SubmitEvent, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/fields.tsx';
import { useSession } from '../state/session-context.ts';
import { purposeWords } from '../words/enquiry-words.ts';

export interface WithdrawDialogProps {
  readonly reference: string;
  readonly purpose: string;
  readonly onDone: () => void;
}

/** Somebody took their consent back; how they said it is kept. */
export function WithdrawDialog({ reference, purpose, onDone }: WithdrawDialogProps) {
  const { say, open } = useSession();
  const [way, setWay] = useState('');
  const record = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { purpose, way: way.trim() };
    const reply = await callDesk(deskCalls.withdrawConsent, { params: { reference }, body });
    if (!reply.ok) return say({ problem: reply.detail });
    open(null);
    onDone();
    say('The withdrawal is recorded.');
  };
  return (
    <Dialog title={`Withdrawn: ${purposeWords(purpose)}`}>
      <form className="desk-form" onSubmit={(event) => void record(event)}>
        <Field
          label="How they said it"
          required
          maxLength={200}
          placeholder="By telephone, by letter"
          value={way}
          onValue={setWay}
        />
        {purpose === 'email-updates' && (
          <p>They are taken off the letter at once. Whoever looks after the CRM is told.</p>
        )}
        <p>
          <Button submits look="solid">
            Record it
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
