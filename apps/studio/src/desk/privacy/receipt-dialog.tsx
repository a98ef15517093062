import { deskCalls } from '@sundowner/desk-wire/calls';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useCall } from '../state/queries.ts';
import { wholeTime } from '../words/times.ts';
import { receiptCountWords } from './privacy-words.ts';

/** What an erasure took away, who asked and who confirmed, and what others still hold. */
export function ReceiptDialog({ erasure }: { readonly erasure: string }) {
  const { value: receipt, problem } = useCall(deskCalls.readErasureReceipt, { params: { erasure } });
  const lines = receipt && [
    ['Receipt', receipt.id],
    ['Erased', `${wholeTime(receipt.erasedAt)}, South African time`],
    ['What', receiptCountWords(receipt.counts)],
    ['Enquiries', receipt.references.join(', ')],
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
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
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
