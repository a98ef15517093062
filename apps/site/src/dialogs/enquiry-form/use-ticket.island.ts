import type { ConsentText } from '@sundowner/enquiries/forms/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readDraft } from './draft.ts';
import { fetchTicket } from './ticket.ts';

export interface Tickets {
  /** The ticket in hand, or `null`. */
  readonly current: () => string | null;
  /** The ticket in hand, once the one under way has come or failed. */
  readonly ready: () => Promise<string | null>;
  readonly keep: (ticket: string) => void;
  readonly forget: () => void;
}

/** A page's own ticket, with the consent text it is signed with. */
export interface PageTicket {
  readonly ticket: string | null;
  readonly consent: ConsentText | null;
}

/**
 * The ticket of a form: that of its kept draft, else the page's own, else one fetched when the form comes into view. A
 * ticket that could not be fetched is fetched on submit.
 *
 * @returns with the consent text the ticket in hand names, `null` while none does: the form's own then
 */
export function useTicket(
  kind: string,
  page: PageTicket,
  active: boolean,
): readonly [tickets: Tickets, consent: ConsentText | null] {
  const ticket = useRef<string | null>(null);
  const underWay = useRef<Promise<void> | null>(null);
  const [consent, setConsent] = useState(page.consent);
  const { ticket: pageTicket, consent: pageConsent } = page;

  const tickets = useMemo(
    (): Tickets => ({
      current: () => ticket.current,
      async ready() {
        await underWay.current;
        return ticket.current;
      },
      keep(fresh) {
        ticket.current = fresh;
      },
      forget() {
        ticket.current = null;
      },
    }),
    [],
  );

  useEffect(() => {
    if (!active || ticket.current !== null || underWay.current) return;
    const draft = readDraft(kind);
    if (draft?.ticket) {
      ticket.current = draft.ticket;
      // A draft without its words was begun under the form's own.
      return setConsent(draft.consent ?? null);
    }
    ticket.current = pageTicket;
    if (ticket.current !== null) return setConsent(pageConsent);
    underWay.current = fetchTicket(kind).then((fetched) => {
      underWay.current = null;
      // A visitor who submitted meanwhile has fetched her own.
      if (!fetched || ticket.current !== null) return;
      ticket.current = fetched.ticket;
      setConsent(fetched.consent);
    });
  }, [active, kind, pageTicket, pageConsent]);

  return [tickets, consent];
}
