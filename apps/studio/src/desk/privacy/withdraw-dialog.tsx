'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ask } from '../state/ask.ts';
import { useDesk } from '../state/desk-context.ts';
import { purposeWords } from '../words/enquiry-words.ts';

export interface WithdrawDialogProps {
  readonly reference: string;
  readonly purpose: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Somebody took their consent back; how they said it is kept. */
export function WithdrawDialog({ reference, purpose, onDone, onClose }: WithdrawDialogProps) {
  const { say } = useDesk();
  const [way, setWay] = useState('');
  const record = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const path = `/consents/${encodeURIComponent(reference)}/withdraw`;
    const reply = await ask('POST', path, { body: { purpose, way: way.trim() } });
    if (!reply.ok) return say({ text: reply.detail, tone: 'problem', undo: null });
    onClose();
    onDone();
    say({ text: 'The withdrawal is recorded.', tone: 'done', undo: null });
  };
  return (
    <Dialog title={`Withdrawn: ${purposeWords(purpose)}`} onClose={onClose}>
      <form className="desk-form" onSubmit={(event) => void record(event)}>
        <label className="desk-field">
          How they said it
          <input
            className="desk-input"
            required
            maxLength={200}
            placeholder="By telephone, by letter"
            value={way}
            onChange={({ target }) => setWay(target.value)}
          />
        </label>
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
