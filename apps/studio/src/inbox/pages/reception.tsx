import type { DeskCounts } from '@sundowner/desk-wire';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { roleOf } from '../../access/callers.ts';
import { type DeskPerson, deskAccess, personName } from '../access.ts';
import { type ListPlace, placeFrom } from '../address.ts';
import type { DeskClient } from '../desk/client.ts';
import { DeskUnreachableError } from '../desk/desk-errors.ts';
import { openDesk } from '../desk/open-desk.ts';
import { Frame } from '../parts/frame.tsx';
import { RefusedPane, UnreachablePane } from '../parts/message-pane.tsx';
import { AlertBanner, alertsNow } from '../parts/studio-alerts.tsx';
import { searchSeal } from '../search-seal.ts';

/** What a page of the inbox has in hand once somebody has been let in. */
export interface Visit {
  readonly req: PayloadRequest;
  readonly person: DeskPerson;
  readonly desk: DeskClient;
  readonly place: ListPlace;
  /** What was searched for, opened. */
  readonly search: string | null;
  readonly now: Date;
  readonly parameters: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Drawn {
  readonly shows: 'list' | 'enquiry';
  readonly counts: DeskCounts;
  readonly panes: ReactNode;
}

/**
 * Lets somebody in, or not, and draws the page around what `draw` gives.
 *
 * Payload leaves custom views open to everybody, so the door is here: strangers go to the login and come back after it,
 * other roles read why they may not. A site that does not answer becomes a page of its own.
 *
 * @param address of the page itself, for the way back
 */
export async function receive(
  { initPageResult: { req }, searchParams }: AdminViewServerProps,
  address: (place: ListPlace) => string,
  draw: (visit: Visit) => Promise<Drawn>,
): Promise<ReactNode> {
  const now = new Date();
  const parameters = searchParams ?? {};
  const place = placeFrom(parameters);
  const access = deskAccess(req.user);
  if (access === 'stranger') redirect(`/admin/login?redirect=${encodeURIComponent(address(place))}`);
  const isAdmin = roleOf(req.user) === 'admin';
  if (access === 'refused') {
    const rail = { name: req.user ? personName(req.user) : '', isAdmin, open: null, atDesk: false, now };
    return (
      <Frame rail={rail} shows="alone" address={address(place)}>
        <RefusedPane />
      </Frame>
    );
  }
  const person = access.who;
  const rail = { name: person.name, isAdmin, open: null, atDesk: true, now };
  const search = place.find ? searchSeal(req.payload.secret).open(place.find) : null;
  const visit: Visit = {
    req,
    person,
    desk: openDesk(),
    place: search === null ? { ...place, find: null } : place,
    search,
    now,
    parameters,
  };
  try {
    const [{ shows, counts, panes }, alerts] = await Promise.all([draw(visit), alertsNow(now)]);
    return (
      <Frame
        rail={{ ...rail, open: counts.open }}
        shows={shows}
        address={address(place)}
        banner={<AlertBanner alerts={alerts} now={now} />}
      >
        {panes}
      </Frame>
    );
  } catch (error) {
    if (!(error instanceof DeskUnreachableError)) throw error;
    req.payload.logger.warn({ reason: error.reason }, 'the enquiry desk cannot be reached');
    return (
      <Frame rail={rail} shows="alone" address={address(place)}>
        <UnreachablePane again={address(place)} />
      </Frame>
    );
  }
}
