import type { EnquiryKind } from '@sundowner/brand';
import { withConsent } from '@sundowner/enquiries/forms/consent';
import {
  type ConsentText,
  type FormConfig,
  type FormValues,
  fieldsOf,
} from '@sundowner/enquiries/forms/form';
import { type PageContext, presetValues } from '@sundowner/enquiries/forms/page-context';
import { type Dispatch, type FormEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { clearDraft, keepDraft, readDraft } from './draft.ts';
import type { EnquiryFormState } from './enquiry-form.tsx';
import { type EnquiryAction, type EnquiryState, enquiryReducer } from './enquiry-state.ts';
import { type FormContent, plainContent } from './field-common.ts';
import { focusFirstControl } from './show-control.ts';
import { trapValues } from './trap-fields.tsx';
import { useFieldHandlers } from './use-field-handlers.island.ts';
import { useLater, useOnline } from './use-later.island.ts';
import { useSilentValues } from './use-silent-values.island.ts';
import { type Tickets, useTicket } from './use-ticket.island.ts';

export interface EnquiryOptions {
  readonly config: FormConfig;
  readonly initial: EnquiryState;
  /** The page's own ticket, or `null` in a dialog. */
  readonly ticket: string | null;
  /** The consent text that ticket is signed with; `null` in a dialog. */
  readonly consent?: ConsentText | null;
  /** The form is on view: a ticket is fetched, and what was sent before makes room for a new one. */
  readonly active: boolean;
  /** Page the visitor came from, a path on our own host. */
  readonly from: string;
  readonly url: string;
  /** What that page presets; `null` while it is not known yet. */
  readonly context?: PageContext | null;
  readonly content?: FormContent | undefined;
  /** What was typed before React had taken the form over; asked once, as soon as it has. */
  readonly typed?: (() => Readonly<FormValues>) | undefined;
  /** Called with the address of the thank-you page; absent where the thank-you is shown in place, from the state's `receipt`. */
  readonly onSent?: (address: string) => void;
}

/** Words for a connection that takes its time; the enquiry may well be on its way. */
const slowAfterMs = 5_000;

const contextless = (from: string): PageContext => ({ from, property: null });

/** Values only a browser knows: its time zone (form configuration, `preset`). */
function ownPresets(config: FormConfig): FormValues {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const fields = fieldsOf(config).filter(({ preset }) => preset === 'time-zone');
  return Object.fromEntries(fields.map(({ name }) => [name, zone]));
}

/** A form in a browser: what was typed, what is wrong with it, and its way to the server. */
export function useEnquiry(options: EnquiryOptions) {
  const { config: plain, initial, ticket, active, from, url, typed, onSent } = options;
  const context = useMemo(() => options.context ?? contextless(from), [options.context, from]);
  const [state, dispatch] = useReducer(enquiryReducer, initial, (start) =>
    enquiryReducer(start, { type: 'preset', values: presetValues(plain, context) }),
  );
  const [hydrated, setHydrated] = useState(false);
  /** How often the form was emptied, and whether the visitor asked for the last time. */
  const [round, setRound] = useState({ number: 0, asked: false });
  const form = useRef<HTMLDivElement>(null);
  const latest = useRef(state);
  latest.current = state;
  const inFlight = useRef(false);
  const online = useOnline();
  const [tickets, consent] = useTicket(plain.kind, { ticket, consent: options.consent ?? null }, active);
  const config = useMemo(() => withConsent(plain, consent ?? plain.consent), [plain, consent]);
  const fallback = useMemo(() => plainContent(Date.now()), []);
  const content = options.content ?? fallback;
  const [laterPart, later] = useLater(active, online);
  const { handlers, files, judged, dropFiles } = useFieldHandlers(config, latest, dispatch, laterPart);
  const take = (values: FormValues) => dispatch({ type: 'filled', values });
  const lookForSilent = useSilentValues({ config, place: form, latest, take }, later);

  const presets = useMemo(() => presetValues(plain, context), [plain, context]);
  useEffect(() => {
    dispatch({ type: 'preset', values: { ...presets, ...ownPresets(plain) } });
    setHydrated(true);
  }, [plain, presets]);
  useKeeping({ kind: plain.kind, initial, typed, state, consent: config.consent, tickets, dispatch });

  function restart(asked = false) {
    clearDraft(plain.kind);
    dropFiles();
    dispatch({ type: 'restarted', values: { ...presets, ...ownPresets(plain) } });
    setRound(({ number }) => ({ number: number + 1, asked }));
  }

  const restarted = useRef(restart);
  restarted.current = restart;
  useEffect(() => {
    // Opened again after it was sent: a new enquiry begins.
    if (active && latest.current.phase === 'sent') restarted.current();
    // Back from the thank-you page to a page the browser kept alive: what was sent is not there to be sent again (SUB-13).
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && latest.current.phase === 'sent') restarted.current();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [active]);

  useEffect(() => {
    const element = form.current?.querySelector('form');
    return state.refusals > 0 && element ? later?.showFirstError(element) : undefined;
  }, [state.refusals, later]);

  useEffect(() => {
    // The buttons that asked go with the press.
    const element = form.current?.querySelector('form');
    if (round.asked && element) focusFirstControl(element);
  }, [round]);

  useEffect(() => {
    // The button was hidden while sending and lost the focus; here is where the visitor goes on.
    if (state.busyUntil !== null) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [state.busyUntil]);

  useEffect(() => {
    if (state.phase !== 'sending') return;
    const timer = setTimeout(() => dispatch({ type: 'slow' }), slowAfterMs);
    return () => clearTimeout(timer);
  }, [state.phase]);

  async function send(traps: Readonly<Record<string, string>>) {
    if (inFlight.current) return;
    inFlight.current = true;
    const part = await laterPart.load();
    if (!part) {
      inFlight.current = false;
      // Without a line the form says so itself, and holds everything until it is back.
      if (navigator.onLine) postNatively(form.current?.querySelector('form'), tickets.current());
      return;
    }
    lookForSilent(part);
    const { values } = latest.current;
    const errors = part.judgeForm(judged, values);
    if (errors.length > 0) {
      inFlight.current = false;
      return dispatch({ type: 'refused', errors });
    }
    dispatch({ type: 'sending' });
    const { answer, at } = await part.sendForm({
      config,
      form: () => latest.current,
      values,
      files,
      traps,
      from,
      url,
      countsAs: context.countsAs,
      tickets,
    });
    inFlight.current = false;
    if (answer.type !== 'sent') return dispatch({ type: 'answered', answer, at });
    dispatch({ type: 'sent', reference: answer.reference, at });
    onSent?.(answer.thankYou);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(trapValues(event.currentTarget));
  }

  // While the thank-you page is on its way the form stays under its overlay.
  const sending = state.phase === 'sending' || (state.phase === 'sent' && onSent !== undefined);
  const drawn: EnquiryFormState = {
    config,
    values: state.values,
    errors: state.errors,
    summarised: state.summarised,
    content,
    context,
    files,
    handlers,
    everyField: !hydrated,
    onSubmit: submit,
    sending,
    notice:
      online || state.phase === 'sending'
        ? (later?.sendingNotice(state) ?? null)
        : 'You are offline. Do go on filling in; we can receive it once you are connected again.',
    round: round.number,
    onRestart: state.touched.length > 0 ? () => restart(true) : undefined,
  };
  return {
    /** The form with the consent text its ticket names. */
    config,
    state,
    /** What the form ends with; here before it can end, `null` until then. */
    later,
    form,
    /** Everything `EnquiryForm` needs of a form in a browser. */
    drawn,
    handlers,
    everyField: !hydrated,
    submit,
    /** What an apology says of the try that failed. */
    apology: {
      offline: !online || state.failure?.reason === 'offline',
      request: { config, values: state.values, files, failure: state.failure },
      /** Held without a line, and the line is back: sent when the visitor says so. */
      onSendNow: online && state.failure?.reason === 'offline' ? () => void send({}) : undefined,
    },
    goBack: () => dispatch({ type: 'returned' }),
    restart: () => restart(),
  };
}

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
function useKeeping({ kind, initial, typed, state, consent, tickets, dispatch }: Keeping): void {
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

/**
 * Posts a form as the browser does without scripts, where the script that sends it cannot be had: the server judges it, and
 * answers with a page that holds everything.
 *
 * @param form absent where none stands there
 * @param ticket of a form in a dialog, which carries none by itself
 */
function postNatively(form: HTMLFormElement | null | undefined, ticket: string | null): void {
  if (!form) return;
  if (ticket !== null && !form.elements.namedItem('ticket')) {
    const carried = document.createElement('input');
    Object.assign(carried, { type: 'hidden', name: 'ticket', value: ticket });
    form.append(carried);
  }
  form.submit();
}
