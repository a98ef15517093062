import { deskCalls } from '@sundowner/desk-wire/calls';
import { type SubmitEvent, useState } from 'react';
import { inHouse } from '../../runtime/house.ts';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { Fact } from '../parts/data-table.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/fields.tsx';
import { useCall } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';
import { purposeWords } from '../words/enquiry-words.ts';
import { wholeTime } from '../words/times.ts';
import { receiptCountWords } from './privacy-words.ts';

/** What an erasure took away, who asked and who confirmed, and what others still hold. */
export function ReceiptDialog({ erasure }: { readonly erasure: string }) {
  const { value: receipt, problem } = useCall(deskCalls.readErasureReceipt, { params: { erasure } });
  const lines: readonly (readonly [string, string])[] | null = receipt && [
    ['Receipt', receipt.id],
    ['Erased', `${wholeTime(receipt.erasedAt)} ${inHouse()}`],
    ['What', receiptCountWords(receipt.counts)],
    ['Enquiries', receipt.references.join(', ') || 'None'],
    ['Asked by', receipt.askedBy],
    ['Confirmed by', receipt.confirmedBy],
    ['Kept', 'A keyed hash, the version of the consent text, these counts'],
  ];
  return (
    <Dialog title="Receipt of an erasure">
      {!lines && <p role="status">{problem ?? 'Reading.'}</p>}
      {lines && receipt && (
        <>
          <dl className="desk-facts">
            {lines.map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
          {receipt.downstream.length > 0 && (
            <>
              <h3>Still held by others</h3>
              <ul className="desk-short">
                {receipt.downstream.map(({ channel, noun, deliveredAt, status }) => (
                  <li key={`${channel} ${deliveredAt}`}>
                    {noun}: {status}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>
            <Button onClick={() => window.print()}>Print the receipt</Button>
          </p>
        </>
      )}
    </Dialog>
  );
}

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
