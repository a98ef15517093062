import { halfOf, isoDate } from '@sundowner/enquiries/forms/dates';
import { type FormConfig, type FormValues, fieldsOf } from '@sundowner/enquiries/forms/form';
import { houseToday } from '../../installation/installation.ts';
import { recordConversion } from './conversion.ts';
import { clearDraft, keepDraft } from './draft.ts';
import type { EnquiryState } from './enquiry-state.ts';
import { shownValue } from './field-values.ts';
import { keepReceipt } from './panels/receipt.ts';
import { type Answer, sendEnquiry } from './submission.ts';
import { fetchTicket } from './ticket.ts';
import type { Tickets } from './use-ticket.island.ts';

/**
 * What a form sends: what the visitor sees filled in. What she typed into a field that has gone again stays in the form, should
 * it come back, and is no part of the enquiry. Dates go as yyyy-mm-dd (FRM-07).
 *
 * @param now milliseconds since 1970, for dates typed without a year
 */
export function sentValues(config: FormConfig, values: Readonly<FormValues>, now: number): FormValues {
  const today = houseToday(now);
  const entries = fieldsOf(config).flatMap((field) => {
    // A file goes beside the values; of one that is no longer in hand only its name is left.
    if (field.type === 'file') return [];
    const value = shownValue(field, values);
    if (value.length === 0) return [];
    const sent =
      field.rule === 'date' && typeof value === 'string'
        ? (isoDate(value, today, halfOf(field)) ?? value)
        : value;
    return [[field.name, sent] as const];
  });
  return Object.fromEntries(entries);
}

interface SentForm {
  readonly config: FormConfig;
  /** The form as it stands whenever it is asked: its draft is kept with every new ticket. */
  readonly form: () => EnquiryState;
  /** What was judged right. */
  readonly values: Readonly<FormValues>;
  readonly files: Readonly<Record<string, File>>;
  readonly traps: Readonly<Record<string, string>>;
  readonly from: string;
  readonly url: string;
  /** Category of that page; absent for those that count with the home page. */
  readonly countsAs: string | undefined;
  readonly tickets: Tickets;
}

/**
 * Sends a form, and after a success keeps its receipt, counts it and forgets its draft and ticket.
 *
 * @returns with the moment of the answer, milliseconds since 1970
 */
export async function sendForm(sent: SentForm): Promise<{ readonly answer: Answer; readonly at: number }> {
  const { config, form, values, files, traps, from, url, countsAs, tickets } = sent;
  const { kind, consent, workingDays } = config;
  const ticket = await tickets.ready();
  keepDraft(kind, form(), ticket, consent);
  const answer: Answer = navigator.onLine
    ? await sendEnquiry({
        form: config,
        post: { values: sentValues(config, values, Date.now()), files, traps, from, url },
        ticket,
        fetchTicket: async () => (await fetchTicket(kind, consent.version))?.ticket ?? null,
        keepTicket: (fresh) => {
          tickets.keep(fresh);
          keepDraft(kind, form(), fresh, consent);
        },
      })
    : { type: 'failed', reason: 'offline' };
  const at = Date.now();
  if (answer.type === 'sent') {
    keepReceipt({ reference: answer.reference, at, workingDays });
    clearDraft(kind);
    tickets.forget();
    recordConversion(config, answer.measure, countsAs);
  }
  return { answer, at };
}
