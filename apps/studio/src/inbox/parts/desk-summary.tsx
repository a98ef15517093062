import type { DeskCounts } from '@sundowner/desk-wire';
import Link from 'next/link';
import { listAddress, openPlace } from '../address.ts';

/** Beside the list while no enquiry is open: what the desk holds, and what of it waits for a person. */
export function DeskSummary({ counts }: { readonly counts: DeskCounts }) {
  return (
    <div className="inbox-glance">
      <h2>{counts.open === 0 ? 'Nothing is waiting' : 'Choose an enquiry'}</h2>
      <dl className="inbox-facts">
        <div>
          <dt>Open</dt>
          <dd>{counts.open === 1 ? '1 enquiry' : `${counts.open} enquiries`}</dd>
        </div>
        <div>
          <dt>Held</dt>
          <dd>
            {counts.held === 0 ? (
              'None'
            ) : (
              <Link href={listAddress({ ...openPlace, view: 'held' })} prefetch={false}>
                {counts.held} to release or discard
              </Link>
            )}
          </dd>
        </div>
        <div>
          <dt>Failed</dt>
          <dd>
            {counts.failed === 0 ? (
              'None'
            ) : (
              <Link href={listAddress({ ...openPlace, view: 'failed' })} prefetch={false}>
                {counts.failed} to send again
              </Link>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}
