import { useEffect, useMemo, useRef } from 'react';
import { readDraft } from './draft.ts';
import { fetchTicket } from './submission.ts';

export interface Tickets {
  /** The ticket in hand, or `null`. */
  readonly current: () => string | null;
  /** The ticket in hand, once the one under way has come or failed. */
  readonly ready: () => Promise<string | null>;
  readonly keep: (ticket: string) => void;
  readonly forget: () => void;
}

/**
 * The ticket of a form: that of its kept draft, else the page's own, else one fetched when the form comes into view. A
 * ticket that could not be fetched is fetched on submit.
 */
export function useTicket(kind: string, pageTicket: string | null, active: boolean): Tickets {
  const ticket = useRef<string | null>(null);
  const underWay = useRef<Promise<void> | null>(null);

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
    ticket.current = readDraft(kind)?.ticket ?? pageTicket;
    if (ticket.current !== null) return;
    underWay.current = fetchTicket(kind).then((fetched) => {
      // Whoever submitted meanwhile has fetched her own.
      ticket.current ??= fetched;
      underWay.current = null;
    });
  }, [active, kind, pageTicket]);

  return tickets;
}
