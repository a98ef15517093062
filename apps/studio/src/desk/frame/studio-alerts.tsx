import type { AlertInForce } from '@sundowner/desk-wire';
import type { PayloadRequest } from 'payload';
import { Suspense } from 'react';
import { deskAccess } from '../access.ts';
import { DeskUnreachableError } from '../client/desk-errors.ts';
import { readAlerts } from '../client/house.ts';
import { deskConnection } from '../client/open-desk.ts';
import { alertsHeading, alertWords } from '../words/alerts.ts';
import './studio-alerts.css';

/** Milliseconds a page of the studio waits for the site; the rest of it is there meanwhile. */
const timeout = 1000;
/** Alerts shown before "and 3 more". */
const mostShown = 5;

/** What is wrong now. That the site does not answer is wrong too. */
async function alertsNow(now: Date): Promise<readonly AlertInForce[]> {
  try {
    return await readAlerts(deskConnection(timeout));
  } catch (error) {
    if (!(error instanceof DeskUnreachableError)) throw error;
    const message = 'The website does not answer the studio, so enquiries cannot be seen here.';
    // A busy site takes its time, and is no alarm.
    return error.reason === 'refused-connection'
      ? [{ kind: 'unreachable', message, since: now.toISOString() }]
      : [];
  }
}

/** The banner over every page of the studio, or nothing when nothing is wrong (DSK-10). */
function AlertBanner({ alerts, now }: { readonly alerts: readonly AlertInForce[]; readonly now: Date }) {
  if (alerts.length === 0) return null;
  const shown = alerts.slice(0, mostShown).map((alert) => alertWords(alert, now));
  const beyond = alerts.length - shown.length;
  return (
    <section className="studio-alerts" aria-labelledby="studio-alerts">
      <h2 id="studio-alerts">{alertsHeading(alerts.length)}</h2>
      <ul>
        {shown.map(({ title, says, help }) => (
          <li key={`${title} ${says}`}>
            <b>{title}.</b> {says} {help}
          </li>
        ))}
        {beyond > 0 && <li>And {beyond} more.</li>}
      </ul>
    </section>
  );
}

async function CurrentAlerts() {
  const now = new Date();
  return <AlertBanner alerts={await alertsNow(now)} now={now} />;
}

/** The banner on Payload's own pages, for those who work at the desk. It comes when it comes. */
export function StudioAlerts({ user }: { readonly user?: PayloadRequest['user'] }) {
  if (typeof deskAccess(user ?? null) === 'string') return null;
  return (
    <Suspense fallback={null}>
      <CurrentAlerts />
    </Suspense>
  );
}
