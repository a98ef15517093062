import type { ReactNode } from 'react';
import { outcomeWithFaults } from './request-faults.ts';

function BusyPage() {
  return (
    <main className="template-minimal">
      <div>
        <h1>The studio is busy</h1>
        <p>Its database does not answer. You are still signed in; load this page again in a moment.</p>
      </div>
    </main>
  );
}

/**
 * Draws a page of the admin. Where the account of who asks could not be read, Payload would send them to sign in, as it does with a
 * stranger; what else it leads to, and what is not there, is told by an error, too.
 */
export async function pageOrBusy(draw: () => Promise<ReactNode>): Promise<ReactNode> {
  const [outcome, fault] = await outcomeWithFaults(draw);
  if ('value' in outcome) return outcome.value;
  if (fault) return <BusyPage />;
  throw outcome.error;
}
