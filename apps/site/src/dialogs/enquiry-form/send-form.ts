import type { FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import { keepReceipt } from '../panels/receipt.ts';
import { recordConversion } from './conversion.ts';
import { clearDraft, keepDraft } from './draft.ts';
import type { EnquiryState } from './enquiry-state.ts';
import { sentValues } from './sent-values.ts';
import { type Answer, sendEnquiry } from './submission.ts';
import { fetchTicket } from './ticket.ts';
import type { Tickets } from './use-ticket.island.ts';

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
  readonly tickets: Tickets;
}

/**
 * Sends a form, and after a success keeps its receipt, counts it and forgets its draft and ticket.
 *
 * @returns with the moment of the answer, milliseconds since 1970
 */
export async function sendForm(sent: SentForm): Promise<{ readonly answer: Answer; readonly at: number }> {
  const { config, form, values, files, traps, from, url, tickets } = sent;
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
    recordConversion(config, answer.measure, from);
  }
  return { answer, at };
}
