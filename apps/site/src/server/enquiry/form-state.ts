import { type EnquiryKind, enquiryRecords, type PreviewMark } from '@sundowner/brand';
import type { ConsentText, FormValues } from '@sundowner/enquiries/forms/form';
import type { SubscriptionState } from '@sundowner/enquiries/intake/subscriptions';
import type { OwnPageState } from '@sundowner/enquiries/own-page/own-page-state';
import type { PlainRefusal } from '../http/refusal-answer.ts';

/** A form post that was not accepted: why, and everything the visitor typed. App.Locals carries it to the form's page. */
export interface FormState {
  readonly status: 400 | 408 | 413 | 415 | 428 | 429 | 503;
  readonly values: Readonly<FormValues>;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  /** Show the apology (MOD-17): nothing was stored and it is our fault. */
  readonly apology: boolean;
}

/** What the server gives a page for one request; App.Locals in env.d.ts has it from here, for Astro's types. */
export interface PageLocals {
  /** The signed ticket of the form on the page; set for `/enquire/{kind}` alone. */
  readonly ticket: string | null;
  readonly form: FormState | null;
  /** The consent text the page's ticket is signed with; `null` for a page without a form. */
  readonly consent: ConsentText | null;
  /** Kind of the enquiry a thank-you page is about; `null` for any other page. */
  readonly sent: EnquiryKind | null;
  /** Where the subscription of the page's link stands; set for its two pages alone. */
  readonly subscription?: { readonly state: SubscriptionState; readonly token: string | null };
  /** What the traveller's own page is drawn from; set for it alone. */
  readonly ownPage?: OwnPageState;
  /** Set when the page is made from drafts, for an editor: what its reads said of its parts, as they are read. */
  readonly preview?: readonly PreviewMark[];
}

export const noLocals: PageLocals = { ticket: null, form: null, consent: null, sent: null };

/** Where the form of an endpoint stands; `undefined` for any other path. */
export function formLink(path: string): PlainRefusal['link'] {
  const record = enquiryRecords.find(({ endpoint }) => endpoint === path);
  return record ? { href: `/enquire/${record.kind}`, words: 'Open the form' } : undefined;
}
