import type { AlertInForce } from '@sundowner/desk-wire';
import { deskCalls } from '@sundowner/desk-wire/calls';
import type { PayloadRequest } from 'payload';
import { Suspense } from 'react';
import { deskAccess } from '../access.ts';
import { callSite, DeskUnreachableError, deskConnection, readAlerts } from '../client/site-client.ts';
import { alertsHeading, alertWords } from '../words/alerts.ts';
import './studio-pages.css';
import type { DeskClaim } from '@sundowner/desk-wire/people';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { deskRoot } from '../address.ts';

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
async function CurrentAlerts() {
  const now = new Date();
  const alerts = await alertsNow(now);
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

/** The banner on Payload's own pages, for those who work at the desk. It comes when it comes. */
export function StudioAlerts({ user }: { readonly user?: PayloadRequest['user'] }) {
  if (typeof deskAccess(user ?? null) === 'string') return null;
  return (
    <Suspense fallback={null}>
      <CurrentAlerts />
    </Suspense>
  );
}

/** Stands before Payload's dashboard: a concierge has nothing there and goes on to the desk; an administrator finds the link to it. */
export function ConciergeStart({ user }: { readonly user?: PayloadRequest['user'] }) {
  const access = deskAccess(user ?? null);
  if (typeof access === 'string') return null;
  if (access.who.role === 'concierge') redirect(deskRoot);
  return (
    <p className="desk-door">
      <Link href={deskRoot} prefetch={false}>
        Enquiry desk
      </Link>{' '}
      <Suspense fallback={null}>
        <NewCount asker={access.who} />
      </Suspense>
    </p>
  );
}

/** The desk in Payload's own navigation, for those who may open it. The count comes when it comes. */
export function DeskNavLink({ user }: { readonly user?: PayloadRequest['user'] }) {
  const access = deskAccess(user ?? null);
  if (typeof access === 'string') return null;
  return (
    <Link className="nav__link" href={deskRoot} prefetch={false} id="nav-desk">
      <span className="nav__link-label">
        Enquiry desk{' '}
        <Suspense fallback={null}>
          <NewCount asker={access.who} />
        </Suspense>
      </span>
    </Link>
  );
}

/** "(5 new)", or nothing when none is or the site does not answer soon. */
async function NewCount({ asker }: { readonly asker: DeskClaim }) {
  try {
    const { counts } = await callSite(deskConnection(timeout), asker, deskCalls.readList, {
      body: { list: 'new', limit: 1 },
    });
    return counts.new === 0 ? null : <>({counts.new} new)</>;
  } catch (error) {
    if (error instanceof DeskUnreachableError) return null;
    throw error;
  }
}
