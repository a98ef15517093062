import { enquiryEndpoints } from '@sundowner/brand';
import { withConsent } from '@sundowner/enquiries/forms/consent';
import {
  type ConsentText,
  type Field,
  type FormConfig,
  type FormValues,
  fieldsOf,
  trapFields,
} from '@sundowner/enquiries/forms/form';
import { validateField, validateForm } from '@sundowner/enquiries/forms/validate';
import { type FormEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { recordConversion } from './conversion.ts';
import { clearDraft, keepDraft, readDraft } from './draft.ts';
import { type EnquiryState, enquiryReducer } from './enquiry-state.ts';
import { showControl, showFirstError } from './first-error.ts';
import type { FieldHandlers } from './form-field.tsx';
import { fetchTicket, sendEnquiry } from './submission.ts';
import { useAfterPointer } from './use-after-pointer.island.ts';
import { useTicket } from './use-ticket.island.ts';

interface EnquiryOptions {
  readonly config: FormConfig;
  readonly initial: EnquiryState;
  /** The page's own ticket, or `null` in a dialog. */
  readonly ticket: string | null;
  /** The consent text that ticket is signed with; `null` in a dialog. */
  readonly consent?: ConsentText | null;
  /** A ticket is fetched once the form is on view. */
  readonly active: boolean;
  readonly from: string;
  readonly url: string;
  /** What was typed before the scripts came. */
  readonly typed?: Readonly<FormValues> | undefined;
  /** Called with the address of the thank-you page. */
  readonly onSent: (address: string) => void;
}

/** Words for a connection that takes its time; the enquiry may well be on its way. */
export const slowAfterMs = 5_000;

/** Values presets know at once in a browser: its time zone (form configuration, `preset`). */
function presets(config: FormConfig): FormValues {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const fields = fieldsOf(config).filter(({ preset }) => preset === 'time-zone');
  return Object.fromEntries(fields.map(({ name }) => [name, zone]));
}

/** A form in a browser: what was typed, what is wrong with it, and its way to the server. */
export function useEnquiry(options: EnquiryOptions) {
  const { config: plain, initial, ticket, active, from, url, typed, onSent } = options;
  const [state, dispatch] = useReducer(enquiryReducer, initial);
  const [hydrated, setHydrated] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const latest = useRef(state);
  latest.current = state;
  const inFlight = useRef(false);
  const [tickets, consent] = useTicket(plain.kind, { ticket, consent: options.consent ?? null }, active);
  const config = useMemo(() => withConsent(plain, consent ?? plain.consent), [plain, consent]);

  useEffect(() => {
    const posted = Object.keys(initial.values).length > 0;
    const draft = posted ? null : readDraft(plain.kind);
    dispatch({ type: 'filled', values: { ...presets(plain), ...draft?.values, ...typed } });
    setHydrated(true);
  }, [plain, initial, typed]);

  useEffect(() => {
    if (Object.keys(state.values).length > 0) {
      keepDraft(config.kind, { values: state.values, ticket: tickets.current(), consent: config.consent });
    }
  }, [config, state.values, tickets]);

  useEffect(() => {
    const element = form.current?.querySelector('form');
    return state.refusals > 0 && element ? showFirstError(element) : undefined;
  }, [state.refusals]);

  useEffect(() => {
    // The button was hidden while sending and lost the focus; here is where the visitor goes on.
    if (state.busyUntil !== null) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [state.busyUntil]);

  useEffect(() => {
    if (state.phase !== 'sending') return;
    const timer = setTimeout(() => dispatch({ type: 'slow' }), slowAfterMs);
    return () => clearTimeout(timer);
  }, [state.phase]);

  const afterPointer = useAfterPointer();
  const handlers = useMemo((): FieldHandlers => {
    const judge = (field: Field, values: Readonly<FormValues>) => validateField(config, field.name, values);
    return {
      change(field, value) {
        const values = { ...latest.current.values, [field.name]: value };
        dispatch({ type: 'changed', field: field.name, value });
        // A field already found wrong is judged as it is mended, so its message goes at once.
        const wrong = latest.current.errors.some((error) => error.field === field.name);
        if (field.validateOn !== 'input' && !wrong) return;
        dispatch({ type: 'judged', field: field.name, message: judge(field, values) });
      },
      leave(field) {
        // Not while a pointer is down: the button would move from under the pointer.
        afterPointer(() => {
          const message = judge(field, latest.current.values);
          // What the server found wrong stays until it is changed, however right it looks here.
          if (message !== null) dispatch({ type: 'judged', field: field.name, message });
        });
      },
      jump(id) {
        const control = document.getElementById(id);
        if (control) showControl(control);
      },
    };
  }, [config, afterPointer]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    const verdict = validateForm(config, state.values);
    if (!verdict.ok) return dispatch({ type: 'refused', errors: verdict.errors });

    inFlight.current = true;
    const data = new FormData(event.currentTarget);
    const traps = Object.fromEntries(trapFields.map((name) => [name, String(data.get(name) ?? '')]));
    dispatch({ type: 'sending' });
    const ready = await tickets.ready();
    keepDraft(config.kind, { values: state.values, ticket: ready, consent: config.consent });
    const answer = navigator.onLine
      ? await sendEnquiry({
          endpoint: enquiryEndpoints[config.kind],
          post: { values: state.values, traps, from, url },
          ticket: ready,
          fetchTicket: async () => (await fetchTicket(config.kind, config.consent.version))?.ticket ?? null,
          keepTicket: (fresh) => {
            tickets.keep(fresh);
            keepDraft(config.kind, {
              values: latest.current.values,
              ticket: fresh,
              consent: config.consent,
            });
          },
        })
      : { type: 'failed' as const };
    inFlight.current = false;
    if (answer.type !== 'sent') return dispatch({ type: 'answered', answer, at: Date.now() });
    clearDraft(config.kind);
    tickets.forget();
    recordConversion(config.kind, answer.measure);
    onSent(answer.thankYou);
  }

  return {
    /** The form with the consent text its ticket names. */
    config,
    state,
    form,
    handlers,
    everyField: !hydrated,
    submit,
    goBack: () => dispatch({ type: 'returned' }),
  };
}
