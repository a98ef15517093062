import type { EnquiryKind } from '@sundowner/brand';
import type { ConsentText, FormValues } from '@sundowner/enquiries/forms/form';
import { type Dispatch, useEffect, useRef } from 'react';
import { keepDraft, readDraft } from './draft.ts';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';
import type { Tickets } from './use-ticket.island.ts';

interface Keeping {
  readonly kind: EnquiryKind;
  readonly initial: EnquiryState;
  readonly typed: (() => Readonly<FormValues>) | undefined;
  readonly state: EnquiryState;
  readonly consent: ConsentText;
  readonly tickets: Tickets;
  readonly dispatch: Dispatch<EnquiryAction>;
}

/** Brings back what was kept in this tab, and keeps what is typed (FRM-10). What the server gave back goes before a draft. */
export function useKeeping({ kind, initial, typed, state, consent, tickets, dispatch }: Keeping): void {
  const posted = useRef(initial.touched.length > 0);
  useEffect(() => {
    const draft = posted.current ? null : readDraft(kind);
    // Asked for only now: a letter may come while the form is being taken over.
    dispatch({ type: 'filled', values: { ...draft?.values, ...typed?.() } });
  }, [kind, typed, dispatch]);

  useEffect(() => {
    if (state.touched.length > 0 && state.phase !== 'sent') {
      keepDraft(kind, state, tickets.current(), consent);
    }
  }, [kind, state, consent, tickets]);
}
